import type { Refusal } from '@vyprava/kernel'
import type { ZoomHandle } from '@vyprava/kit'
import type { GameModule, GameTable, GameWords, Language, Rules, WordContext } from '@vyprava/module'
import { createContext, type ReactNode, type RefObject, useContext } from 'react'
import type { Cell } from '../frame/cell.ts'
import type { Hints } from '../hints/use-hint.ts'
import type { Guide } from '../tutorial/guide.ts'
import type { Acting } from './acting.ts'
import type { OpenScene, Scene, Trouble } from './scene.ts'
import type { PlayTable } from './table.ts'

/** A panel beside the board; on phones one of them takes the board's place. */
export type Pane = 'table' | 'log' | 'list' | 'facts' | 'talk' | 'analysis'

export type Opened = 'settings' | 'help'

/** A refusal that is being explained, and where. */
export interface Explained {
  readonly refusal: Refusal
  readonly place: DOMRect | null
}

/** Everything that the parts of the frame share. It holds what one pair of eyes may see, and no more. */
export interface Play {
  readonly table: PlayTable
  readonly game: string
  readonly module: GameModule
  readonly rules: Rules
  readonly drawn: GameTable | null
  readonly scene: Scene & OpenScene
  /** What a tutorial says; null where none is under way. */
  readonly guide: Guide | null
  readonly words: GameWords
  /** The language of `words`. */
  readonly language: Language
  readonly names: readonly string[]
  readonly context: WordContext<object>
  readonly motion: boolean
  readonly pane: Pane
  show(pane: Pane): void
  /** How often the keyboard was called to the list of moves; 0 when it was not. */
  readonly summons: number
  /** The same, and the keyboard goes there. */
  summon(pane: Pane): void
  /** Opens the rulebook at a rule, or at its beginning. */
  read(rule: string | null): void
  /** The rule at which the rulebook is open; null when it is not. */
  readonly reading: { readonly rule: string | null } | null
  stopReading(): void
  /** A dialog of the frame. */
  readonly opened: Opened | null
  open(opened: Opened | null): void
  /** Whether the board is larger than its place, and how it gets back into it. */
  readonly zoomed: Cell<boolean>
  fit(): void
  readonly fitting: RefObject<ZoomHandle | null>
  readonly explained: Explained | null
  explain(explained: Explained | null): void
  /** What a preview would do, in words. */
  readonly promptLine: Cell<string | null>
  /** What a bot would do. */
  readonly hints: Hints
  /** The game is over, and bots can think about it. */
  readonly reviewable: boolean
  /** The analysis of the finished game is open. */
  readonly reviewing: boolean
  setReviewing(open: boolean): void
  /** From the finished table back to its result; null where it is not left. */
  readonly toResult: (() => void) | null
  /** How legal actions are taken: what would end the turn waits for one more press. */
  readonly acting: Acting
  undo(): void
  redo(): void
  /** Why the last wish could not be done, in words. */
  readonly notice: string | null
  /** What a table of a server adds. */
  readonly online: OnlineParts | null
}

/** Parts of the frame that only a table of a server has. */
export interface OnlineParts {
  /** For who only watches: whom they stay with, or whoever is on turn. Absent for players. */
  readonly follows?: number | 'turn'
  /** In the bar at the top. */
  readonly tools: ReactNode
  /** Beside the question. */
  readonly sign: ReactNode
  /** Whether one may ask a bot for advice. */
  readonly hints?: boolean
  /** Below the question. */
  readonly lines?: ReactNode
  /** On the plate of a player. */
  readonly plate?: (seat: number) => ReactNode
  /** At the edge of a player's face. */
  readonly face?: (seat: number) => ReactNode
  /** How a player is at the table in words: what matters most stands first, the rest last. */
  readonly standing?: (seat: number, first: boolean) => ReactNode
  /** What those at the table say to each other: its name, its panel, and how much of it is new. */
  readonly talk?: { readonly title: string; readonly panel: ReactNode; readonly fresh: ReactNode }
  /** What to do next when the game is over. */
  readonly over: ReactNode
  /** Why the last wish was not done, in words; a refusal by a rule is explained with the rule. */
  said(trouble: Exclude<Trouble, { kind: 'refused' }>): string
}

const PlayContext = createContext<Play | null>(null)
export const PlayProvider = PlayContext.Provider

export function usePlay(): Play {
  const play = useContext(PlayContext)
  if (play === null) throw new Error('A part of the table frame stands outside of it')
  return play
}
