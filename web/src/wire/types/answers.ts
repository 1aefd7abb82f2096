// Generated from Python by `python -m tenfold.server.protocol.typescript`: change it there.

/** All that can be chosen for a table: `GET /api/games`. */
export interface Offer {
  games: Array<GameShape>;
  levels: Array<"easy" | "medium" | "hard">;
  languages: Array<"en" | "fr">;
  clocks: ClockChoices;
  /** The colours that a player may have. */
  colours: Array<string>;
  /** The origin at which other devices reach this server, or None when the server does not know one. */
  address: string | null;
}

/** A game that can be played here. */
export interface GameShape {
  name: string;
  /** The family of rules: `tendays`, `tickets` or `tenzania`. */
  family: string;
  title: string;
  /** The first letter of its rule numbers. `M` is the letter of the rules for every match. */
  letter: string;
  /** The numbers of seats that are possible. */
  seats: Array<number>;
  options: Array<OptionShape>;
  /** The catalogues that have its words, besides `common`, `match`, `options` and `rules`. */
  files: Array<string>;
  /** The kinds of names that keys of events and refusals hold, for keys that are not named after the kind. */
  kinds: Record<string, string>;
}

/** An option of a game. Its words are `option-<name>` with `.about`, and perhaps `option-<name>-<choice>`. */
export interface OptionShape {
  name: string;
  /** The kind of its values. For a seat, None lets chance decide, and only seats of the table can be chosen. */
  kind: "switch" | "number" | "seat";
  default: boolean | number | null;
  choices: Array<boolean | number | null>;
}

/** The values that the page offers for clocks, in seconds. */
export interface ClockChoices {
  turn: Array<number>;
  bank: Array<number>;
  increment: Array<number>;
}

/** The player who asks: `GET /api/me`. */
export interface Player {
  player: string;
  name: string;
  /** Whether the player has chosen the name; otherwise the server has. */
  named: boolean;
  colour: string | null;
  language: "en" | "fr" | null;
  settings: Settings;
}

/** A player's settings of the page; the server only stores them. */
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
  /** The seats that may move now. */
  active: Array<number>;
  times: ClockState | null;
  question: Question | null;
  /** How many moves everybody has seen. */
  moves: number;
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
  result: Outcome | null;
  deal: DealShape;
  /** The table of the rematch, if there is one. */
  rematch: string | null;
  /** The seats whose players want another game. */
  rematch_by: Array<number>;
  /** The date if this is a game of the deal of the day; its secret is told when that day is over. */
  day: string | null;
  rematch_of: string | null;
  /** The moment of another game that this one goes on from. It counts in no statistics. */
  played_from: PlayedFrom | null;
  /** The first table of the series of rematches that this one belongs to: itself without any. */
  first: string;
  /** Who has won how often in the series, this game included once it is over. */
  tally: Array<TallyRow>;
  /** Whether players may ask the bot for hints and use the tutor. */
  hints: boolean;
  /** Whether all players have agreed to a pause: clocks stand still, and nobody moves. */
  paused: boolean;
  /** How many spectators are connected. */
  watching: number;
}

/** The clocks at one moment of the server's time. */
export interface ClockState {
  /** The moment, in milliseconds since 1970. */
  at: number;
  /** The milliseconds that each seat had left at that moment. */
  left: Array<number | null>;
  /** The seats whose clocks run. */
  running: Array<number>;
}

/** A question of one seat to all others. */
export interface Question {
  what: "undo" | "draw" | "pause";
  seat: number;
  /** The seats that have agreed, with the asking one. */
  agreed: Array<number>;
}

/** A seat of a table, as everybody may know it. */
export interface SeatShape {
  /** `screen` is a further seat of the host's own screen. */
  kind: "open" | "person" | "screen" | "bot";
  player: string | null;
  /** The name of the person; None at an open seat and at a bot's. */
  name: string | null;
  colour: string | null;
  /** The level of the bot that sits here, or that plays for the person who does. */
  bot: "easy" | "medium" | "hard" | null;
  /** Why a bot plays for a person, who can take the seat back; None if the person plays. */
  away: "handed" | "left" | "absent" | "missed" | "late" | null;
  /** Whether someone is connected. */
  here: boolean;
  /** Since when the player has not been connected, in milliseconds since 1970; None at the seat of a player who is connected, at a bot's and at an open one. */
  absent_since: number | null;
  /** When the other players may let a bot play for this one, in milliseconds since 1970; None if they cannot. */
  replaceable_at: number | null;
  /** Whether the other players may let a bot play for this one now, by `hand-over`. */
  replaceable: boolean;
  /** How many turns in a row the player has missed by the clock without being connected. */
  missed: number;
  ready: boolean;
  /** The kinds of help that the player has had; a game with any does not count in the statistics. */
  helped: Array<"hint" | "undo">;
}

