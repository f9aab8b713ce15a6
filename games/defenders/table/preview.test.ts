import { clone, Random, type Seat } from '@vyprava/kernel'
import { describe, expect, it } from 'vitest'
import type { DefendersAction, DefendersEvent } from '../rules/index.ts'
import { routeTo, travelOf } from '../rules/moving.ts'
import { labelsIn } from '../texts/labels/index.ts'
import { actorOf } from './actor.ts'
import { SHIPPED } from './cards.ts'
import { choicesOf, litBy } from './choices.ts'
import { rollFor } from './dice.ts'
import { sceneOf } from './ghosts.ts'
import { NOTHING } from './intent.ts'
import { knownState, sureEvents } from './known.ts'
import { previewOf } from './preview.ts'
import { type Moment, moments } from './testing/moments.ts'
import { loomingIn, threatsIn } from './threats.ts'

const { game, printed } = SHIPPED

/** What an action truly does, by the hidden state and its chance. */
function truth({ match, seat }: Moment, action: DefendersAction): readonly DefendersEvent[] {
  const events: DefendersEvent[] = []
  const emit = (event: DefendersEvent) => void events.push(event)
  const tell = (_seats: readonly Seat[], secret: DefendersEvent) => emit(secret)
  game.apply(clone(match.state), seat, action, { random: new Random('truth'), emit, tell })
  return events
}

/** Which card is drawn or dies is chance; that it happens is not. */
function withoutChance(event: DefendersEvent): unknown {
  if (event.type === 'drawn') return { type: 'drawn', player: event.player, count: event.cards.length }
  return event.type === 'killed' || event.type === 'deckShuffled' ? event.type : event
}

/** Some actions of every kind. */
function some(actions: readonly DefendersAction[]): readonly DefendersAction[] {
  const met = new Map<string, number>()
  return actions.filter(({ type }) => {
    const times = met.get(type) ?? 0
    met.set(type, times + 1)
    return times < 2
  })
}

const STEPS: readonly (string | undefined)[] = ['actions', 'burn']

describe('what would happen', () => {
  it('is what happens, up to the dice and the machines', () => {
    const wrong: string[] = []
    let rolls = 0
    for (const moment of moments(8)) {
      const { view, seat, actions } = moment
      if (!STEPS.includes(view.agenda.at(-1)?.step)) continue
      const state = knownState(SHIPPED, view, seat)
      const player = actorOf(view, seat)
      for (const action of some(actions)) {
        if (action.type === 'endActions') continue
        const sure = sureEvents(SHIPPED, state, seat, action).map(withoutChance)
        const all = truth(moment, action)
        // A second death of a terrain is the end, and the terrain is chance.
        if (all.some(({ type }) => type === 'killed')) continue
        const told = all.slice(0, sure.length).map(withoutChance)
        if (JSON.stringify(told) !== JSON.stringify(sure)) wrong.push(JSON.stringify([action, sure, told]))
        const rolled = all.some((event) => event.type === 'rolled')
        const due = rollFor(printed, state, player, action)
        const ends = all.some(({ type }) => type === 'gameEnded' || type === 'retired')
        if (!ends && rolled !== (due !== null)) wrong.push(`a roll for ${JSON.stringify(action)}`)
        if (rolled) rolls += 1
      }
    }
    expect(wrong).toEqual([])
    expect(rolls).toBeGreaterThan(100)
  })

  it('has a title, a button and a scene in every language, whatever is asked', () => {
    const labels = (['cs', 'sk', 'en'] as const).map((language) => ({
      language,
      words: labelsIn(language).acts,
    }))
    const types = new Set<string>()
    for (const moment of moments(6)) {
      const { view, seat, actions } = moment
      const player = actorOf(view, seat)
      const state = knownState(SHIPPED, view, seat)
      const choices = choicesOf(actions, view.players[player].leader)
      const lit = litBy(choices, NOTHING)
      for (const action of some(actions)) {
        types.add(action.type)
        const common = { cards: SHIPPED, view, state, seat, player }
        for (const { language, words } of labels) {
          const names = view.players.map((_, number) => `P${number}`)
          const preview = previewOf({ ...common, labels: words, language, names }, action)
          expect(preview.title.length * preview.does.length).toBeGreaterThan(0)
        }
        const scene = sceneOf({
          ...common,
          asked: true,
          talks: false,
          choices,
          lit,
          mind: NOTHING,
          action,
          refused: null,
          looksAhead: false,
        })
        if (action.type === 'move') expect(scene.route?.hexes.at(-1)).toBe(action.hex)
      }
    }
    expect(types.size).toBeGreaterThan(33)
  })

  it('goes along neighbouring hexes, as few as possible', () => {
    for (const { view, seat, actions } of moments(3)) {
      const moves = actions.flatMap((action) => (action.type === 'move' ? [action.hex] : []))
      if (moves.length === 0) continue
      const state = knownState(SHIPPED, view, seat)
      const travel = travelOf(printed, state, view.current)
      for (const hex of moves) {
        const route = routeTo(state, travel, hex)
        expect(route[0]).toBe(travel.from)
        expect(route.at(-1)).toBe(hex)
        expect(new Set(route).size).toBe(route.length)
      }
    }
  })

  it('tells of every card that is left what it would do, and how many of it', () => {
    let walls = 0
    for (const { view, seat, prompt } of moments(3)) {
      if (prompt !== 'turn') continue
      const state = knownState(SHIPPED, view, seat)
      const looming = loomingIn(SHIPPED, state)
      const ahead = threatsIn(SHIPPED, state)
      expect(looming.reduce((sum, { left }) => sum + left, 0)).toBe(view.machineLeft.length)
      for (const { left, all } of looming) expect(left).toBeLessThanOrEqual(all)
      expect(new Set(looming.flatMap(({ builds }) => builds))).toEqual(new Set(ahead.builds))
      expect(looming.some((card) => card.pollutes > 0)).toBe(ahead.pollutes.length > 0)
      walls += looming.reduce((sum, card) => sum + card.walls, 0)
    }
    expect(walls).toBeGreaterThan(50)
  })

  it('looks ahead at every card that may come', () => {
    let met = 0
    let foreseen = 0
    for (const moment of moments(4)) {
      const { view, seat, prompt } = moment
      if (prompt !== 'turn') continue
      const { walls } = threatsIn(SHIPPED, knownState(SHIPPED, view, seat))
      for (const event of truth(moment, { type: 'endActions' })) {
        if (event.type === 'factoryBuilt') break
        if (event.type !== 'engineMoved' && event.type !== 'engineReset') continue
        met += event.walls.length
        foreseen += event.walls.filter((edge) => walls.includes(edge)).length
      }
    }
    expect(met).toBeGreaterThan(100)
    expect(foreseen).toBe(met)
  })
})
