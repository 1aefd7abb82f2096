// Generated from Python by `python -m tenfold.server.types`: change it there.

/** All that can be chosen for a table: `GET /api/games`. */
export interface Offer {
  games: Array<GameShape>;
  levels: Array<"easy" | "medium" | "hard">;
  languages: Array<"en" | "fr">;
  clocks: Clocks;
  /** What a player's colour may be. */
  colours: Array<string>;
}

/** A game that can be played here. */
export interface GameShape {
  name: string;
  /** Its rules: `tendays`, `tickets` or `tenzania`. */
  family: string;
  title: string;
  /** The first letter of its rules' numbers; `M` are those of every match. */
  letter: string;
  /** How many there can be. */
  seats: Array<number>;
  options: Array<OptionShape>;
  /** The catalogues that have its words, beside `common`, `match`, `options` and `rules`. */
  files: Array<string>;
  /** Which kind of name a key of an event or a refusal holds, where it is not called by it. */
  kinds: Record<string, string>;
}

/** An option of a game. Its words are `option-<name>`, `.about` and, where it is there, `option-<name>-<choice>`. */
export interface OptionShape {
  name: string;
  /** Of a seat, None is for chance to decide, and choices from the number of seats on are not offered. */
  kind: "switch" | "number" | "seat";
  default: boolean | number | null;
  choices: Array<boolean | number | null>;
}

/** What a clock may be, in seconds. */
export interface Clocks {
  turn: Array<number>;
  bank: Array<number>;
  increment: Array<number>;
}

/** Who asks: `GET /api/me`. */
export interface Player {
  player: string;
  name: string;
  /** Whether the player has chosen the name; before that the server has. */
  named: boolean;
  colour: string | null;
  language: "en" | "fr" | null;
  settings: Settings;
}

/** What a player has set on the page; the server only keeps it. */
export interface Settings {
  theme?: "light" | "dark" | "system";
  sound?: boolean;
  tutor?: boolean;
  level?: "easy" | "medium" | "hard";
}

/** `GET /api/tables` and `GET /api/my/tables`. */
export interface Tables {
  tables: Array<Listed>;
}

/** A table in a list, with the seats that are the asking player's. */
export interface Listed {
  table: TableShape;
  mine: Array<number>;
  my_turn: boolean;
  /** When something last happened there, in milliseconds since 1970. */
  changed: number;
}

/** A table, as everybody there may know it. */
export interface TableShape {
  table: string;
  code: string;
  game: string;
  options: Record<string, boolean | number | null>;
  status: "waiting" | "playing" | "over";
  public: boolean;
  /** The player who made it, and may change and start it. */
  host: string;
  seats: Array<SeatShape>;
  clock: TurnClock | BankClock | null;
  /** The seats that may move now. */
  active: Array<number>;
  times: Times | null;
  question: Question | null;
  result: Outcome | null;
  deal: DealShape;
  /** The table where it goes on. */
  rematch: string | null;
  /** How many spectators are connected. */
  watching: number;
  /** How many moves everybody has seen. */
  moves: number;
}

/** A seat of a table, as everybody may know it. */
export interface SeatShape {
  /** `screen` is a further seat of the host's own screen. */
  kind: "open" | "person" | "screen" | "bot";
  player: string | null;
  /** None at an open seat; a bot's is its level, which the page says in words. */
  name: string | null;
  colour: string | null;
  /** The level of the bot that sits here, or that plays on for who does. */
  bot: string | null;
  /** Why a bot plays on for a person, who can take the seat back. */
  away: "handed" | "left" | "late" | null;
  /** Whether someone is connected. */
  here: boolean;
  ready: boolean;
}

/** So many seconds for every turn. */
export interface TurnClock {
  kind: "turn";
  seconds: number;
}

/** So many seconds for the whole game, and some more for every turn. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** The clocks, as they were at some time of the server. */
export interface Times {
  /** In milliseconds since 1970. */
  at: number;
  /** Of each seat, in milliseconds, at that time. */
  left: Array<number | null>;
  /** The seats whose clocks run. */
  running: Array<number>;
}

