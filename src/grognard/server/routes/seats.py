"""Seats over HTTP: sitting down, the beginning of the game, leaving a seat to a bot and coming back."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, Field

from grognard.server import playing, seating
from grognard.server.access import Here, Who

router = APIRouter(prefix="/api/tables", tags=["tables"])


class SeatWish(BaseModel):
    kind: str = Field("open", max_length=10)
    bot: str = Field("", max_length=60)
    name: str = Field("", max_length=40)


class JoinWish(BaseModel):
    seat: int | None = None
    invitation: str = Field("", max_length=40)


class ContributionWish(BaseModel):
    seat: int
    text: str = Field(max_length=200)


class SeatNumber(BaseModel):
    seat: int


@router.post("/{table}/join")
def join(here: Here, who: Who, table: str, wish: JoinWish) -> dict[str, int]:
    here.limiter.check("act", who.name)
    return {"seat": seating.join(here.tables, table, who.known(), wish.seat, wish.invitation)}


@router.put("/{table}/seats/{seat}")
def set_seat(here: Here, who: Who, table: str, seat: int, wish: SeatWish) -> dict[str, bool]:
    """Before the game: make a seat open, mine or a bot's."""
    here.limiter.check("act", who.name)
    seating.set_seat(here.tables, table, who.known(), seat, wish.model_dump())
    return {"done": True}


@router.put("/{table}/contribution")
def contribute(here: Here, who: Who, table: str, wish: ContributionWish) -> dict[str, bool]:
    """Before the game: add a text of mine to the seed of the dice, when I have seen the commitment."""
    here.limiter.check("act", who.name)
    seating.contribute(here.tables, table, who.known(), wish.seat, wish.text)
    return {"done": True}


@router.post("/{table}/start")
def start(here: Here, who: Who, table: str) -> dict[str, bool]:
    here.limiter.check("act", who.name)
    playing.start(here.tables, table, who.known())
    return {"done": True}


@router.post("/{table}/away")
def go_away(here: Here, who: Who, table: str, wish: SeatNumber) -> dict[str, bool]:
    """A bot plays for me until I come back."""
    here.limiter.check("act", who.name)
    seating.go_away(here.tables, table, who.known(), wish.seat, resign=False)
    return {"done": True}


@router.post("/{table}/back")
def come_back(here: Here, who: Who, table: str, wish: SeatNumber) -> dict[str, bool]:
    here.limiter.check("act", who.name)
    seating.come_back(here.tables, table, who.known(), wish.seat)
    return {"done": True}


@router.post("/{table}/resign")
def resign(here: Here, who: Who, table: str, wish: SeatNumber) -> dict[str, bool]:
    """Give up the seat for good; a bot plays it to the end."""
    here.limiter.check("act", who.name)
    seating.go_away(here.tables, table, who.known(), wish.seat, resign=True)
    return {"done": True}
