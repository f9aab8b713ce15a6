import type {
  Decision,
  GameAction,
  GameEvent,
  GameResult,
  LogLine,
  Observer,
  Refusal,
  Seat,
  Talk,
} from '@vyprava/kernel'
import type { ComponentType } from 'react'
import type { GameWords, Language } from './words.ts'

/** Somebody at the table. `bot` is what plays the seat, if not a person. */
export interface SeatedPlayer {
  readonly seat: Seat
  readonly name: string
  readonly bot: string | null
}

/** What the frame can let be heard of an event. */
export type Sound = 'place' | 'coin' | 'card' | 'dice'

/** How a table steps back without asking anybody to look for the undo button. */
export interface WayBack<Action extends GameAction = GameAction> {
  /** Takes one's own last action back, or so many of them: a choice that was sent in steps goes back as a whole. */
  step(actions?: number): void
  /**
   * Takes back one's own last actions until this one is legal, and takes it in their place. False when no way back leads
   * there: nothing has happened then.
   */
  exchange(action: Action): boolean
}

/** What the frame gives to a game's table; the table draws the view and offers the legal actions. */
export interface TableProps<
  View extends object = object,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
> {
  readonly view: View
  /** The seat that looks and acts; null when nobody at this screen does (history, spectators). */
  readonly seat: Seat | null
  /** What that seat is asked now; null when nothing is. */
  readonly decision: Decision<Action> | null
  /** What that seat may do besides, asked or not (signals); `act` takes it too. */
  readonly asides: readonly Action[]
  /** What those at the table may say to each other now. */
  readonly talk: Talk
  readonly players: readonly SeatedPlayer[]
  readonly result: GameResult | null
  readonly words: GameWords<View, Action, Event>
  readonly language: Language
  /** What was told by the last action, for motion; a new list each time. */
  readonly events: readonly Event[]
  /** All that was told so far, the newest last, up to the point that is shown. */
  readonly log: readonly LogLine<Action, Event>[]
  /** False under "reduce motion" and while scrubbing. */
  readonly motion: boolean
  /** Touching a legal thing takes it, without a preview that waits for its confirmation. */
  readonly atOnce?: boolean
  /**
   * Takes a legal action. Say so when it was confirmed: by a second touch of what was shown, or by a button that names it.
   * The frame asks before anything else that would end the turn.
   */
  act(action: Action, confirmed?: boolean): void
  /**
   * Takes actions one after another that were gathered and confirmed together. The rules look at each when its turn comes;
   * one that they refuse ends it, and why is said.
   */
  actAll(actions: readonly Action[]): void
  /** The way back, while one's own last action can be taken back; how far it leads, the barrier of undo says. */
  readonly back?: WayBack<Action> | undefined
  /** Why an action cannot be taken now; null when it can. */
  whyNot(action: Action): Refusal | null
  /** Shows the words of a refusal beside an element (on phones: in the place of the prompt). */
  explain(refusal: Refusal, anchor: Element): void
  /**
   * Says whether the table plays out by itself what it was told (a machine card). Bots and the notes of a lesson wait
   * until that is over.
   */
  stage?(plays: boolean): void
  /** Puts an extra line into the prompt: what a preview would do; null takes it away. */
  promptLine(text: string | null): void
}

/** The board as a picture, with nothing to touch. */
export interface PlateProps {
  readonly view: object
  /** From whose side it is seen; null from anybody's. */
  readonly seat: Seat | null
  readonly language: Language
  /** The board before: what has changed since is lit. */
  readonly before?: object | null
  /** The board as somebody made it by mistake, and as it could be instead: both lie over `view` as shades. */
  readonly played?: object | null
  readonly instead?: object | null
  /** A small picture beside words: without frame and names. */
  readonly small?: boolean
}

/** What a seat has gathered, drawn: portraits, things, a sheet. */
export interface CompanyProps {
  readonly view: object
  readonly seat: Seat
  readonly language: Language
}

/** A game's board in small, as somebody sees it: no frame, no light, nothing to touch. It fills its place. */
export type Thumbnail = ComponentType<{
  readonly view: object
  readonly observer: Observer
  /** Somebody's own pack that was accepted before. */
  readonly pack: unknown
}>

/** What a game brings to the frame besides its rules. */
export interface GameTable {
  /** The pictures of the rulebook by name, drawn by the same components as the board. */
  readonly figures?: Readonly<Record<string, ComponentType<{ readonly language: Language }>>>
  readonly Table: ComponentType<TableProps>
  /** What an event sounds like; a game that does not say is heard as things being put down. */
  readonly sound?: (event: GameEvent) => Sound | null
  /** For the end of a game and its analysis. */
  readonly Plate?: ComponentType<PlateProps>
  readonly Company?: ComponentType<CompanyProps>
  /** The same of one seat in small, beside its name and in place of its marker: all of them lie side by side. */
  readonly Keepsake?: ComponentType<CompanyProps>
  /** The face of a seat, where the game gives it one of its own; else its marker is shown. */
  readonly SeatFace?: ComponentType<{
    readonly view: object
    readonly seat: Seat
    readonly className: string
  }>
  /** What is said of a seat beside its name: which side it plays. */
  readonly seatNote?: (view: object, seat: Seat, language: Language) => string | null
  /** How many rounds the game has at the most, where its rules say so: the time line has room for these. */
  readonly rounds?: (view: object) => number | null
  /** What a seat owns in one line for the players' rail. */
  readonly SeatLine: ComponentType<{
    readonly view: object
    readonly seat: Seat
    readonly words: GameWords
    readonly language: Language
  }>
}
