import type { GameAction, GameEvent, Prompt, Refusal, Seat } from '@vyprava/kernel'
import type { Account, Ended } from './ending.ts'
import type { OptionSentence } from './option-sentence.ts'

/** The languages of the house. */
export const LANGUAGES = ['cs', 'sk', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** By whose habits dates, times and lists are written: our English is British. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** A piece of a sentence: plain words, a player, or the name of a thing of the game (set in serif italic). */
export type Phrase = string | { readonly seat: Seat } | { readonly name: string }
export type Sentence = readonly Phrase[]

/** What words may depend on besides the thing itself. */
export interface WordContext<View> {
  readonly view: View
  /** The players' names, by seat. */
  readonly names: readonly string[]
  /** Whose eyes the sentence is for; null for a spectator. */
  readonly observer: Seat | null
}

/** A panel of facts in words: a heading and rows of name and value. */
export interface FactGroup {
  readonly title: string
  readonly rows: readonly (readonly [label: string, value: string])[]
}

/** A term of the bots' evaluation in which a move does better (or worse) than the others that were considered. */
export interface Reason {
  readonly term: string
  readonly difference: number
}

/** Every word of a game in one language. */
export interface GameWords<
  View extends object = object,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
> {
  readonly title: string
  /** The question in one sentence. */
  prompt(prompt: Prompt, context: WordContext<View>): Sentence
  /** What happened, for the log; null when it is not worth a line. */
  event(event: Event, context: WordContext<View>): Sentence | null
  /** Why not, in two short lines at most. */
  refusal(refusal: Refusal, context: WordContext<View>): string
  /** A legal action in words, for buttons, the list of actions and screen readers. */
  action(action: Action, context: WordContext<View>): string
  /** The heading under which the list of actions shows it. */
  group(action: Action, context: WordContext<View>): string
  /** Whether an action ends something, so that nobody shall do it by a careless key press. */
  closes?(action: Action): boolean
  /** The public facts of the view, for games without a drawn table and for screen readers. */
  facts(context: WordContext<View>): readonly FactGroup[]
  /** How the game ended, by the reason of its result. */
  ending(reason: string): string
  /** Where the points of the end come from, and what decided a common game. */
  account?(ended: Ended<View, Event>): Account
  /** The types of the events that make a story, the most telling first. */
  readonly tellings?: readonly Event['type'][]
  /**
   * What a move brings by a term of the bots' evaluation ("more coins") or costs ("fewer coins"), as the object
   * of "it brings …", for hints.
   */
  term?(name: string, more: boolean): string
  /** One sentence why, in place of `term` where such an object says too little; null when nothing is worth saying. */
  why?(reasons: readonly Reason[], context: WordContext<View>): string | null
  /** An option of the set-up form, and one of its values. */
  option(name: string): { readonly label: string; readonly help: string }
  value(option: string, value: string): string
  /** The same as a sentence of the table being laid, the value as text; null or absent where the label must do. */
  sentence?(option: string, value: string): OptionSentence | null
}
