import { draw } from '../decks.ts'
import { CHURCH, isLiberated } from '../fields.ts'
import { MOST_ROUNDS } from '../fight.ts'
import { CENTRE, fieldAt, slotOf, tileOf } from '../map.ts'
import type { Printed } from '../printed.ts'
import { refuse } from '../refusals/reasons.ts'
import { type Euthia, type Flag, NONE } from '../state.ts'
import { cardsOf, due, foeVitality, hurtWhere, isOutside, shuffled } from './cards.ts'
import { isCurrent, keepHits, takeFoe } from './foes.ts'
import type { Hook, HookOf } from './hook.ts'

/** Event cards at the starts of rounds, for that round (EU-1532). */
export const events: Hook<HookOf<'events'>> = {
  setUp(printed, state, { deck }, random) {
    state.story.events = shuffled(printed, deck, random)
  },
  roundStart({ pack }, state, { from, to }, course) {
    const { story } = state
    story.event = NONE
    if (state.round < from || state.round > to) return
    const card = draw(story.events, course.random)
    if (card === NONE) return
    story.events.discard.push(card)
    story.event = card
    course.emit({ type: 'eventTurned', card })
    due(state, state.starter, pack.scenarioCards[card].ops ?? [])
  },
}

/** Asleep until its lair is found or for so many rounds; then it is fought card by card with hits that stay (EU-1534 to EU-1537). */
export const sleeper: Hook<HookOf<'sleeper'>> = {
  setUp(printed, state, { foes }) {
    state.story.foes = cardsOf(printed, foes)
  },
  tilePlaced({ pack }, { map, story }, _hook, place, course) {
    if (pack.mapTiles[map.tiles[place]].lair !== true || story.figure !== NONE) return
    story.awake = 1
    story.figure = fieldAt(place, 0)
    course.emit({ type: 'sleeperWoke', field: story.figure })
  },
  roundEnd(_printed, { story, round }, { wakesAfter }, course) {
    if (story.awake === 1 || round < wakesAfter) return
    story.awake = 1
    course.emit({ type: 'sleeperWoke', field: NONE })
  },
  roundStart(_printed, { story }, _hook, course) {
    if (story.awake === 0 || story.figure !== NONE) return
    story.figure = CHURCH
    course.emit({ type: 'sleeperCame', field: CHURCH })
  },
  challenge(printed, state, _hook, seat) {
    const { foes, awake, hits } = state.story
    if (foes.length === 0) return refuse('EU-1538', 'noFoe')
    if (awake === 0) return refuse('EU-1534', 'asleep')
    if (!isAtSleeper(printed, state, state.players[seat].field)) return refuse('EU-1535', 'noFoeHere')
    const [foe] = foes
    return { foe, vitality: sleeperVitality(printed, state, foe), hits, lastRound: MOST_ROUNDS }
  },
  victory(printed, state, { helperRep }, fight, course) {
    if (!isCurrent(state, fight)) return
    takeFoe(printed, state, fight)
    const { hitBy } = state.story
    for (const [seat, helped] of hitBy.entries()) {
      if (helped === 0 || seat === fight.hero) continue
      state.players[seat].rep += helperRep
      course.emit({ type: 'gained', player: seat, what: 'rep', n: helperRep })
    }
    state.story.hitBy = hitBy.map((): Flag => 0)
  },
  fightOver(_printed, state, _hook, fight) {
    if (isCurrent(state, fight)) keepHits(state, fight)
  },
}

/** On a liberated hex of the tile where it is, not in the centre (EU-1535). */
const isAtSleeper = (printed: Printed, state: Euthia, field: number): boolean =>
  slotOf(field) !== CENTRE &&
  tileOf(field) === tileOf(state.story.figure) &&
  isLiberated(printed, state, field)

/** More for each player, less for each legend; a legend alone does not fell it (EU-1536, EU-R111, EU-R120). */
export const sleeperVitality = (printed: Printed, state: Euthia, foe: number): number =>
  Math.max(state.story.hits + 1, foeVitality(printed, state, foe) - state.story.legendsDone)

/** While the sleeper is awake, whoever is not in the church suffers at the ends of rounds (EU-1539). */
export const ashRain: Hook<HookOf<'ashRain'>> = {
  roundEnd(_printed, state, { from, wounds }, course) {
    const { awake, foes } = state.story
    if (state.round < from || awake === 0 || foes.length === 0) return
    course.emit({ type: 'ashFell' })
    hurtWhere(state, isOutside, wounds, course)
  },
}
