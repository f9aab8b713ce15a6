import {
  type ArkAction,
  COLOUR_DIAMOND,
  COLOURED,
  COLOURS,
  EARNED,
  NAME,
  SHIFT,
  SKIP,
  type System,
} from '../rules/index.ts'
import { type Asked, type Draft, draftOf, has } from './draft.ts'
import type { Mind } from './intent.ts'
import type { AnswerCard } from './thing.ts'

/** Everything that is lit: what answers when it is touched. */
export interface Lit {
  readonly hexes: ReadonlySet<number>
  /** In the second light: the extra meadow, what a gem or the acorn may paint. */
  readonly second: ReadonlySet<number>
  readonly fields: ReadonlySet<number>
  readonly pencils: ReadonlySet<number>
  readonly cards: ReadonlySet<AnswerCard>
  readonly characters: ReadonlySet<number>
  readonly systems: ReadonlySet<System>
  readonly diamonds: ReadonlySet<number>
  readonly conversion: boolean
  readonly meadow: boolean
}

export const DARK: Lit = {
  hexes: new Set(),
  second: new Set(),
  fields: new Set(),
  pencils: new Set(),
  cards: new Set(),
  characters: new Set(),
  systems: new Set(),
  diamonds: new Set(),
  conversion: false,
  meadow: false,
}

/** What can be done, sorted by where it is touched. */
export interface Choices {
  readonly draft: Draft
  readonly lit: Lit
  /** The types of the legal actions. */
  readonly types: ReadonlySet<ArkAction['type']>
}

/** The choices for what is in mind; those of the last mind are kept, since a pointer asks often. */
export function choicesBy(asked: Omit<Asked, 'mind'>): (mind: Mind) => Choices {
  let last: { readonly mind: Mind; readonly choices: Choices } | null = null
  return (mind) => {
    if (last?.mind !== mind) last = { mind, choices: choicesOf({ ...asked, mind }) }
    return last.choices
  }
}

export function choicesOf(asked: Asked): Choices {
  const draft = draftOf(asked)
  const types = new Set(asked.decision.actions.map(({ type }) => type))
  return { draft, lit: litBy(asked, draft), types }
}

const colours: readonly number[] = COLOURS.map((_, colour) => colour)
const numbersOf = (actions: readonly ArkAction[], pick: (action: ArkAction) => number | null): Set<number> =>
  new Set(actions.flatMap((action) => pick(action) ?? []))

function litBy(asked: Asked, draft: Draft): Lit {
  const { decision, mind } = asked
  const { actions, prompt } = decision
  const gems = gemsOf(asked)
  const fills = numbersOf(actions, (action) => (action.type === 'fill' ? action.field : null))
  const base: Lit = {
    ...DARK,
    pencils: pencilsOf(asked, draft),
    characters: numbersOf(actions, (action) => (action.type === 'character' ? action.character : null)),
    systems: new Set(actions.flatMap((action) => (action.type === 'system' ? [action.system] : []))),
    diamonds: gems,
    conversion: actions.some(({ type }) => type === 'convert'),
    meadow: actions.some(({ type }) => type === 'meadow') || mind.meadow !== null,
  }
  const second = secondOf(asked)
  // With a gem, the acorn or the band in the hand, nothing but theirs is meant.
  if (isHolding(asked)) return { ...base, second }
  switch (prompt.key) {
    case 'start':
      return { ...base, hexes: numbersOf(actions, (action) => (action.type === 'start' ? action.hex : null)) }
    case 'field':
      return { ...base, fields: fills }
    default: {
      const hexes = new Set([...draft.ways.keys(), ...mind.strokes.map(({ hex }) => hex)])
      if (mind.meadow !== null) hexes.add(mind.meadow)
      const cards = new Set<AnswerCard>()
      if (prompt.key === 'answer') {
        if (draft.ways.size > 0 || mind.strokes.length > 0) cards.add('map')
        if (draft.fields.size > 0) cards.add('compass')
        if (has(actions, SKIP)) cards.add('skip')
      }
      if (prompt.key === 'answerMove') cards.add('map')
      return { ...base, hexes, fields: draft.fields, cards }
    }
  }
}

/** Whether something is in the hand that takes the map for itself. */
export const isHolding = ({ mind }: Asked): boolean => mind.gem !== null || mind.acorn || mind.band

/** What the thing in the hand may paint. */
function secondOf({ decision: { actions }, mind, view, seat }: Asked): ReadonlySet<number> {
  if (mind.acorn) return numbersOf(actions, (action) => (action.type === 'convert' ? action.hex : null))
  if (mind.band) return numbersOf(actions, (action) => (action.type === 'meadow' ? action.hex : null))
  if (mind.gem === null) return DARK.second
  const colour = view.sheets[seat].diamondColours[mind.gem]
  return numbersOf(actions, (action) =>
    action.type === 'terraform' && action.colour === colour ? action.hex : null,
  )
}

/** Gems that can be coloured, or used. */
function gemsOf({ decision: { actions }, view, seat }: Asked): ReadonlySet<number> {
  const { diamonds, diamondColours } = view.sheets[seat]
  const can = (type: ArkAction['type'], colour: number | null): boolean =>
    actions.some(
      (action) =>
        action.type === type && (colour === null || ('colour' in action && action.colour === colour)),
    )
  return new Set(
    diamonds.flatMap((state, gem) => {
      if (state === EARNED) return can('colourDiamond', null) ? [gem] : []
      return state === COLOURED && can('terraform', diamondColours[gem]) ? [gem] : []
    }),
  )
}

/** Pencils that answer: those of the ring, of the gem in the hand, then those that name or change the colour. */
function pencilsOf({ decision: { actions }, mind, view, seat }: Asked, { ways }: Draft): ReadonlySet<number> {
  if (mind.fan !== null) return new Set(ways.get(mind.fan)?.paints ?? [])
  if (mind.gem !== null) {
    const plain = view.sheets[seat].diamonds[mind.gem] === EARNED
    return new Set(plain ? colours.filter((colour) => has(actions, COLOUR_DIAMOND[colour])) : [])
  }
  return new Set(
    colours.filter(
      (colour) =>
        has(actions, NAME[colour]) ||
        has(actions, SHIFT[colour]) ||
        // Back to the colour that was named.
        (colour === view.named && mind.colour !== null),
    ),
  )
}
