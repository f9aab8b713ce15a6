import type { CompendiumIn } from './compendium.ts'
import type { Door } from './door.ts'
import type { DrawnLaying } from './laying.ts'
import type { Tutorial } from './lesson.ts'
import { plainWords } from './plain-words.ts'
import type { Rules } from './rules.ts'
import type { GameTable, Thumbnail } from './table.ts'
import type { GameWords, Language } from './words.ts'
import type { Workshop } from './workshop.ts'

/** What people made themselves, for options that take such values. */
export interface OwnValues {
  /** Those of this device that can be played. */
  kept(option: string): readonly string[]
  /** What is wrong with one, in words; null where nothing is, or where only the check can say. */
  fault(option: string, value: string, language: Language): string | null
}

/**
 * All that a game brings. Only its rules must be there: whatever is missing, the house puts something plain in its place.
 * Parts are loaded when they are needed, the door alone at once, since it stands on the home page.
 */
export interface GameModule {
  /** Also the name of its folder. */
  readonly id: string
  rules(): Promise<Rules>
  /** How it shows itself before it is opened; without it there is a plain door. */
  readonly door?: Door
  /**
   * Its words, with the names of somebody's own pack where `rules` takes one (data that it has accepted). Without them
   * the data of actions and events are shown: see `wordsOf`.
   */
  words?(language: Language, pack?: unknown): Promise<GameWords>
  /** The rulebook in one language: markdown with a heading per rule number. */
  rulebook?(language: Language): Promise<string>
  /** It is always played together: nobody is measured against anybody. */
  readonly together?: true
  /** Whether finished games can be analysed: whether its rules bring `knowledge`, told without loading them. */
  readonly analysis?: true
  /** The first expedition. */
  tutorial?(): Promise<Tutorial>
  /** The drawn table; without it the game is played through its list of actions. */
  table?(pack?: unknown): Promise<GameTable>
  /** Options that are chosen from pictures while a table is laid; the others are sentences. */
  laying?(): Promise<DrawnLaying>
  /** A page on which people make something of their own for the game; absent where there is nothing to make. */
  workshop?(): Promise<Workshop>
  /** What was made there. */
  own?(): Promise<OwnValues>
  /** What the game prints, to be looked up with pictures; absent where there is too little of it. */
  readonly compendium?: CompendiumIn
  /** The board in small; absent where the miniature of the door must do. */
  thumbnail?(): Promise<Thumbnail>
}

/** The words of a game, or plain ones where it brings none. */
export const wordsOf = async (
  { id, words }: GameModule,
  language: Language,
  pack?: unknown,
): Promise<GameWords> => (words === undefined ? plainWords(id, language) : words(language, pack))