/** What a seat asks all others. */
export interface Question {
  what: "undo" | "draw";
  seat: number;
  /** The seats that have agreed, the asking one too. */
  agreed: Array<number>;
}

/** How a game ended. */
export interface Outcome {
  winners: Array<number>;
  scores: Array<number>;
  /** The points of each seat by their source. */
  sheet: Array<Record<string, number>>;
}

/** What verifies a deal: see the protocol. */
export interface DealShape {
  /** The SHA-256 of the secret, in hexadecimal. */
  commitment: string;
  /** Of each seat. */
  contributions: Array<string>;
  /** None until the game is over. */
  secret: string | null;
}

/** `GET /api/tables/{table}/replay?seat=0`: a finished game as one saw it, or with `all` as it was. */
export interface Replay {
  table: TableShape;
  seat: number | null;
  steps: Array<Step>;
}

/** One step of a replay: what was seen, and the view then. */
export interface Step {
  events: Array<Record<string, unknown>>;
  /** In the first step all keys, later those that have changed. */
  view: Record<string, unknown>;
  /** How many lines of the record lead to it: the same moment has the same number for all eyes. */
  line: number;
  /** How the days connect, of each seat whose rack has changed, as far as they are seen (10 Days). */
  links: Record<string, Array<LinkShape>>;
}

/** How two neighbouring days of one's own rack connect, or why they do not (10 Days). */
export interface LinkShape {
  days: Array<number>;
  how: "foot" | "ferry" | "drive" | "flight" | null;
  rule: string;
  /** The message of the catalogue that says so, with the data. */
  message: string;
  data: Record<string, unknown>;
}

/** `GET /api/tables/{table}/deal`: all that chance did in a finished game, in order, for whoever verifies it. */
export interface Draws {
  deal: DealShape;
  draws: Array<DrawShape>;
}

/** One time that chance had more than one way. */
export interface DrawShape {
  ways: number;
  way: number;
  /** The line that it wrote. */
  line: string;
  /** Whether the line is in the record; otherwise it was taken back. */
  kept: boolean;
}

/** `GET /api/my/statistics`, and of all players `GET /api/games/{game}/statistics`. */
export interface Statistics {
  standings: Array<Standing>;
  /** A game's curve of the rating against bots. */
  ratings: Record<string, Array<Point>>;
}

/** Results against one kind of opponent in one game. */
export interface Standing {
  game: string;
  /** `people`, or the level of the bots. */
  against: string;
  games: number;
  /** A shared win counts as its share. */
  won: number;
}

/** The rating after one more game. */
export interface Point {
  at: number;
  rating: number;
  table: string;
}

/** `GET /api/my/tokens`. */
export interface Tokens {
  tokens: Array<TokenShape>;
}

/** A token by which a program plays as this player. */
export interface TokenShape {
  /** Its name in lists; it does not let anybody in. */
  token: string;
  name: string;
  made: number;
  /** What the program sends as `Authorization: Bearer`; told once, when it is made. */
  secret?: string;
}

/** `POST /api/me/link`: what moves a player to another device. */
export interface Moving {
  token: string;
  /** The page to open there. */
  path: string;
  until: number;
}

/** The answer to an HTTP request that was refused. */
export interface Problem {
  /** What is wrong, in one of a few words: see the protocol. */
  problem: string;
  /** The same for a person, in the player's language. */
  sentence: string;
}

/** `PATCH /api/me`. */
export interface ChangeMe {
  name?: string | null;
  colour?: string | null;
  language?: "en" | "fr" | null;
  settings?: Settings | null;
}

/** `POST /api/tables`. */
export interface MakeTable {
  game: string;
  options?: Record<string, boolean | number | null>;
  seats: Array<AskedSeat>;
  clock?: TurnClock | BankClock | null;
  public?: boolean;
  /** Begin at once; no seat may be open then. */
  start?: boolean;
  /** What the player contributes to the deal: anything, best a random text. */
  luck?: string;
}

