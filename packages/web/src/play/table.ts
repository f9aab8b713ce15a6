import type { Analysis } from '@vyprava/bots'
import type { GameAction, Played, Refusal, Seat, Undo } from '@vyprava/kernel'
import type { SavedMatch } from '../local/saved.ts'
import type { Begun, Finished } from '../table/book.ts'
import type { Scene } from './scene.ts'

/** A table as the frame around it uses it: one of this device, one of a server, or a finished game of a server. */
export interface PlayTable {
  readonly id: string
  readonly watch: (see: () => void) => () => void
  readonly scene: () => Scene
  /** Who sits here, and with what they play, for a sandbox. */
  readonly saved: Pick<SavedMatch, 'players' | 'pack'>
  /** What only a table of this device can do; null elsewhere. */
  readonly device: DeviceTable | null
  act(action: GameAction): Played | null
  whyNot(action: GameAction): Refusal | null
  /** Null when it was asked for and the answer comes with a later scene. */
  undo(): Undo | null
  redo(): boolean
  look(number: number | null): void
  /** Null where nothing was seen, or not yet: a later scene has it then. */
  viewAt(number: number): object | null
  seenBy(seat: Seat, number: number): object | null
  finished(): Finished | null
  readonly analysis: Analysis | undefined
  keepAnalysis(analysis: Analysis): void
  anotherWay(seed: string): Begun | null
}

interface DeviceTable {
  readonly saved: SavedMatch
  standIn(seat: Seat, bot: string | null): boolean
  endLessons(): void
}