/** A number of seconds for every turn. */
export interface TurnClock {
  kind: "turn";
  seconds: number;
}

/** A number of seconds for the whole game, and an increment for every turn. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** How a game ended. */
export interface Outcome {
  winners: Array<number>;
  scores: Array<number>;
  /** The points of each seat by their source. */
  sheet: Array<Record<string, number>>;
  /** The seats of people for whom a bot played when the game ended: for these it does not count in statistics. */
  stand_ins: Array<number>;
}

/** What verifies a deal: see the protocol. */
export interface DealShape {
  /** The SHA-256 of the secret, in hexadecimal. */
  commitment: string;
  /** The contribution of each seat. */
  contributions: Array<string>;
  /** None until the game is over; in the deal of the day until the day is over. */
  secret: string | null;
}

/** A moment of a finished game. */
export interface PlayedFrom {
  table: string;
  /** How many lines of the record lead to it. */
  line: number;
}

/** How somebody has done in a series of rematches. */
export interface TallyRow {
  /** The player; None for a bot, and for a further person at a player's screen. */
  player: string | null;
  name: string | null;
  /** The level of the bots that this row counts together; None for a person. */
  bot: string | null;
  played: number;
  /** How many games were won, shared wins included. */
  won: number;
}

/** `GET /api/our/{table}`: where a series of rematches goes on, by its first table. */
export interface OurTable {
  /** The newest table of the series. */
  table: string;
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
  /** How many lines of the record lead to it: the same moment has the same number for every viewer. */
  line: number;
  /** How the days connect on each rack that has changed, by seat, as far as they are seen (10 Days). */
  links: Record<string, Array<LinkShape>>;
  /** Whether a bot made the move for a person. */
  by_bot: boolean;
  /** The number of the mover's turn that it belongs to: 3 in everybody's third turn; 0 before the first turns. */
  turn: number;
}

/** How two neighbouring days of one's own rack connect, or why they do not (10 Days). */
export interface LinkShape {
  days: [number, number];
  how: "foot" | "ferry" | "drive" | "flight" | null;
  rule: string;
  /** The message of the catalogue that says so, with the data. */
  message: string;
  data: Record<string, unknown>;
}

/** `GET /api/tables/{table}/chances?seat=0&line=40`: a bot's estimates of the moves that a seat could make at a moment of a finished game, by what it knew then, the best first. */
export interface MoveChances {
  seat: number;
  line: number;
  /** Empty if the seat was not to move. */
  candidates: Array<CandidateShape>;
}

/** A legal move, and a bot's estimate of it. */
export interface CandidateShape {
  move: string;
  /** The estimated chance to win with it, from 0 to 1. */
  chance: number;
  playouts: number;
  /** What the move is good for; only of the best moves, and only if the game has something to say. */
  reason?: ReasonShape;
}

/** What a move is good for: a message of the catalogue, and the values that it needs. */
export interface ReasonShape {
  message: string;
  data: Record<string, unknown>;
}

/** `GET /api/lessons/{game}`: a guided game. Seat 0 is the pupil's; the lesson plays the other seats. */
export interface LessonShape {
  game: string;
  seats: number;
  options: Record<string, boolean | number | null>;
  steps: Array<LessonStep>;
  frames: Array<LessonFrame>;
}

/** One card of a lesson. Its words are `lesson-<game>-<name>` and the attribute `title` of that message. */
export interface LessonStep {
  name: string;
  /** The places of the board that are marked. */
  points: Array<string>;
  /** The tiles or cards that are drawn on the card. */
  shows: Array<string>;
  /** The place to press, if the step does not wait for a move. */
  press: string | null;
}

/** What the pupil sees at one moment of a lesson. */
export interface LessonFrame {
  /** The number of the scene, counted from 0: each begins with a position of its own. */
  scene: number;
  /** The number of the step, counted from 0. */
  step: number;
  /** What it waits for; `nothing` is shown for as long as it takes to see it. */
  waits: "nothing" | "got-it" | "press" | "move" | "end";
  /** The move that goes on, if it waits for one. */
  move: string | null;
  /** The moves that can be made: the one that goes on, and those that stay open beside it. */
  legal: Array<string>;
  events: Array<Record<string, unknown>>;
  /** In the first frame all keys, later those that have changed. */
  view: Record<string, unknown>;
  links: Array<LinkShape> | null;
  /** How the days would connect after the move. */
  foreseen: Array<LinkShape> | null;
  plans: Array<PlanShape>;
}