/** A seat of a table that is to be. */
export interface AskedSeat {
  kind: "me" | "open" | "bot" | "screen";
  bot?: "easy" | "medium" | "hard" | null;
  /** Of who sits there, on the same screen. */
  name?: string | null;
}

/** `PATCH /api/tables/{table}`, by the host, before the game begins. What is left out stays. */
export interface ChangeTable {
  options?: Record<string, boolean | number | null> | null;
  /** All seats anew; people who sit keep their places as far as these are open. */
  seats?: Array<AskedSeat> | null;
  clock?: TurnClock | BankClock | null;
  /** Take the clock away. */
  untimed?: boolean;
  public?: boolean | null;
}

/** `POST /api/tables/{table}/join`. */
export interface Join {
  /** The first open one where none is named. */
  seat?: number | null;
  luck?: string;
}

/** `POST /api/tables/{table}/ready`. */
export interface Ready {
  ready?: boolean;
}

/** `POST /api/tables/{table}/start`. */
export interface Start {
  /** The level of the bots that take the open seats; where none is given, open seats are taken away. */
  fill?: "easy" | "medium" | "hard" | null;
  /** Options that have been found at the table, as who begins. */
  options?: Record<string, boolean | number | null> | null;
}

/** `POST /api/me/move`: be the player of a personal link. */
export interface MoveHere {
  token: string;
}

/** `POST /api/my/tokens`. */
export interface MakeToken {
  name: string;
}

/** Ask for everything again, after a gap. */
export interface AskWhole {
  type: "whole";
}

/** Lift the curtain for a seat of this screen, or let it fall. */
export interface Lift {
  type: "lift";
  seat: number | null;
}

/** Make a move. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  move: string;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** Take the seat's last move back, or ask the others to agree to it. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Offer a draw. */
export interface Draw {
  type: "draw";
  id: string;
  seat: number;
}

/** Answer what another seat has asked. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  agree: boolean;
}

/** Let a bot play on for a seat: one's own, or one whose player has been away for a minute. */
export interface HandOver {
  type: "hand-over";
  id: string;
  seat: number;
  bot?: "easy" | "medium" | "hard";
}

/** Play the seat oneself again. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}

/** Ask a bot what it thinks of the seat's moves. */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}

/** Ask for the tutor's numbers. */
export interface AskTutor {
  type: "tutor";
  id: string;
  seat: number;
}

/** Ask how the days of the seat's rack would connect after one of its legal moves (10 Days). */
export interface AskLinks {
  type: "links";
  id: string;
  seat: number;
  move: string;
}

/** Ask for the review of a finished game. */
export interface AskReview {
  type: "review";
  id: string;
}

/** Nobody waits any more for the hint, the numbers or the review with that id. */
export interface Stop {
  type: "stop";
  id: string;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
}

/** Everything, as this connection may know it. */
export interface Whole {
  type: "whole";
  number: number;
  /** The seats of this connection's player; several on one screen. */
  mine: Array<number>;
  table: TableShape;
  seen: Seen;
  chat: Array<Chat>;
}

/** What one viewer has seen and may do. */
export interface Seen {
  /** Whose eyes; None for a spectator's, and behind the curtain. */
  seat: number | null;
  /** The number of the first of these events: all before it have been sent, and still stand. */
  first: number;
  events: Array<Record<string, unknown>>;
  /** All keys in a whole, those that have changed in an update; None before the game begins. */
  view: Record<string, unknown> | null;
  /** The seat's own legal moves; None for a spectator, and in an update where they have not changed. */
  legal: Array<string> | null;
  /** Of the seat's own rack; None where there is none, and in an update where they have not changed. */
  links: Array<LinkShape> | null;
  /** The view as flat memory, in base64: for programs that ask for it. */
  blank?: string;
}

