import type { Meaning } from '@vyprava/kit'
import { describe, expect, it } from 'vitest'
import { type DefendersAction, EDGES, HEXES, PHRASES, PROMPT_KEYS } from '../rules/index.ts'
import { actorOf } from './actor.ts'
import { choiceOf, choicesOf, litBy } from './choices.ts'
import { type DefendersKinds, type Mind, NOTHING } from './intent.ts'
import { plausible } from './plausible.ts'
import { senseOf } from './sense.ts'
import { type Moment, moments, whyNot } from './testing/moments.ts'
import { underHands } from './testing/now.ts'
import { ACT_KINDS, nameOf, type Thing } from './thing.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number)
const same = (a: DefendersAction, b: DefendersAction): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is touched for an action: its item, its kind, its camp, then its thing. */
function touchesFor(moment: Moment, action: DefendersAction): Thing[] {
  const { thing, item, act, camp } = choiceOf(action, leaderAt(moment))
  const touches: Thing[] = []
  if (item !== null && thing.kind !== 'item') touches.push({ kind: 'item', item })
  if (act !== null) touches.push({ kind: 'act', act })
  if (camp !== null) touches.push({ kind: 'hex', hex: camp })
  if (action.type === 'pinEdge') touches.push({ kind: 'pin', what: 'edge' })
  return [...touches, thing]
}

const leaderAt = ({ view, seat }: Moment): number => view.players[actorOf(view, seat)].leader

/** What the touches lead to: the action that is shown, done, or numbered to be done. */
function reached(moment: Moment, action: DefendersAction): DefendersAction | null {
  let mind: Mind = NOTHING
  let done: Meaning<DefendersKinds> | null = null
  for (const thing of touchesFor(moment, action)) {
    const sense = senseOf(underHands(moment, mind))
    const meaning = sense.meaning(thing, null, mind)
    if (meaning?.does === 'intend') mind = meaning.own
    // What has only one use shows it at the first touch, and a later touch of its place is part of it.
    else if (meaning !== null) done = meaning
    if (done?.does === 'propose' && same(done.proposal.action, action)) return action
  }
  if (mind.ends) done = senseOf(underHands(moment, mind)).meaning({ kind: 'button', action }, null, mind)
  if (done?.does === 'act') return done.action
  if (action.type === 'resolveHex' && mind.order.includes(action.hex)) return action
  return done?.does === 'propose' ? done.proposal.action : null
}

describe('the table', () => {
  it('has a place for every action of every question, and no two for one', () => {
    const types = new Set<string>()
    const prompts = new Set<string>()
    const lost: string[] = []
    for (const moment of moments(15)) {
      prompts.add(moment.prompt)
      const { choices } = underHands(moment)
      if (choices.all.some(({ action }, place) => action !== moment.actions[place])) lost.push(moment.prompt)
      for (const action of moment.actions) {
        if (types.has(action.type) && moment.actions.length > 150) continue
        types.add(action.type)
        const got = reached(moment, action)
        if (got === null || !same(got, action)) lost.push(`${moment.prompt} ${JSON.stringify(action)}`)
      }
    }
    expect(lost).toEqual([])
    expect([...prompts].toSorted()).toEqual([...PROMPT_KEYS].toSorted())
    expect(types.size).toBeGreaterThan(33)
  })

  it('lights what answers, and only that', () => {
    const wrong: string[] = []
    for (const moment of moments(5)) {
      const under = underHands(moment)
      const sense = senseOf(under)
      const check = (thing: Thing, lit: boolean) => {
        const answers = sense.meaning(thing, null, NOTHING) !== null
        if (answers !== lit) wrong.push(`${moment.prompt} ${nameOf(thing)}`)
      }
      const talks = moment.prompt === 'discussion'
      if (!talks) for (const hex of upTo(HEXES)) check({ kind: 'hex', hex }, under.lit.hexes.has(hex))
      for (const edge of upTo(EDGES)) check({ kind: 'edge', edge }, under.lit.edges.has(edge))
      for (const act of ACT_KINDS) check({ kind: 'act', act }, under.lit.acts.has(act))
    }
    expect(wrong).toEqual([])
  })

  it('can explain everything that is not lit', () => {
    const reasons = new Set<string>()
    const mute: string[] = []
    for (const moment of moments(5)) {
      const { view, seat } = moment
      const under = underHands(moment)
      const sense = senseOf(under)
      const player = actorOf(view, seat)
      const besides = new Set(moment.match.asides(seat).map((aside) => JSON.stringify(aside)))
      const things: Thing[] = [
        ...upTo(HEXES).map((hex): Thing => ({ kind: 'hex', hex })),
        ...upTo(EDGES).map((edge): Thing => ({ kind: 'edge', edge })),
        ...ACT_KINDS.map((act): Thing => ({ kind: 'act', act })),
        ...upTo(4).map((item): Thing => ({ kind: 'item', item })),
        ...upTo(4).map((faction): Thing => ({ kind: 'faction', faction })),
        ...upTo(8).map((leader): Thing => ({ kind: 'leader', leader })),
        ...upTo(4).map((terrain): Thing => ({ kind: 'hint', terrain })),
        ...upTo(PHRASES.length).map((phrase): Thing => ({ kind: 'phrase', phrase })),
        ...upTo(view.players.length).map((pile): Thing => ({ kind: 'pile', player: pile })),
        ...view.players.flatMap(({ hand }) => hand ?? []).map((card): Thing => ({ kind: 'card', card })),
      ]
      for (const thing of things) {
        if (sense.meaning(thing, null, NOTHING) !== null) continue
        // An edge takes a pin as soon as the ruler says so.
        if (moment.prompt === 'discussion' && thing.kind === 'edge') continue
        const action = plausible({ view, player, mind: NOTHING }, thing)
        // Signals are open in turns too, once the hand turns to them.
        if (besides.has(JSON.stringify(action))) continue
        const refusal = whyNot(moment, action)
        if (refusal === null) mute.push(`${moment.prompt} ${nameOf(thing)} ${JSON.stringify(action)}`)
        else reasons.add(`${refusal.rule} ${refusal.reason}`)
      }
    }
    expect(mute).toEqual([])
    for (const reason of [
      'DE-406 mechOnTrail',
      'DE-303 blockedByWall',
      'DE-304 blockedByEngine',
      'DE-305 core',
      'DE-421 supportTooLow',
      'DE-220 apLeft',
      'DE-481 notAFactory',
      'DE-471 wallElsewhere',
    ])
      expect([...reasons]).toContain(reason)
  })

  it('is dark while nobody is asked', () => {
    const lit = litBy(choicesOf([], -1), NOTHING)
    for (const set of Object.values(lit)) expect(set.size).toBe(0)
  })
})
