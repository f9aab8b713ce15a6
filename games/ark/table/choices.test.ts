import { Random } from '@vyprava/kernel'
import { describe, expect, it } from 'vitest'
import { LETTERS } from '../compass/index.ts'
import {
  type ArkAction,
  COLOURED,
  COLOURS,
  EARNED,
  FIELD_COUNT,
  PROMPT_KEYS,
  SYSTEMS,
} from '../rules/index.ts'
import { choicesOf, type Lit } from './choices.ts'
import { has } from './draft.ts'
import { type Mind, NOTHING, type Press } from './intent.ts'
import { SHIPPED } from './packed.ts'
import { whyNotOf } from './plausible.ts'
import { senseOf } from './sense.ts'
import { type Moment, moments } from './testing/moments.ts'
import { askedAt, touched, underHands } from './testing/now.ts'
import { ANSWER_CARDS, nameOf, type Thing } from './thing.ts'
import { tryOut } from './trial.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number)
const same = (a: ArkAction, b: ArkAction): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is touched for an action, one thing after another. */
function touchesFor({ view, seat, actions, prompt }: Moment, action: ArkAction): Thing[] {
  const { diamonds, diamondColours } = view.sheets[seat]
  const isBound = prompt === 'paint' || prompt === 'answerMove'
  switch (action.type) {
    case 'character':
      return [{ kind: 'character', character: action.character }]
    case 'system':
      return [{ kind: 'system', system: action.system }]
    case 'start':
      return [{ kind: 'hex', hex: action.hex }]
    case 'fill':
      return [{ kind: 'field', field: action.field }]
    case 'name':
    case 'shift':
      return [{ kind: 'pencil', colour: action.colour }]
    case 'skip':
      return [{ kind: 'card', card: 'skip' }]
    case 'meadow':
      return [{ kind: 'meadow' }, { kind: 'hex', hex: action.hex }]
    case 'convert':
      return [{ kind: 'conversion' }, { kind: 'hex', hex: action.hex }]
    case 'colourDiamond':
      return [
        { kind: 'diamond', diamond: diamonds.indexOf(EARNED) },
        { kind: 'pencil', colour: action.colour },
      ]
    case 'terraform': {
      const diamond = diamonds.findIndex(
        (state, gem) => state === COLOURED && diamondColours[gem] === action.colour,
      )
      return [
        { kind: 'diamond', diamond },
        { kind: 'hex', hex: action.hex },
      ]
    }
    case 'paint': {
      const choice = actions.filter((other) => other.type === 'paint' && other.hex === action.hex).length > 1
      const hex: Thing = { kind: 'hex', hex: action.hex }
      return choice ? [hex, { kind: 'pencil', colour: action.colour }] : [hex]
    }
    case 'endMove':
      return isBound ? [] : [{ kind: 'button', action }]
    case 'endTurn':
      return [{ kind: 'button', action }]
  }
}

/** What would be sent after touches; what was gathered counts as soon as it is part of it. */
function pressAfter(moment: Moment, touches: readonly Thing[]): Press | null {
  let mind: Mind = NOTHING
  let press: Press | null = null
  for (const thing of touches) {
    const came = touched(moment, thing, mind)
    if (came === null) return null
    mind = came.mind
    press = came.press
  }
  const { draft } = choicesOf(askedAt(moment, mind))
  return press ?? draft.press ?? draft.steps
}

const thingsAt = ({ view, seat, prompt }: Moment): readonly Thing[] => [
  ...view.sheets[seat].painted.map((_, hex): Thing => ({ kind: 'hex', hex })),
  ...upTo(FIELD_COUNT).map((field): Thing => ({ kind: 'field', field })),
  ...upTo(COLOURS.length).map((colour): Thing => ({ kind: 'pencil', colour })),
  ...(prompt === 'answer' ? ANSWER_CARDS : []).map((card): Thing => ({ kind: 'card', card })),
  ...upTo(7).map((character): Thing => ({ kind: 'character', character })),
  ...SYSTEMS.map((system): Thing => ({ kind: 'system', system })),
  ...upTo(3).map((diamond): Thing => ({ kind: 'diamond', diamond })),
  { kind: 'conversion' },
  { kind: 'meadow' },
  { kind: 'button', action: { type: 'endTurn' } },
]

function isLit(lit: Lit, thing: Thing): boolean {
  switch (thing.kind) {
    case 'hex':
      return lit.hexes.has(thing.hex) || lit.second.has(thing.hex)
    case 'field':
      return lit.fields.has(thing.field)
    case 'pencil':
      return lit.pencils.has(thing.colour)
    case 'card':
      return lit.cards.has(thing.card)
    case 'character':
      return lit.characters.has(thing.character)
    case 'system':
      return lit.systems.has(thing.system)
    case 'diamond':
      return lit.diamonds.has(thing.diamond)
    case 'conversion':
      return lit.conversion
    case 'meadow':
      return lit.meadow
    default:
      return false
  }
}