/** A line of chat, or what the table itself says. */
export interface Chat {
  /** None: of a spectator, or of the table itself. */
  seat: number | null;
  /** Of who says it; None where the table itself does. */
  name: string | null;
  /** What is said; of the table itself, a message `table-...` of the catalogue, with its data. */
  text: string;
  data: Record<string, unknown>;
  at: number;
}

/** What has changed since the message before. */
export interface Update {
  type: "update";
  /** One more than that of the message before; otherwise there is a gap, and the client asks for the whole. */
  number: number;
  table: TableChanges;
  /** None where nothing of the game has changed. */
  seen: Seen | null;
  chat: Array<Chat>;
}

/** The keys of a table that have changed, with their values. */
export interface TableChanges {
  options?: Record<string, boolean | number | null>;
  status?: "waiting" | "playing" | "over";
  public?: boolean;
  host?: string;
  seats?: Array<SeatShape>;
  clock?: TurnClock | BankClock | null;
  active?: Array<number>;
  times?: Times | null;
  question?: Question | null;
  result?: Outcome | null;
  deal?: DealShape;
  rematch?: string | null;
  watching?: number;
  moves?: number;
}

/** What the client wanted is done and stored; the update that shows it came before. */
export interface Done {
  type: "done";
  id: string;
}

/** A rule refuses it, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  data: Record<string, unknown>;
  /** In the player's language. */
  sentence: string;
}

/** It could not be done, for another reason than a rule of the game, and nothing has changed. */
export interface Wrong {
  type: "wrong";
  /** None where the message had none that could be read. */
  id: string | null;
  /** One of a few words: see the protocol. */
  problem: string;
  sentence: string;
}

/** What a bot thinks of the seat's moves, the best first. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  candidates: Array<CandidateShape>;
}

/** A legal move and what a bot thinks of it. */
export interface CandidateShape {
  move: string;
  /** The estimated chance to win with it, from 0 to 1. */
  chance: number;
  playouts: number;
}

/** The tutor's numbers. */
export interface Tutor {
  type: "tutor";
  id: string;
  seat: number;
  /** None in a game that has no tutor. */
  tutor: TutorWords | null;
}

/** The tutor's numbers. */
export interface TutorWords {
  now: TutorShape;
  /** After each of the legal moves; of a draw, after the best that can be done with the tile, if it is seen. */
  moves: Record<string, TutorShape>;
}

/** How far one's own rack is from a journey (10 Days). */
export interface TutorShape {
  /** The fewest tiles to change; None where that cannot make a journey. */
  distance: number | null;
  /** Now: for each day, the tiles that would make it one less. */
  nearer?: Array<Array<string>>;
}

/** How the days of the seat's rack would connect after a move. */
export interface Links {
  type: "links";
  id: string;
  seat: number;
  move: string;
  links: Array<LinkShape>;
}

/** A part of the review: moves that have been judged since the last part. */
export interface Review {
  type: "review";
  id: string;
  judged: Array<Judged>;
  done: number;
  of: number;
}

/** What a bot thinks of one move of a finished game, by what the seat knew then. */
export interface Judged {
  /** How many lines of the record stand before it. */
  line: number;
  seat: number;
  move: string;
  /** To win, with the move that was made. */
  chance: number;
  best: string;
  best_chance: number;
}

/** The server is there. */
export interface Pong {
  type: "pong";
  at: number;
}

/** The server goes away; it is back in about so many seconds, and the client tries again then. */
export interface Away {
  type: "away";
  back: number;
}

export type FromClient = AskWhole | Lift | Move | Say | Undo | Draw | Answer | HandOver | TakeBack | AskHint | AskTutor | AskLinks | AskReview | Stop | Ping;
export type FromServer = Whole | Update | Done | Refused | Wrong | Hint | Tutor | Links | Review | Pong | Away;

