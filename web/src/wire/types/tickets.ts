// Generated from Python by `python -m tenfold.server.protocol.typescript`: change it there.

/** A Ticket to Ride game as one viewer knows it. A list of seats has one item for each. */
export interface TicketsView {
  game: string;
  viewer: number | null;
  seats: number;
  /** A seat is to pick its second card in `pick`. */
  stage: "chance" | "setup" | "turn" | "pick" | "keep" | "pay" | "locomotives" | "double" | "over";
  active: Array<number>;
  turn: number | null;
  face_up: Array<string>;
  terrain_up: Array<string>;
  deck: number;
  /** How many cards the decks have. */
  terrain_deck: number;
  discards: Record<string, number>;
  terrain_discards: Record<string, number>;
  /** How many train cards each seat holds. */
  cards: Array<number>;
  /** The train cards of each seat that the viewer knows. */
  hands: Array<Record<string, number>>;
  /** The train cards of each seat that everybody knows. */
  known: Array<Record<string, number>>;
  /** How many of each seat's other train cards may be from the present deck. */
  drawn: Array<number>;
  terrain: Array<Record<string, number>>;
  /** The train cards that are in the deck, or that others have drawn from it. */
  unseen: Record<string, number>;
  /** The train cards that others have hidden since before the present deck. */
  hidden: Record<string, number>;
  trains: Array<number>;
  /** The points of each seat's routes; tickets count when the game is over. */
  points: Array<number>;
  claimed: Record<string, number>;
  /** The tracks that nobody can claim any more, though nobody has. */
  closed: Array<string>;
  ticket_counts: Array<number>;
  /** The tickets of each seat that the viewer knows. */
  tickets: Array<Array<TicketsTicketView>>;
  /** The tickets that each seat is to choose from; None for one that the viewer does not know. */
  offered: Array<Array<[string, string] | null>>;
  /** Whether each seat has chosen its first tickets, while setting up. */
  chosen: Array<boolean>;
  /** How many tickets it has, with those that were put under it. */
  ticket_deck: number;
  /** The tickets that were put under the deck, the next to come up first. */
  under: Array<TicketsUnderView>;
  unseen_tickets: Array<[string, string]>;
  claim: TicketsClaimView | null;
  /** How many turns are left in it; None before it. */
  last_round: number | null;
}

/** A ticket that a seat holds. */
export interface TicketsTicketView {
  ends: [string, string];
  points: number;
  complete: boolean;
}

/** A ticket under the deck: who put it there, and which it is if the viewer knows. */
export interface TicketsUnderView {
  seat: number;
  ends: [string, string] | null;
}

/** A claim that is begun; what is not yet said is None. */
export interface TicketsClaimView {
  route: string;
  colour: string | null;
  locomotives: number | null;
}

/** A seat is dealt a card while the game is set up. */
export interface TicketsDeal {
  event: "deal";
  seat: number;
  deck: "train" | "terrain";
  /** None if the viewer does not see it. */
  card: string | null;
}

/** A seat picks the top card of a deck. */
export interface TicketsReach {
  event: "reach";
  seat: number;
  deck: "train" | "terrain";
}

/** A seat gets the card that it picked from a deck. */
export interface TicketsDraw {
  event: "draw";
  seat: number;
  deck: "train" | "terrain";
  card: string | null;
}

/** A seat picks a card that lies face up. */
export interface TicketsTake {
  event: "take";
  seat: number;
  card: string;
}

/** A card is turned up. */
export interface TicketsTurnUp {
  event: "turn-up";
  card: string;
}

/** The train cards that lie face up are discarded, for too many are locomotives. */
export interface TicketsSweep {
  event: "sweep";
  cards: Record<string, number>;
}

/** A deck is reshuffled from its discards. */
export interface TicketsRenew {
  event: "renew";
  deck: "train" | "terrain";
}

/** A seat draws tickets. */
export interface TicketsDrawTickets {
  event: "draw-tickets";
  seat: number;
}

/** A seat is offered a ticket. */
export interface TicketsOffer {
  event: "offer";
  seat: number;
  ticket: [string, string] | null;
}

/** A seat has chosen its first tickets. */
export interface TicketsChoose {
  event: "choose";
  seat: number;
  tickets: Array<[string, string]> | null;
}

/** A seat keeps tickets, and puts the others that it was offered under the deck. */
export interface TicketsKeep {
  event: "keep";
  seat: number;
  count: number;
  tickets: Array<[string, string]> | null;
}

/** A seat is to have the first turn. */
export interface TicketsBegin {
  event: "begin";
  seat: number;
}

/** The viewer begins to claim a track. */
export interface TicketsBeginClaim {
  event: "begin-claim";
  seat: number;
  track: string;
}

/** The viewer says which cards it pays with. */
export interface TicketsPay {
  event: "pay";
  seat: number;
  card: string;
}

/** The viewer says how many of them are locomotives. */
export interface TicketsLocomotives {
  event: "locomotives";
  seat: number;
  count: number;
}

/** A seat claims a track. */
export interface TicketsClaim {
  event: "claim";
  seat: number;
  track: string;
  paid: Record<string, number>;
  doubled: boolean;
  /** The terrain cards, and the locomotives instead of them, that double it. */
  doubling: Record<string, number>;
  points: number;
}

/** A seat passes. */
export interface TicketsPass {
  event: "pass";
  seat: number;
}

/** The last round begins after a seat's turn. */
export interface TicketsLastRound {
  event: "last-round";
  seat: number;
}

/** A seat shows its tickets when the game is over. */
export interface TicketsReveal {
  event: "reveal";
  seat: number;
  tickets: Array<[string, string]>;
}

/** All seats have agreed to a draw. */
export interface TicketsAgree {
  event: "agree";
}

/** The game is over. */
export interface TicketsEnd {
  event: "end";
  /** Several where they share the win. */
  winners: Array<number>;
  scores: Array<number>;
}

export type TicketsEvent = TicketsDeal | TicketsReach | TicketsDraw | TicketsTake | TicketsTurnUp | TicketsSweep | TicketsRenew | TicketsDrawTickets | TicketsOffer | TicketsChoose | TicketsKeep | TicketsBegin | TicketsBeginClaim | TicketsPay | TicketsLocomotives | TicketsClaim | TicketsPass | TicketsLastRound | TicketsReveal | TicketsAgree | TicketsEnd;
