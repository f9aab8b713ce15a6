import { clone, Random, silentCourse } from '@vyprava/kernel'
import { describe, expect, it } from 'vitest'
import type { EuthiaAction } from '../rules/actions.ts'
import { isOnMap } from '../rules/fields.ts'
import { choiceOf, litBy, offeredBy } from './choices.ts'
import { type Mind, NOTHING } from './intent.ts'
import { SHIPPED } from './packed.ts'
import { plausible } from './plausible.ts'
import { senseOf, type Under } from './sense.ts'
import { type Moment, moments, whyNot } from './testing/moments.ts'
import { underHands } from './testing/now.ts'
import { nameOf, SERVICES, type Thing } from './thing.ts'

const { printed } = SHIPPED
const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number)
const same = (a: EuthiaAction, b: EuthiaAction): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is touched for an action: its thing, where it goes, and then the entry of what the thing offers. */
function reached(under: Under, { view, seat }: Moment, action: EuthiaAction): boolean {
  const { from, to } = choiceOf(action, { view, seat })
  const sense = senseOf(under)
  let mind: Mind = NOTHING
  for (const thing of to === null ? [from] : [from, to]) {
    const meaning = sense.meaning(thing, null, mind)
    if (meaning?.does === 'propose')
      return meaning.proposal.press.length === 1 && same(meaning.proposal.press[0], action)
    if (meaning?.does === 'act') return same(meaning.action[0], action)
    if (meaning?.does !== 'intend') return false
    mind = meaning.own
  }
  if (mind.ends) {
    const again = sense.meaning(from, null, mind)
    return again?.does === 'act' && same(again.action[0], action)
  }
  const offered = offeredBy(under.choices, mind).filter((choice) => same(choice.action, action))
  const meaning = sense.meaning({ kind: 'deed', action }, null, mind)
  return offered.length === 1 && meaning?.does === 'propose' && same(meaning.proposal.press[0], action)
}

/** Everything that lies on the table before somebody. */
function thingsAt({ view, seat }: Moment): Thing[] {
  const player = view.players[seat]
  const { map } = view
  return [
    ...upTo(map.tiles.length * 4)
      .filter((field) => isOnMap(printed, map, field))
      .map((field): Thing => ({ kind: 'field', field })),
    ...upTo(6).map((side): Thing => ({ kind: 'side', side })),
    ...upTo(3).map((action): Thing => ({ kind: 'token', action })),
    ...player.slots.map((_, slot): Thing => ({ kind: 'slot', slot })),
    ...player.slots.flatMap((owned, slot) =>
      (owned?.gems ?? []).map(({ gem }): Thing => ({ kind: 'jewel', slot, gem })),
    ),
    ...player.bags.map((_, place): Thing => ({ kind: 'bag', place })),
    ...player.revealed.map((_, place): Thing => ({ kind: 'revealed', place })),
    ...player.trophies.map((_, place): Thing => ({ kind: 'trophy', place })),
    ...upTo(player.gems.length).map((gem): Thing => ({ kind: 'gem', gem })),
    ...upTo(player.essences.length).map((essence): Thing => ({ kind: 'essence', essence })),
    ...(player.hand ?? []).map((card): Thing => ({ kind: 'card', card })),
    ...view.encounters.flatMap(({ open }) => open.map((card): Thing => ({ kind: 'quest', card }))),
    ...upTo(4).map((place): Thing => ({ kind: 'offer', place })),
    ...SERVICES.map((service): Thing => ({ kind: 'service', service })),
    ...upTo(2).map((die): Thing => ({ kind: 'die', die })),
    ...(['gaar', 'plus', 'strike'] as const).map((how): Thing => ({ kind: 'hope', how })),
    { kind: 'gaar' },
    { kind: 'dwurt' },
    { kind: 'silver' },
    { kind: 'sale' },
    { kind: 'drop' },
    { kind: 'bags' },
    { kind: 'ladder' },
  ]
}

describe('the table', () => {
  it('has a place for every action of every question, and touches that reach it', () => {
    const types = new Set<string>()
    const prompts = new Set<string>()
    const lost: string[] = []
    for (const moment of moments(24, 700)) {
      prompts.add(moment.prompt)
      const under = underHands(moment)
      for (const action of moment.actions) {
        types.add(action.type)
        if (!reached(under, moment, action)) lost.push(`${moment.prompt} ${JSON.stringify(action)}`)
      }
    }
    expect([...new Set(lost)]).toEqual([])
    expect(prompts.size).toBeGreaterThanOrEqual(24)
    expect(types.size).toBeGreaterThanOrEqual(49)
  })

  it('lights what answers, and only that', () => {
    const wrong: string[] = []
    for (const moment of moments(9, 300)) {
      const under = underHands(moment)
      const lit = litBy(under.choices, NOTHING)
      const sense = senseOf(under)
      for (const thing of thingsAt(moment)) {
        const meaning = sense.meaning(thing, null, NOTHING)
        // An empty place tells what may be brought there; what is in the hand lights it.
        if (meaning !== null && !lit.has(nameOf(thing)) && under.choices.to.has(nameOf(thing))) continue
        if ((meaning !== null) !== lit.has(nameOf(thing))) wrong.push(`${moment.prompt} ${nameOf(thing)}`)
      }
    }
    expect([...new Set(wrong)]).toEqual([])
  })

  it('can explain everything that is not lit', () => {
    const reasons = new Set<string>()
    const mute = new Set<string>()
    for (const moment of moments(9, 300)) {
      const { view, seat } = moment
      const sense = senseOf(underHands(moment))
      for (const thing of thingsAt(moment)) {
        if (sense.meaning(thing, null, NOTHING) !== null) continue
        const action = plausible({ printed, view, seat, mind: NOTHING }, thing)
        const refusal = action === null ? null : whyNot(moment, action)
        if (refusal === null) mute.add(`${moment.prompt} ${nameOf(thing)} ${JSON.stringify(action)}`)
        else reasons.add(`${refusal.rule} ${refusal.reason}`)
      }
    }
    expect([...mute]).toEqual([])
    for (const reason of ['EU-302 notAdjacent', 'EU-302 noMp']) expect([...reasons]).toContain(reason)
  })

  it('leads over several quiet fields as the rules would', () => {
    let routes = 0
    for (const moment of moments(9, 400)) {
      const { choices } = underHands(moment)
      for (const { press } of choices.routes.values()) {
        routes += 1
        const state = clone(moment.match.state)
        const course = silentCourse(new Random('route'))
        for (const action of press) {
          expect(SHIPPED.game.refusal(state, moment.seat, action)).toBeNull()
          SHIPPED.game.apply(state, moment.seat, action, course)
        }
      }
    }
    expect(routes).toBeGreaterThan(50)
  })
})
