"""What every request needs: settings, database, tables, live updates, limits."""

from __future__ import annotations

from grognard.server.database import Database
from grognard.server.figures import Counted
from grognard.server.limits import Limiter
from grognard.server.live import Hub
from grognard.server.settings import Settings
from grognard.server.tables import Tables


class Context:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings)
        self.hub = Hub(settings)
        self.tables = Tables(settings, self.database, self.hub)
        self.counted = Counted()
        self.limiter = Limiter(settings.rate_factor)
