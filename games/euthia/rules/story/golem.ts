import { schedule } from '@vyprava/kernel'
import { draw } from '../decks.ts'
import { endGame } from '../end.ts'
import { CHURCH, RUINED } from '../fields.ts'
import { distancesFrom, fieldAt, fieldsAround } from '../map.ts'
import type { Printed } from '../printed.ts'
import { refuse } from '../refusals/reasons.ts'
import { type Euthia, NONE } from '../state.ts'
import type { EuthiaCourse, Working } from '../steps/step.ts'
import { layTile } from '../steps/turn/explore.ts'
import { cardsOf, due, grownFor, hurtWhere, shuffled } from './cards.ts'
import { isCurrent, isNearFigure, keepHits } from './foes.ts'
import { findHook, type Hook, type HookOf } from './hook.ts'
import { farthestPlace } from './places.ts'

/** A golem comes out of the ruins and walks to the church (EU-1541 to EU-1549). */
export const golem: Hook<HookOf<'golem'>> = {
  setUp(printed, state, { foe, ravage }, random) {
    state.story.foes = cardsOf(printed, foe)
    state.story.attacks = shuffled(printed, ravage, random)
  },
  tilePlaced(printed, { map, story }, _hook, place, course) {
    if (!isRuins(printed, map.tiles[place])) return
    story.figure = fieldAt(place, 0)
    course.emit({ type: 'golemCame', field: story.figure })
  },
  roundEnd(printed, state, { appearsBy }, course) {
    const { story } = state
    if (story.foes.length === 0) return
    if (story.figure === NONE && state.round >= appearsBy) unearth(printed, state, course)
    if (story.figure === NONE) return
    const card = draw(story.attacks, course.random)
    if (card === NONE) return
    story.attacks.discard.push(card)
    course.emit({ type: 'ravageTurned', card })
    const { ops = [], steps = 0 } = printed.pack.scenarioCards[card]
    schedule(state, { step: 'golem', steps })
    due(state, state.starter, ops)
  },
  challenge(printed, state, { vitality, combatRounds }, seat) {
    const { foes, hits } = state.story
    if (foes.length === 0) return refuse('EU-1549', 'noFoe')
    if (!isNearFigure(printed, state, seat)) return refuse('EU-1547', 'noFoeHere')
    return { foe: foes[0], vitality: grownFor(vitality, state), hits, lastRound: combatRounds }
  },
  fightOver(_printed, state, { treasure }, fight, course) {
    if (!isCurrent(state, fight)) return
    const { story } = state
    const first = fight.dealt === 1 && story.hitBy[fight.hero] === 0
    keepHits(state, fight)
    if (fight.hits >= fight.vitality) fall(state)
    if (!first) return
    course.emit({ type: 'golemStruck', player: fight.hero })
    due(state, fight.hero, [{ op: 'treasure', level: treasure }])
  },
}

const isRuins = ({ pack }: Printed, tile: number): boolean =>
  pack.mapTiles[tile].hexes.some(({ location }) => location === 'ruins')

/** Whether the golem fell: then the game ended in the middle of a turn. */
export const isGolemBeaten = (printed: Printed, state: Euthia): boolean =>
  state.story.foes.length === 0 && findHook(printed, state, 'golem') !== undefined

/** The golem is beaten: nothing is left but to score (EU-1549). */
function fall(state: Euthia): void {
  state.story.foes = []
  state.story.hits = 0
  state.story.figure = NONE
  state.agenda = [{ step: 'scoring' }]
}

/** The ruins are taken out of the stack and laid far away (EU-1542). What others know of its top is forgotten: it may be another tile. */
function unearth(printed: Printed, state: Euthia, course: EuthiaCourse): void {
  const { stack } = state.map
  const at = stack.findIndex((tile) => isRuins(printed, tile))
  if (at === -1) return
  const { q, r } = farthestPlace(printed, state, course)
  const [tile] = stack.splice(at, 1)
  for (const player of state.players) player.knowsTile = 0
  layTile(printed, state, tile, q, r, course)
}

/** Only the church counts among centres, and monsters do not (EU-1543). */
const churchOnly = (place: number): boolean => place === 0

/** Field by field along a shortest way to the church; magic stops it, everything else it tramples (EU-1543 to EU-1545, EU-1549). */
export const golemStep = (printed: Printed): Working<'golem'> => ({
  work(state, { steps }, course) {
    const { map, story } = state
    const wounds = findHook(printed, state, 'golem')?.wounds ?? 0
    const away = distancesFrom(map, CHURCH, churchOnly)
    for (let left = steps; left > 0; left--) {
      const from = story.figure
      const ways = fieldsAround(map, from, churchOnly).filter((next) => away[next] === away[from] - 1)
      const field = course.random.pick(ways)
      story.figure = field
      course.emit({ type: 'golemWalked', from, field })
      if (field === CHURCH) {
        course.emit({ type: 'goalJudged', reached: false })
        endGame(printed, state, 'church', false, course)
        return
      }
      const stopped = map.wards[field] === 1
      if (stopped) breakWard(state, field, course)
      else ruin(state, field, course)
      hurtWhere(state, (stood) => stood === field, wounds, course)
      if (stopped) return
    }
  },
})

function breakWard({ map }: Euthia, field: number, course: EuthiaCourse): void {
  map.wards[field] = 0
  course.emit({ type: 'wardBroken', field })
}

/** Location and monster are gone for good, tokens go back to their owners. */
function ruin({ map, players }: Euthia, field: number, course: EuthiaCourse): void {
  if (map.rubble[field] >= RUINED) return
  map.rubble[field] = RUINED
  map.heroTokens[field] = NONE
  map.tradeTokens[field] = NONE
  map.interactions.fill(0, field * players.length, (field + 1) * players.length)
  course.emit({ type: 'fieldRuined', field })
}
