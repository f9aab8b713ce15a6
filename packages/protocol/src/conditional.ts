import { type Game, type GameAction, type GameEvent, Match, Random, type Seat, same } from '@vyprava/kernel'
import * as v from 'valibot'
import { LONGEST_ID } from './client.ts'

/** How many conditional moves a seat has at once, and of how many steps each is made at most. */
export const MOST_CONDITIONALS = 5
export const MOST_FORESEEN = 64

/** What somebody would do, as it was played on a board that nobody else sees. */
export interface ForeseenStep {
  readonly seat: Seat
  readonly action: GameAction
}

/** "If this, then that": others' expected moves from a moment on, and one's own answer at the end of them. */
export interface Conditional {
  /** Of the world in which it was tried: what is hidden from its owner was dealt by this. */
  readonly seed: string
  readonly steps: readonly ForeseenStep[]
  /** The answer is given whatever the others do, if it is legal then. */
  readonly anyway: boolean
}

/** What became of one that does not wait any more: it was played, something else happened, it was not legal, play went back. */
export type Fate = 'played' | 'other' | 'illegal' | 'back'

/** A conditional move as its owner sees it; nobody else is told that there is one. */
export interface ConditionalShown extends Conditional {
  readonly id: string
  /** The moment of its owner's log from which it was foreseen. */
  readonly number: number
  /** Null while it waits. */
  readonly fate: Fate | null
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))

/** What a client sends of one. The version is that of the moment from which it was foreseen. */
export const conditionalWish = v.strictObject({
  version: count,
  seed: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LONGEST_ID)),
  steps: v.pipe(
    v.array(
      v.strictObject({
        seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
        action: v.looseObject({ type: v.string() }),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_FORESEEN),
  ),
  anyway: v.boolean(),
})
export type ConditionalWish = v.InferOutput<typeof conditionalWish>

/** What its owner hears of a move. */
interface Heard<Event = unknown> {
  readonly seat: Seat
  readonly event: Event
}

/** What is expected to be heard: what chance or secrets decide may be anything. */
export interface Expected {
  readonly heard: readonly Heard[]
  /** More than that may be heard: how much depends on chance or secrets. */
  readonly open: boolean
}

export interface Foreseen {
  /** The world in which it was tried, at its end. */
  readonly match: Match
  readonly expected: Expected
  /** The answer, step by step. */
  readonly answer: readonly GameAction[]
  /** What its last step leads to is known: the answer may go on after it. */
  readonly certain: boolean
}

/** From what somebody knows at a moment. */
export interface Vantage {
  readonly view: object
  readonly seat: Seat
}

/** Stands for whatever it turns out to be. */
const ANY = '*any*'
/** In how many other worlds it is looked at what does not depend on chance and secrets. */
const WORLDS = 8

/** A match that goes on from what somebody knows: the rest is dealt by a seed. */
export function imagined(
  game: Game,
  table: { readonly seats: number; readonly options: object },
  { view, seat }: Vantage,
  seed: string,
): Match {
  const random = new Random(seed)
  const state = game.imagine(view, seat, random)
  return new Match(game, table, { kind: 'state', state, random: random.toJSON() }, null)
}

/**
 * Plays a conditional move through in the world of its seed; null when it is none: others act first, then its owner
 * answers what is asked. What will be heard of the others is compared with other worlds that its owner cannot tell from
 * this one: only what is the same in all of them is expected. An answer ends where its next step would depend on what
 * nobody can know yet.
 */
export function foresee(
  game: Game,
  table: { readonly seats: number; readonly options: object },
  from: Vantage,
  { seed, steps }: Pick<Conditional, 'seed' | 'steps'>,
): Foreseen | null {
  const { seat } = from
  const first = steps.findIndex((step) => step.seat === seat)
  if (first === -1 || steps.slice(first).some((step) => step.seat !== seat)) return null
  const [others, own] = [steps.slice(0, first), steps.slice(first)]
  const here = tryIn(imagined(game, table, from, seed), seat, others, own)
  if (here === null || here.answered.length < own.length) return null
  const elsewhere = Array.from({ length: WORLDS }, (_, world) =>
    tryIn(imagined(game, table, from, `${seed} ${world}`), seat, others, own),
  ).filter((tried) => tried !== null)
  const surprise = here.answered.findIndex((heard, step) =>
    elsewhere.some(({ answered }) => !same(answered[step], heard)),
  )
  if (surprise !== -1 && surprise < own.length - 1) return null
  return {
    match: here.match,
    expected: common(
      here.before,
      elsewhere.map(({ before }) => before),
    ),
    answer: own.map(({ action }) => action),
    certain: surprise === -1,
  }
}

