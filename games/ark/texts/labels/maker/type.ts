import type { Damage } from '../../../maps/code.ts'
import type { MapFault } from '../../../maps/faults.ts'
import type { Start } from '../../../rules/vocabulary.ts'

/** A fault with the names of its places. */
export type FaultTold = MapFault & { readonly places: readonly string[] }

/** A fault in words: in the list, what stands beside it, and why it is one. */
export interface FaultSaid {
  readonly title: string
  readonly value: string
  readonly text: string
}

/** What is wrong with a file; lines and columns count from 1. */
export type FileFaultTold =
  | { readonly kind: 'text'; readonly line: number; readonly column: number; readonly found: string }
  | { readonly kind: 'outside' | 'large' | 'unread' }

type RowName =
  | 'counts'
  | 'connected'
  | 'danger'
  | 'seas'
  | 'cities'
  | 'patches'
  | 'parts'
  | 'surroundings'
  | 'diamond'
  | 'starts'

/** Words of the map maker. Letters are those of drawings in text. */
export interface MakerLabels {
  readonly title: string
  readonly saved: string
  readonly unsaved: string
  readonly looking: string
  readonly undo: string
  readonly redo: string
  readonly lands: string
  readonly landsHow: string
  /** By letter. */
  readonly land: Readonly<Record<string, string>>
  countOf(found: number, wanted: number): string
  readonly brushes: string
  brush(size: number): string
  readonly make: string
  readonly seed: string
  readonly makeNow: string
  readonly making: string
  readonly keepDrawn: string
  readonly cannotMake: string
  readonly show: string
  readonly shows: { readonly tints: string; readonly starts: string; readonly places: string }
  readonly sheet: string
  readonly sheetHow: string
  at(place: string, land: string | null): string
  readonly blank: string
  readonly empty: string
  readonly name: string
  readonly nameless: string
  readonly author: string
  readonly authorUnknown: string
  hexes(count: number): string
  readonly startHexes: string
  readonly starts: Readonly<Record<Start, string>>
  readonly check: string
  readonly allRight: string
  remarks(count: number): string
  readonly later: string
  readonly rows: Readonly<Record<RowName, string>>
  figures(row: RowName, figures: readonly number[]): string
  fault(fault: FaultTold): FaultSaid
  wayBack(letter: string, place: string): string
  readonly solver: string
  readonly solverWaits: string
  readonly counting: string
  solved(turns: number, start: string): readonly [strong: string, rest: string]
  readonly unsolved: string
  colours: readonly string[]
  turn(colour: number, places: readonly string[]): string
  readonly replay: string
  readonly stop: string
  playSoon(place: string | null): string
  readonly play: string
  readonly playOnline: string
  readonly toFile: string
  readonly share: string
  readonly copied: string
  readonly link: string
  readonly mine: string
  readonly close: string
  readonly fresh: string
  readonly openFile: string
  readonly dropHere: string
  open(name: string): string
  copy(name: string): string
  remove(name: string): string
  copyOf(name: string): string
  removed(name: string): string
  readonly bringBack: string
  readonly none: string
  from(author: string): string
  readonly keepIt: string
  readonly damage: Readonly<Record<Damage, string>>
  readonly damaged: string
  readonly nothingLost: string
  fileWrong(fault: FileFaultTold): string
  readonly keys: string
}