/** A 10 Days game as one viewer knows it. A tile is its text, `?` where it is hidden, None where there is none. */
export interface TendaysView {
  game: string;
  viewer: number | null;
  seats: number;
  days: number;
  swap: boolean;
  open_hands: boolean;
  /** `setup`, `turn` (draw or swap), `drawn` (put or drop) or `over`; `piles`, `first`, `drawing` are chance's. */
  stage: string;
  active: Array<number>;
  turn: number | null;
  /** How many turns are over. */
  turns: number;
  racks: Array<Array<string | null>>;
  /** Which days of each rack have a tile that everybody knows. */
  known: Array<Array<boolean>>;
  /** The tile that each seat has drawn and not placed. */
  hands: Array<string | null>;
  /** Where the tile in hand was drawn: the number of a discard pile, or 0 for the draw pile. */
  source: number | null;
  /** The discard piles, top last. */
  discards: Array<Array<string>>;
  /** How many tiles it has. */
  draw_pile: number;
  /** How many tiles of each kind are in the draw pile, or were drawn from it and are hidden from the viewer. */
  unseen: Record<string, number>;
  /** How many tiles of each kind others hide since before the draw pile was made anew. */
  hidden: Record<string, number>;
  winner: number | null;
}

/** A seat draws a tile, or is dealt one while setting up. */
export interface TendaysDraw {
  event: "draw";
  seat: number;
  /** The number of a discard pile; None for the draw pile. */
  pile: number | null;
  /** None where the viewer does not see it. */
  tile: string | null;
}

/** A seat places its tile while setting up. */
export interface TendaysPlace {
  event: "place";
  seat: number;
  day: number;
  /** None where the viewer does not know it. */
  tile: string | null;
}

/** The first tile of a discard pile is turned up. */
export interface TendaysTurnUp {
  event: "turn-up";
  tile: string;
  pile: number;
}

/** A seat is to begin. */
export interface TendaysBegin {
  event: "begin";
  seat: number;
}

/** A seat puts the tile that it has drawn into a day, and drops the tile that was there. */
export interface TendaysPut {
  event: "put";
  seat: number;
  day: number;
  /** None where the viewer does not know it. */
  tile: string | null;
  dropped: string;
  pile: number;
}

/** A seat drops the tile that it has drawn. */
export interface TendaysDrop {
  event: "drop";
  seat: number;
  tile: string;
  pile: number;
}

/** A seat swaps the tiles of two days. */
export interface TendaysSwap {
  event: "swap";
  seat: number;
  days: Array<number>;
}

/** The draw pile is made anew from what lay under the tops of the discard piles. */
export interface TendaysRenew {
  event: "renew";
  /** How many tiles it has. */
  count: number;
}

/** The winner shows its journey. */
export interface TendaysReveal {
  event: "reveal";
  seat: number;
  tiles: Array<string>;
}

/** All seats have agreed to a draw. */
export interface TendaysAgree {
  event: "agree";
}

/** The game is over. */
export interface TendaysEnd {
  event: "end";
  /** Several where they share the win. */
  winners: Array<number>;
  scores: Array<number>;
}

export type TendaysEvent = TendaysDraw | TendaysPlace | TendaysTurnUp | TendaysBegin | TendaysPut | TendaysDrop | TendaysSwap | TendaysRenew | TendaysReveal | TendaysAgree | TendaysEnd;

