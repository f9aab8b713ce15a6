import { clone, Random, type Seat, same, silentCourse } from '@vyprava/kernel'
import type { EuthiaAction } from '../rules/actions.ts'
import type { Euthia } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import { heroActions } from './hero.ts'
import { worthOf } from './judge.ts'
import { isRace, type Look, type Mind, thoughtOf } from './mind.ts'
import { monsterActions } from './monster.ts'
import { answer } from './planner.ts'
import { dieWorth } from './worth.ts'

/* Answers of a fight thought out to its end, in worlds that fit what the seat knows, with the same dice after all. */

/** A question of a fight, as its seat sees it. */
export interface Asked {
  readonly view: EuthiaView
  readonly seat: Seat
  readonly key: string
  readonly actions: readonly EuthiaAction[]
}

/** No fight has so many actions left. */
const MOST_ACTIONS = 400
/** How much the losses of rivals count. */
const RIVALRY = 0.6

interface Tried {
  readonly action: EuthiaAction
  readonly gains: number[]
}

/** The answer after which things stand best; the one that would be given at sight, if none is better. */
export function pondered(mind: Mind, asked: Asked, looks: readonly Look[], random: Random): EuthiaAction {
  const { view, seat } = asked
  const seed = `${random.int(2 ** 30)}`
  const first = worldOf(mind, view, seat, `0 ${seed}`)
  const [usual, ...others] = candidates(mind, asked, first, random)
  let tried: Tried[] = others.map((action) => ({ action, gains: [] }))
  let world = 0
  for (const { answers, worlds } of looks) {
    tried = tried.slice(0, answers - 1)
    if (tried.length === 0) break
    for (const end = world + worlds; world < end; world++) {
      const fate = `${world} ${seed}`
      const state = world === 0 ? first : worldOf(mind, view, seat, fate)
      const plain = standingAfter(mind, state, seat, usual, fate)
      for (const { action, gains } of tried)
        gains.push(standingAfter(mind, state, seat, action, fate) - plain)
    }
    tried = tried.toSorted((a, b) => surely(b.gains) - surely(a.gains))
  }
  const [best] = tried
  return best !== undefined && surely(best.gains) > 0 ? best.action : usual
}

/** What an answer gains, less a standard error: worlds are few, and dice must not pass for judgement. */
function surely(gains: readonly number[]): number {
  const mean = gains.reduce((sum, each) => sum + each, 0) / gains.length
  const variance = gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, gains.length - 1)
  return mean - Math.sqrt(variance / gains.length)
}

const worldOf = (mind: Mind, view: EuthiaView, seat: Seat, seed: string): Euthia =>
  mind.game.imagine(view, seat, new Random(seed))

/** What would be done at sight comes first, then what looks best. */
function candidates(
  mind: Mind,
  { seat, key, actions }: Asked,
  state: Euthia,
  random: Random,
): readonly EuthiaAction[] {
  const thought = thoughtOf(mind, state, seat, random)
  const own = answer(thought, key, actions)
  const { fight } = state
  const ranked =
    fight === null
      ? actions
      : seat === fight.hero
        ? heroActions(thought, fight, key, actions)
        : monsterActions(thought, fight, key, actions)
  return [own, ...ranked.filter((action) => !same(action, own))]
}

/** How things stand for the seat when the fight is over, everything else done at sight. */
function standingAfter(mind: Mind, before: Euthia, seat: Seat, action: EuthiaAction, seed: string): number {
  const { game } = mind
  const state = clone(before)
  const course = silentCourse(new Fate(seed, state))
  const whim = new Random(seed)
  game.apply(state, seat, action, course)
  for (let count = 0; count < MOST_ACTIONS && !isSettled(state); count++) {
    const [next] = game.deciders(state)
    if (next === undefined) break
    const { actions, prompt } = game.decision(state, next)
    const chosen =
      actions.length === 1 ? actions[0] : answer(thoughtOf(mind, state, next, whim), prompt.key, actions)
    game.apply(state, next, chosen, course)
  }
  return standing(mind, state, seat)
}

/**
 * Chance that does not depend on what was done before: the throws of each stage of each combat round come from a stream
 * of their own. So a token spent now does not change the dice of the next round, and answers differ by what they are worth.
 */
class Fate extends Random {
  readonly #state: Euthia
  readonly #streams = new Map<string, Random>()

  constructor(seed: string, state: Euthia) {
    super(seed)
    this.#state = state
  }

  override word(): number {
    const { fight } = this.#state
    const moment = fight === null ? 'after' : `${fight.round} ${fight.stage}`
    const stream = this.#streams.get(moment) ?? new Random(`${this.seed} ${moment}`)
    this.#streams.set(moment, stream)
    return stream.word()
  }
}

/** Victory and defeat are dealt with, and the turn goes on or is over. */
const isSettled = ({ fight, agenda }: Euthia): boolean =>
  fight === null && ['main', 'keep', 'turn', 'roundOver', 'scoring'].includes(agenda.at(-1)?.step ?? 'main')

/** What everything is worth to the seat, less what rivals have of theirs. */
export function standing(mind: Mind, state: Euthia, seat: Seat): number {
  const own = worthIn(mind, state, seat)
  if (!isRace(state)) return own
  const others = state.players.length - 1
  return state.players.reduce(
    (sum, _, other) => (other === seat ? sum : sum - (RIVALRY * worthIn(mind, state, other)) / others),
    own,
  )
}

const NOBODY = new Random('')

/** Deaths count as they do when a fight is weighed, and so does what the Dwurt die will take. */
function worthIn(mind: Mind, state: Euthia, seat: Seat): number {
  const thought = thoughtOf(mind, state, seat, NOBODY)
  const { player, values } = thought
  const die =
    state.active === seat ? dieWorth({ ...thought, player: { ...player, dwurtDie: 0 } }, player.dwurtDie) : 0
  return worthOf(thought).sum() - values.death * player.deaths - die
}
