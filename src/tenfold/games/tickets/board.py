"""What the rules are given of a Ticket to Ride map: its tables, as one read-only record."""

from tenfold.kernel.layout import Flat, blank, i8, layout

from .map import EMPTY, ENDS, GREY, GREY_NAME, KINDS, TERRAIN, TICKETS, TRACKS, Map, Ticket, Track


class Board(Flat):
    """What the box prints, and what its leaflet counts out."""

    cards = i8[KINDS]  # how many cards of each kind there are
    row = i8[2]  # how many cards of each deck lie face up
    dealt = i8[2]  # how many of each deck a seat begins with
    trains = i8
    last_trains = i8  # a turn that ends with so many trains starts the last round
    offers = i8
    keep_first = i8
    keep = i8
    globetrotter = i8
    tickets = i8
    ticket_ends = i8[TICKETS, 2, ENDS]  # the places that complete each end, EMPTY after the last
    ticket_points = i8[TICKETS]
    tracks = i8
    ends = i8[TRACKS, 2]
    length = i8[TRACKS]
    colour = i8[TRACKS]
    ferry = i8[TRACKS]  # how many locomotives it demands
    twin = i8[TRACKS]  # the other track of a double route, or EMPTY
    points = i8[TRACKS]
    terrain = i8[TRACKS]  # the kind of card that doubles it, or EMPTY


BOARD = layout(Board)


def board(map_: Map) -> Board:
    """The tables of a map."""
    boards = blank(BOARD, 1)
    made: Board = boards[0]
    counts = map_.counts
    made.cards[: len(map_.train)] = list(map_.train.values())
    made.cards[TERRAIN : TERRAIN + len(map_.terrain)] = list(map_.terrain.values())
    made.row[:] = counts.face_up, counts.terrain_up
    made.dealt[:] = counts.hand, counts.terrain
    made.trains, made.last_trains, made.globetrotter = (
        counts.trains,
        counts.last_trains,
        map_.globetrotter,
    )
    made.offers, made.keep_first, made.keep = counts.tickets, counts.keep_first, counts.keep
    made.tickets, made.tracks = len(map_.tickets), len(map_.tracks)
    made.ticket_ends[:], made.twin[:], made.terrain[:] = EMPTY, EMPTY, EMPTY
    for index, ticket in enumerate(map_.tickets):
        _write_ticket(made, map_, index, ticket)
    for index, track in enumerate(map_.tracks):
        _write_track(made, map_, index, track)
    boards.flags.writeable = False
    found: Board = boards[0]
    return found


def _write_ticket(made: Board, map_: Map, index: int, ticket: Ticket) -> None:
    made.ticket_points[index] = ticket.points
    for side, end in enumerate(ticket.ends):
        goals = [map_.indices[goal] for goal in map_.goals(end)]
        made.ticket_ends[index, side, : len(goals)] = goals


def _write_track(made: Board, map_: Map, index: int, track: Track) -> None:
    made.ends[index] = [map_.indices[end] for end in track.ends]
    made.length[index], made.ferry[index] = track.length, track.ferry
    made.colour[index] = GREY if track.colour == GREY_NAME else list(map_.train).index(track.colour)
    made.points[index] = map_.route_points[track.length - 1]
    if track.colour in map_.ground:
        made.terrain[index] = TERRAIN + list(map_.terrain).index(map_.ground[track.colour])
    if track.number == 2:
        made.twin[index - 1], made.twin[index] = index, index - 1