interface Tried {
  readonly match: Match
  /** What was heard of the others, and then of each step of the answer that could be taken. */
  readonly before: readonly Heard[]
  readonly answered: readonly (readonly Heard[])[]
}

/** Null where the others cannot do it: what somebody does with hidden things is not possible in every world. */
function tryIn(
  match: Match,
  seat: Seat,
  others: readonly ForeseenStep[],
  own: readonly ForeseenStep[],
): Tried | null {
  if (!others.every((step) => match.play(step.seat, step.action).ok)) return null
  const before = heardOf(match.log(seat, 0))
  const answered: Heard[][] = []
  for (const { action } of own) {
    if (!match.deciders.includes(seat)) break
    const moments = match.moments(seat).length - 1
    // Answers only: what is done besides waits for nothing.
    if (!match.play(seat, action).ok || match.asideAt(match.length - 1)) break
    answered.push(heardOf(match.log(seat, moments)))
  }
  return { match, before, answered }
}

/** All that is told by lines of a log, in order. That somebody answered in secret tells nothing. */
export const heardOf = (
  lines: readonly { readonly seat: Seat; readonly events: readonly GameEvent[] }[],
): Heard<GameEvent>[] => lines.flatMap(({ seat, events }) => events.map((event) => ({ seat, event })))

function common(here: readonly Heard[], elsewhere: readonly (readonly Heard[])[]): Expected {
  const parted = here.findIndex((heard, place) =>
    elsewhere.some((other) => other[place]?.seat !== heard.seat || typeOf(other[place]) !== typeOf(heard)),
  )
  const heard = parted === -1 ? here : here.slice(0, parted)
  return {
    heard: heard.map(({ seat, event }, place) => ({
      seat,
      event: elsewhere.reduce((known: unknown, other) => shared(known, other[place].event), event),
    })),
    open: parted !== -1 || elsewhere.some((other) => other.length !== here.length),
  }
}

const typeOf = ({ event }: Heard): unknown => fieldOf(event, 'type')

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What two values have in common. */
function shared(one: unknown, other: unknown): unknown {
  if (same(one, other)) return one
  if (!isFields(one) || !isFields(other)) return ANY
  const names = Object.keys(one)
  if (!same(names.toSorted(), Object.keys(other).toSorted())) return ANY
  return Object.fromEntries(names.map((name) => [name, shared(fieldOf(one, name), fieldOf(other, name))]))
}

/** Whether nothing of what is expected is left to chance or secrets. */
export const isCertain = (expected: unknown): boolean =>
  isFields(expected) ? Object.values(expected).every(isCertain) : expected !== ANY

/** Whether a value is what is expected. */
function fits(expected: unknown, value: unknown): boolean {
  if (expected === ANY || same(expected, value)) return true
  if (!isFields(expected) || !isFields(value)) return false
  const names = Object.keys(expected)
  return (
    names.length === Object.keys(value).length &&
    names.every((name) => Object.hasOwn(value, name) && fits(fieldOf(expected, name), fieldOf(value, name)))
  )
}

/** How what was heard compares with what is expected: it has all happened, may still, or something else has. */
export function compareHeard(expected: Expected, heard: readonly Heard[]): 'all' | 'some' | 'other' {
  const agrees = heard
    .slice(0, expected.heard.length)
    .every(
      ({ seat, event }, place) =>
        seat === expected.heard[place].seat && fits(expected.heard[place].event, event),
    )
  if (!agrees || (heard.length > expected.heard.length && !expected.open)) return 'other'
  return heard.length >= expected.heard.length ? 'all' : 'some'
}
