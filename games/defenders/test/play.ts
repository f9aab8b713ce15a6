import { asidesOf, clone, indexOfAction, type Observer, type Refusal, type Seat } from '@vyprava/kernel'
import type { Faction, Terrain } from '../content/index.ts'
import {
  createDefenders,
  type Defenders,
  type DefendersAction,
  type DefendersEvent,
  type DefendersGame,
  NONE,
} from '../rules/index.ts'
import { Hearing, lay, pack, printed, type Setting } from './position.ts'

/** A game whose injury die shows the same on all faces. */
const games = [0, 1, 2].map((face) => createDefenders({ ...pack, die: pack.die.map(() => face) }))
export const rolling = (face: number): DefendersGame => games[face]

/** The card of an ability: the copy of the faction's home terrain, or the other one. */
export function card(faction: Faction, key: string, copy: 'home' | 'foreign' = 'home'): number {
  const ability = pack.abilities.findIndex((one) => one.faction === faction && one.key === key)
  const cards = pack.defenders.filter((one) => one.faction === faction && one.ability === ability)
  const found = cards.at(copy === 'home' ? 0 : 1)
  if (found === undefined) throw new Error(`No ${copy} card of ${faction} for ${key}`)
  return found.id
}

/** A basic card of a faction with this terrain, other than those named. */
export function cardOf(faction: Faction, terrain: Terrain, ...not: readonly number[]): number {
  const found = pack.defenders.find(
    (one) => one.faction === faction && one.terrain === terrain && !not.includes(one.id),
  )
  if (found === undefined) throw new Error(`No card of ${faction} with ${terrain}`)
  return found.id
}

/** A card that does nothing in a turn: the companion of its faction. */
export const quiet = (faction: Faction, copy: 'home' | 'foreign' = 'home'): number =>
  card(faction, 'companion', copy)

/** A game under test: takes actions for whoever is asked and holds lists and refusals together. */
export class Play {
  readonly game: DefendersGame
  readonly state: Defenders
  /** What everybody could hear of the last action. */
  events: readonly DefendersEvent[] = []

  constructor(state: Defenders, game: DefendersGame) {
    this.state = state
    this.game = game
  }

  get asked(): readonly Seat[] {
    return this.game.deciders(this.state)
  }

  get prompt(): string {
    return this.game.decision(this.state, this.asked[0]).prompt.key
  }

  actions(seat: Seat = this.asked[0]): readonly DefendersAction[] {
    return this.game.decision(this.state, seat).actions
  }

  /** The listed actions of a type. */
  listed<Type extends DefendersAction['type']>(
    type: Type,
    seat: Seat = this.asked[0],
  ): Extract<DefendersAction, { type: Type }>[] {
    return this.actions(seat).filter(
      (action): action is Extract<DefendersAction, { type: Type }> => action.type === type,
    )
  }

  /** What a seat may do besides, asked or not. */
  asides(seat: Seat): readonly DefendersAction[] {
    return asidesOf(this.game, this.state, seat)
  }

  types(seat: Seat = this.asked[0]): string[] {
    return [...new Set(this.actions(seat).map(({ type }) => type))]
  }

  /** Takes a legal action; the seed decides what chance decides. */
  do(action: DefendersAction, seat: Seat = this.asked[0], seed = 'play'): this {
    const refused = this.refusal(action, seat)
    if (refused !== null) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(refused)}`)
    const course = new Hearing(seed)
    this.game.apply(this.state, seat, action, course)
    this.events = course.heard()
    this.told = (observer) => course.heard(observer)
    return this
  }

  /** What an observer heard of the last action. */
  told: (observer: Observer) => readonly DefendersEvent[] = () => []

  /** Why an action is refused, or null; list and refusal must agree on it. */
  refusal(action: DefendersAction, seat: Seat = this.asked[0]): Refusal | null {
    const refused = this.game.refusal(this.state, seat, action)
    const answers = this.asked.includes(seat) ? this.actions(seat) : []
    const listed = indexOfAction([...answers, ...this.asides(seat)], action) !== -1
    if (listed !== (refused === null)) {
      throw new Error(`list and refusal disagree on ${JSON.stringify(action)}: ${JSON.stringify(refused)}`)
    }
    return refused
  }

  /** The rule by which an action is refused, or null. */
  rule(action: DefendersAction, seat?: Seat): string | null {
    return this.refusal(action, seat)?.rule ?? null
  }

  player(player: number): Defenders['players'][number] {
    return this.state.players[player]
  }

  /** The events of a type that everybody heard of the last action. */
  heard<Type extends DefendersEvent['type']>(type: Type): Extract<DefendersEvent, { type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<DefendersEvent, { type: Type }> => event.type === type,
    )
  }

  copy(): Play {
    return new Play(clone(this.state), this.game)
  }
}

export interface Moment extends Setting {
  readonly ap?: number
  /** What the injury die shows; nothing when not named. */
  readonly die?: number
  /** Players whose turns follow in this round. */
  readonly waiting?: readonly number[]
}

/** A turn of the current player, whose active Defender is a quiet one when none is named. */
export function acting(moment: Moment = {}): Play {
  const state = lay(moment)
  for (const player of state.players) {
    if (player.active === NONE && !player.retired) giveQuiet(player)
  }
  state.ap = moment.ap ?? 3
  state.waiting = [...(moment.waiting ?? [])]
  state.agenda = [{ step: 'endTurn' }, { step: 'actions' }]
  return new Play(state, rolling(moment.die ?? 0))
}

function giveQuiet(player: Defenders['players'][number]): void {
  const active = printed.decks[player.leaderCard].find((one) => player.deck.includes(one)) ?? NONE
  player.active = active
  player.deck = player.deck.filter((one) => one !== active)
}

/** The beginning of a round, before the choice of cards: around a table nobody has an active Defender. */
export function leading(moment: Moment = {}): Play {
  if (moment.seats === 1 || moment.players === undefined) return opened(moment, 'round')
  const players = moment.players.map((player) => ({ ...player, active: NONE }))
  return opened({ ...moment, players }, 'round')
}

/** The common reveal: the active Defenders of the setting are turned up. */
export function revealing(moment: Moment = {}): Play {
  return opened(moment, 'reveal')
}

/** Comes to a step by the end of a discussion of nobody but the first seat. */
function opened(moment: Moment, step: 'round' | 'reveal'): Play {
  const state = lay(moment)
  state.current = moment.current ?? (state.solo ? 0 : NONE)
  state.ap = 0
  state.phase = 'leadership'
  state.agenda = [{ step }, { step: 'discussion', waiting: [0] }]
  return new Play(state, rolling(moment.die ?? 0)).do({ type: 'ready' }, 0)
}
