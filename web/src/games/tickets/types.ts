/** What a seat may know of a Ticket to Ride game, and what it sees happen: generated from `games/tickets/view.py` and `events.py`. */

export type { TicketsView as View, TicketsEvent as Event } from "../../wire/types";
export type { TicketsTicketView as Ticket } from "../../wire/types";
