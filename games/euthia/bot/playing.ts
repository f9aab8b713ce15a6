import { clone, Random, type Seat, silentCourse } from '@vyprava/kernel'
import type { EuthiaAction } from '../rules/actions.ts'
import { isTurnOf } from '../rules/agenda.ts'
import type { Euthia } from '../rules/state.ts'
import { type Placed, UNPLACED } from '../rules/terms.ts'
import { worthOf } from './judge.ts'
import { Ledger } from './ledger.ts'
import { isRace, type Mind, type Thought, thoughtOf } from './mind.ts'
import { answer } from './planner.ts'
import { Prospects } from './prospects.ts'
import { routeFor } from './route.ts'

/* A move played on in the mind: what it comes to when the house's players do the rest. */

/** What a deed of the turn is called: what it brings is told by where it is done. */
type Label = { readonly kind: Placed; readonly field: number }

function labelOf(state: Euthia, seat: Seat, action: EuthiaAction): Label | null {
  const { field } = state.players[seat]
  switch (action.type) {
    case 'mine':
    case 'trade':
    case 'quest':
      return { kind: action.type, field }
    case 'treasure':
    case 'confront':
    case 'legend':
      return { kind: 'find', field }
    case 'fight':
      return { kind: action.kind === 'elite' ? 'elite' : 'story', field }
    case 'step':
    case 'portal':
    case 'teleport':
      return action.fund === null ? null : { kind: 'fight', field: action.field }
    default:
      return null
  }
}

/** Nobody thinks for ever: no turn of the house's players has so many actions. */
const MOST_ACTIONS = 400
/** How much the losses of others count. */
const RIVALRY = 0.5
const OWN: readonly string[] = ['health', 'tokens', 'cards', 'rivals', 'way']

/** One world, in which any action can be played on. Dice fall alike after all of them. */
export class World {
  readonly #mind: Mind
  readonly #state: Euthia
  readonly #seat: Seat
  readonly #seed: string
  readonly #before: readonly Ledger[]

  constructor(mind: Mind, state: Euthia, seat: Seat, seed: string) {
    this.#mind = mind
    this.#state = state
    this.#seat = seat
    this.#seed = seed
    this.#before = ledgersOf(mind, state)
  }

  /** What an action comes to: until the end of the own turn, or else until the matter at hand is settled. */
  after(action: EuthiaAction): Ledger {
    const { game } = this.#mind
    const seat = this.#seat
    const state = clone(this.#state)
    const random = new Random(this.#seed)
    const inTurn = topOf(state) === 'main'
    const inFight = state.fight !== null
    const found = new Ledger()
    let [label, before] = [inTurn ? labelOf(state, seat, action) : null, this.#before[seat]]
    game.apply(state, seat, action, silentCourse(random))
    for (let count = 0; count < MOST_ACTIONS; count++) {
      const [next] = game.deciders(state)
      if (next === undefined || (inFight && state.fight === null)) break
      if (inTurn ? isOver(this.#state, state, seat) : topOf(state) === 'main') break
      const { actions, prompt } = game.decision(state, next)
      const thought = thoughtOf(this.#mind, state, next, random)
      const chosen = actions.length === 1 ? actions[0] : answer(thought, prompt.key, actions)
      if (topOf(state) === 'main') {
        const now = worthOf(thought)
        note(found, before, now, label, false)
        ;[label, before] = [labelOf(state, seat, chosen), now]
      }
      game.apply(state, next, chosen, silentCourse(random))
    }
    const end = thoughtOf(this.#mind, state, seat, random)
    note(found, before, worthOf(end), label, inFight)
    this.#addRivals(found, state)
    if (inTurn || topOf(this.#state) === 'keep') found.add('way', wayOf(end))
    return found
  }

  #addRivals(found: Ledger, state: Euthia): void {
    if (!isRace(state)) return
    const others = ledgersOf(this.#mind, state)
    const lost = others.reduce(
      (sum, ledger, seat) => (seat === this.#seat ? sum : sum + this.#before[seat].sum() - ledger.sum()),
      0,
    )
    found.add('rivals', (RIVALRY * lost) / (others.length - 1))
  }
}

/** Alone the next turn is the own one again. */
const isOver = (before: Euthia, state: Euthia, seat: Seat): boolean =>
  !isTurnOf(state, seat) || state.round !== before.round

const topOf = ({ agenda }: Euthia): string => agenda.at(-1)?.step ?? ''

const ledgersOf = (mind: Mind, state: Euthia): Ledger[] =>
  state.players.map((_, seat) => worthOf(thoughtOf(mind, state, seat, new Random(''))))

/** Adds what has changed, under the name of the deed that brought it. */
function note(found: Ledger, before: Ledger, now: Ledger, label: Label | null, inFight: boolean): void {
  for (const kind of UNPLACED) {
    const worth = (now.terms[kind] ?? 0) - (before.terms[kind] ?? 0)
    if (inFight && !OWN.includes(kind)) found.add('victory', worth)
    else if (label === null || OWN.includes(kind)) found.add(kind, worth)
    else found.addAt(label.kind, label.field, worth)
  }
}

/** What lies within reach of the next turns, with the tokens that a new one brings. */
function wayOf(thought: Thought): number {
  if (thought.state.ended !== null) return 0
  const { player, values, state, seat } = thought
  const isNext = isTurnOf(state, seat) && topOf(state) === 'main'
  const fresh = isNext ? player : { ...player, mp: 0, tokens: player.tokens.map((n) => n + 1) }
  const next = { ...thought, player: fresh }
  return values.later * routeFor(next, new Prospects(next)).worth
}