/** One way to go on with a claim. */
export interface PlanShape {
  /** The moves that are still needed, the last of which makes the claim. */
  moves: Array<string>;
  colour: string | null;
  /** What is paid: the colour, and how many of the cards are locomotives. */
  locomotives: number | null;
}

/** `GET /api/lessons/{game}/frames/{frame}/why-not?move=…`: why a move is refused there; None if it is legal. */
export interface WhyNot {
  refusal: RefusalShape | null;
}

/** Why a move is refused: the rule, and what its sentence is made of. */
export interface RefusalShape {
  rule: string;
  data: Record<string, unknown>;
}

/** `GET /api/tables/{table}/deal`: all that chance did in a finished game, in order, for whoever verifies it. */
export interface Draws {
  deal: DealShape;
  draws: Array<DrawShape>;
}

/** One draw: a choice of chance between several outcomes. */
export interface DrawShape {
  /** The number of the draw: after a move is taken back, chance repeats the numbers that followed it. */
  number: number;
  ways: number;
  way: number;
  /** The line of the record that it made. */
  line: string;
  /** Whether the line is in the record; otherwise it was taken back. */
  kept: boolean;
}

/** `GET /api/my/statistics`, and of all players `GET /api/games/{game}/statistics`. */
export interface Statistics {
  standings: Array<Standing>;
  /** The curve of the rating against bots, by game. */
  ratings: Record<string, Array<Point>>;
}

/** The results against one kind of opponent in one game. */
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

/** `GET /api/my/games?before=…&game=…`: my finished games, the last ones first. */
export interface PlayedGames {
  games: Array<PlayedGame>;
  /** What to send as `before` for older games; None if there are none. */
  before: number | null;
}

/** A finished game of mine. */
export interface PlayedGame {
  table: string;
  /** Whether the table is still stored, so that it can be opened and replayed. */
  is_kept: boolean;
  game: string;
  seat: number;
  seats: number;
  /** From 1; equal scores share a place. */
  place: number;
  won: boolean;
  /** What results of this game are compared by, beside who won. */
  measure: "turns" | "points";
  score: number;
  /** How many turns I had; None for games from before turns were counted. */
  turns: number | null;
  /** Whether it counts in statistics: nobody was helped, and no bot played for a person. */
  counts: boolean;
  /** The date if it was the deal of the day. */
  day: string | null;
  others: Array<OtherPlayer>;
  /** What the small picture is drawn from: `rack` or `claimed`, by the game. */
  picture: Record<string, unknown>;
  /** When it ended, in milliseconds since 1970. */
  at: number;
}

/** Somebody else who has played a game. */
export interface OtherPlayer {
  kind: "person" | "screen" | "bot";
  player: string | null;
  /** None for a bot, and for a player who has been forgotten. */
  name: string | null;
  colour: string | null;
  /** The level of a bot. */
  bot: "easy" | "medium" | "hard" | null;
  seat: number;
  score: number;
}

/** `GET /api/my/numbers`: what my games say. Games with help are in `played` only. */
export interface Numbers {
  played: number;
  counted: number;
  won: number;
  /** When the first of them ended. */
  since: number | null;
  games: Array<GameNumbers>;
  /** Those with the most games first. */
  opponents: Array<OpponentNumbers>;
  /** By game: the places on the racks that I have won with. */
  passport: Record<string, Array<Stamp>>;
}

/** What my games of one game say. */
export interface GameNumbers {
  game: string;
  measure: "turns" | "points";
  games: number;
  won: number;
  seats: Array<SeatsNumbers>;
  months: Array<MonthNumbers>;
  /** The sums of what the game counts, such as `doublings`, `kept` and `completed`. */
  sums: Record<string, number>;
  /** By what it is a record of: `turns` (the quickest win), `score`, and what the game counts. */
  records: Record<string, PersonalBest>;
}

/** My games of one game with so many players. */
export interface SeatsNumbers {
  seats: number;
  games: number;
  won: number;
  /** The average score. */
  score: number | null;
  /** How many turns I had on average. */
  turns: number | null;
}

/** My games of one game in a month. */
export interface MonthNumbers {
  /** As in `2026-11`. */
  month: string;
  games: number;
  /** The average number of turns of a win, or the average score, by the measure of the game. */
  average: number | null;
  best: number | null;
}