/** A Ticket to Ride game as one viewer knows it. A list of seats has one item for each. */
export interface TicketsView {
  game: string;
  viewer: number | null;
  seats: number;
  /** `setup`, `turn`, `pick` (the second card), `keep`, `pay`, `locomotives`, `double` or `over`; else `chance`. */
  stage: string;
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
  /** Which of them the viewer knows. */
  hands: Array<Record<string, number>>;
  /** Which of them everybody knows. */
  known: Array<Record<string, number>>;
  /** How many of those that not everybody knows may be from the present deck. */
  drawn: Array<number>;
  terrain: Array<Record<string, number>>;
  /** The train cards that are in the deck, or that others have drawn from it. */
  unseen: Record<string, number>;
  /** The train cards that others have hidden since before the present deck. */
  hidden: Record<string, number>;
  trains: Array<number>;
  /** Of routes; tickets count when the game is over. */
  points: Array<number>;
  claimed: Record<string, number>;
  /** The tracks that nobody can claim any more, though nobody has. */
  closed: Array<string>;
  ticket_counts: Array<number>;
  /** Which of them the viewer knows. */
  tickets: Array<Array<TicketsTicketView>>;
  /** The tickets that each seat is to choose from; None for one that the viewer does not know. */
  offered: Array<Array<Array<string> | null>>;
  /** Whether each seat has chosen its first tickets, while setting up. */
  chosen: Array<boolean>;
  /** How many tickets it has, with those that were put under it. */
  ticket_deck: number;
  /** The tickets that were put under the deck, the next to come up first. */
  under: Array<TicketsUnderView>;
  unseen_tickets: Array<Array<string>>;
  claim: TicketsClaimView | null;
  /** How many turns are left in it; None before it. */
  last_round: number | null;
}

/** A ticket that a seat holds. */
export interface TicketsTicketView {
  ends: Array<string>;
  points: number;
  complete: boolean;
}

/** A ticket under the deck: who put it there, and which it is if the viewer knows. */
export interface TicketsUnderView {
  seat: number;
  ends: Array<string> | null;
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
  /** None where the viewer does not see it. */
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

/** A deck is made anew from its discards. */
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
  ticket: Array<string> | null;
}

/** A seat has chosen its first tickets. */
export interface TicketsChoose {
  event: "choose";
  seat: number;
  tickets: Array<Array<string>> | null;
}

/** A seat keeps tickets, and puts the others that it was offered under the deck. */
export interface TicketsKeep {
  event: "keep";
  seat: number;
  count: number;
  tickets: Array<Array<string>> | null;
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
  tickets: Array<Array<string>>;
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

/** A game of Tenzania as one viewer knows it. A card is its number. */
export interface TenzaniaView {
  game: string;
  viewer: number | null;
  seats: number;
  /** How many cards of each number there are. */
  copies: number;
  twos: boolean;
  /** `turn` or `over`; while chance is to move `dealing`, `first` or `drawing`. */
  stage: string;
  active: Array<number>;
  turn: number | null;
  /** The cards that each seat holds, in order; None for each that is hidden. */
  hands: Array<Array<number | null>>;
  /** The cards on the table, the last one played last. */
  table: Array<number>;
  /** Of the table; None where it is empty. */
  value: number | null;
  /** Who played the last card on the table. */
  last: number | null;
  /** How many cards it has. */
  deck: number;
  /** How many cards each seat has taken. */
  won: Array<number>;
  /** How many cards of each number have been taken, by whomever. */
  taken: Array<number>;
  /** How many cards of each number the viewer has not seen: they are in the deck or in others' hands. */
  unseen: Array<number>;
}

/** A seat is dealt a card, or draws one. */
export interface TenzaniaDraw {
  event: "draw";
  seat: number;
  /** None where the viewer does not see it. */
  card: number | null;
}

/** A seat is to begin. */
export interface TenzaniaBegin {
  event: "begin";
  seat: number;
}

/** A seat plays a card. */
export interface TenzaniaPlay {
  event: "play";
  seat: number;
  card: number;
  /** What it makes of the table. */
  value: number;
}

/** A seat takes the table: its own card made ten, or the next one more than ten. */
export interface TenzaniaTake {
  event: "take";
  seat: number;
  /** How many cards it takes. */
  count: number;
}

/** All seats have agreed to a draw. */
export interface TenzaniaAgree {
  event: "agree";
}

/** The game is over. */
export interface TenzaniaEnd {
  event: "end";
  /** Several where they share the win. */
  winners: Array<number>;
  scores: Array<number>;
}

export type TenzaniaEvent = TenzaniaDraw | TenzaniaBegin | TenzaniaPlay | TenzaniaTake | TenzaniaAgree | TenzaniaEnd;
