"""Players add to the seed; continued games have new dice; a position is known by its undone choices too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("new_dice", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("undone", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("contribution", sa.String(100), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "contribution")
    op.drop_column("tables", "undone")
    op.drop_column("tables", "new_dice")