/** Some moments of games: every question of every game at least twice, and then one of twelve. */
function* sampled(): Generator<Moment> {
  const seen = new Map<string, number>()
  let count = 0
  for (const moment of moments(6)) {
    const { view, prompt, actions } = moment
    const kind = `${view.mode} ${prompt} ${new Set(actions.map(({ type }) => type)).size}`
    const before = seen.get(kind) ?? 0
    seen.set(kind, before + 1)
    count += 1
    if (before < 2 || count % 12 === 0) yield moment
  }
}

describe('the table', () => {
  it('has a place for every action of every question', () => {
    const types = new Set<string>()
    const prompts = new Set<string>()
    const lost: string[] = []
    for (const moment of sampled()) {
      prompts.add(moment.prompt)
      for (const action of moment.actions) {
        types.add(action.type)
        const press = pressAfter(moment, touchesFor(moment, action))
        if (press === null || !press.some((step) => same(step, action)))
          lost.push(`${moment.prompt} ${JSON.stringify(action)} ${JSON.stringify(press)}`)
      }
    }
    expect(lost.slice(0, 10)).toEqual([])
    expect([...prompts].toSorted()).toEqual([...PROMPT_KEYS].toSorted())
    expect(types.size).toBe(14)
  })

  it('lights what answers, and only that', () => {
    const wrong: string[] = []
    for (const moment of sampled()) {
      const under = underHands(moment)
      const sense = senseOf(under)
      const { lit } = under.choicesFor(NOTHING)
      for (const thing of thingsAt(moment)) {
        if (thing.kind === 'button') continue
        if ((sense.meaning(thing, null, NOTHING) !== null) !== isLit(lit, thing))
          wrong.push(`${moment.prompt} ${nameOf(thing)}`)
      }
    }
    expect(wrong.slice(0, 10)).toEqual([])
  })

  it('can explain everything that is not lit, by its rule', () => {
    const reasons = new Set<string>()
    const mute: string[] = []
    for (const moment of sampled()) {
      const asked = askedAt(moment)
      const sense = senseOf(underHands(moment))
      for (const thing of thingsAt(moment)) {
        if (sense.meaning(thing, null, NOTHING) !== null) continue
        const why = whyNotOf(SHIPPED.game, asked, thing)
        if (why === null) continue
        const { refusal } = why
        if (refusal === null) mute.push(`${moment.prompt} ${nameOf(thing)} ${JSON.stringify(why.action)}`)
        else reasons.add(`${refusal.rule} ${refusal.reason}`)
      }
    }
    expect(mute.slice(0, 10)).toEqual([])
    for (const reason of [
      'AR-305 notSupported',
      'AR-304 visited',
      'AR-309 danger',
      'AR-308 wrongColour',
      'AR-402 fieldFilled',
      'AR-205 activeDoesNotAnswer',
      'AR-503 greyGreen',
      'AR-506 notEnoughHints',
      'AR-534 noDiamondEarned',
      'AR-953 noMapAnswer',
    ])
      expect([...reasons]).toContain(reason)
  })

  it('gathers only what the rules take, whatever is touched in whatever order', () => {
    const random = new Random('touches')
    const refused: string[] = []
    let sent = 0
    for (const moment of sampled()) {
      let mind: Mind = NOTHING
      let press: Press | null = null
      for (let touch = 0; touch < 6; touch++) {
        const { lit } = choicesOf(askedAt(moment, mind))
        const lights = thingsAt(moment).filter((thing) => isLit(lit, thing))
        if (lights.length === 0) break
        const came = touched(moment, random.pick(lights), mind)
        if (came === null) continue
        mind = came.mind
        press = came.press
      }
      const whole = press ?? choicesOf(askedAt(moment, mind)).draft.press
      if (whole === null) continue
      sent += 1
      for (const [place, step] of whole.entries()) {
        const { decision } = tryOut(SHIPPED.printed, moment.view, moment.seat, whole.slice(0, place))
        if (!has(decision?.actions ?? [], step))
          refused.push(`${moment.prompt} ${JSON.stringify(whole)} ${JSON.stringify(mind)}`)
      }
    }
    expect(refused.slice(0, 5)).toEqual([])
    expect(sent).toBeGreaterThan(150)
  })

  it('lets everybody look at parts and sheets, asked or not', () => {
    const sense = senseOf({
      props: { view: momentView(), seat: null },
      asked: null,
      choicesFor: () => {
        throw new Error('Nobody is asked')
      },
    })
    for (const letter of LETTERS.keys())
      expect(sense.meaning({ kind: 'letter', letter }, null, NOTHING)?.does).toBe('intend')
    expect(sense.meaning({ kind: 'player', player: 1 }, null, NOTHING)?.does).toBe('intend')
    expect(sense.meaning({ kind: 'hex', hex: 1 }, null, NOTHING)).toBeNull()
  })
})

function momentView() {
  for (const { view } of moments(1)) return view
  throw new Error('A game has a first moment')
}