/** The best that I did, and where. */
export interface PersonalBest {
  value: number;
  table: string;
  at: number;
  seats: number;
}

/** How I did against one opponent. */
export interface OpponentNumbers {
  /** None for a bot, and for a player who has been forgotten. */
  name: string | null;
  colour: string | null;
  bot: "easy" | "medium" | "hard" | null;
  games: number;
  won: number;
  lost: number;
}

/** A place that I have won with, and the first time. */
export interface Stamp {
  place: string;
  at: number;
  table: string;
}

/** `GET /api/day`: the deals of today. */
export interface Daily {
  day: string;
  /** When the next day begins, in milliseconds since 1970. */
  ends: number;
  deals: Array<DailyDeal>;
}

/** Today's deal of a game. */
export interface DailyDeal {
  game: string;
  bot: "easy" | "medium" | "hard";
  measure: "turns" | "points";
  /** The SHA-256 of today's secret, which is told tomorrow. */
  commitment: string;
  /** The SHA-256 of tomorrow's secret. */
  tomorrow: string;
  /** How many have finished it. */
  players: number;
  /** The turns or points of the best of them. */
  best: number | null;
  /** My table, if I have begun. */
  table: string | null;
  /** Mine; None until the game is over, and if it does not count. */
  result: DailyResult | null;
  run: DailyRun;
}

/** How somebody did in a deal of the day. */
export interface DailyResult {
  won: boolean;
  score: number;
  /** The points that the player was ahead of the bot. */
  margin: number;
  turns: number;
  table: string;
}

/** How regularly a player plays the deal of the day of a game. */
export interface DailyRun {
  /** The last seven, today last. */
  days: Array<DailyDay>;
  /** How many days in a row were played, up to today or yesterday. */
  current: number;
  longest: number;
  /** The fewest turns of a win, or the most points. */
  best: number | null;
}

/** A day of a run; None where it was missed. */
export interface DailyDay {
  day: string;
  result: DailyResult | null;
}

/** `GET /api/day/{game}/{day}`: all results of a day. */
export interface DailyResults {
  day: string;
  game: string;
  measure: "turns" | "points";
  commitment: string;
  /** None until the day is over. */
  secret: string | null;
  players: number;
  /** The best hundred, and mine. */
  rows: Array<DailyRow>;
  spread: Array<SpreadBar>;
}

/** A result among the others. */
export interface DailyRow {
  won: boolean;
  score: number;
  /** The points that the player was ahead of the bot. */
  margin: number;
  turns: number;
  table: string;
  place: number;
  name: string;
  colour: string | null;
  me: boolean;
}

/** How many players have had so many turns or points. */
export interface SpreadBar {
  value: number;
  players: number;
}

/** `GET /api/my/tokens`. */
export interface Tokens {
  tokens: Array<TokenShape>;
}

/** A token by which a program plays as this player. */
export interface TokenShape {
  /** The id of the token in lists; it is no secret. */
  token: string;
  name: string;
  made: number;
  /** What the program sends as `Authorization: Bearer`. It is sent once, when the token is made. */
  secret?: string;
}

/** `POST /api/me/link`: what makes another browser the same player's. It works once. */
export interface Moving {
  token: string;
  /** The page to open there, with the token in the fragment, which browsers send to nobody. */
  path: string;
  until: number;
}

/** `GET /api/calls`: how the asking player is called while the page is closed. */
export interface Calls {
  /** The key that browsers subscribe with. */
  push_key: string;
  devices: Array<DeviceShape>;
  hooks: Array<HookShape>;
}

/** A browser that shows calls while the page is closed. */
export interface DeviceShape {
  device: string;
  /** The host of the browser's push service. */
  service: string;
  made: number;
}

/** A webhook. The rest of its URL is a secret of the receiver and is not sent back. */
export interface HookShape {
  hook: string;
  kind: "discord" | "slack" | "ntfy" | "json";
  host: string;
  /** Why the last call failed; None if it was delivered, or none was made yet. */
  problem: "address" | "unknown" | "private" | "unreachable" | "slow" | "moved" | "refused" | null;
  /** The HTTP status of the receiver's answer to the last call that failed. */
  status: number | null;
  /** Whether it failed so often that it is no longer called until a test succeeds. */
  stopped: boolean;
}

/** `GET /api/tables/{table}/hooks`: the webhooks of a table. */
export interface Hooks {
  hooks: Array<HookShape>;
}

/** The answer to an HTTP request that was refused. */
export interface Problem {
  /** The name of the problem: see the protocol. */
  problem: string;
  /** A sentence for the player, in the player's language. */
  sentence: string;
}
