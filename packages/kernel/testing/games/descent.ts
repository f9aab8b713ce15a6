import * as v from 'valibot'
import {
  type AskingStep,
  finish,
  type Game,
  type GameResult,
  number,
  type OptionsOf,
  type Random,
  type Refusal,
  runAgenda,
  type Seat,
  schedule,
  silentCourse,
  type WorkingStep,
} from '../../src/index.ts'

const MONSTERS = [2, 3, 4, 5, 6, 7]
const options = { lives: number(1, 6, 3) }
type DescentOptions = OptionsOf<typeof options>

type Item =
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'fight'; readonly seat: Seat; readonly monster: number; rolled: number }
  | { readonly step: 'pass'; readonly seat: Seat }

export interface Descent {
  agenda: Item[]
  /** Turns begun, from 1. */
  turn: number
  /** Monsters from the top of the stairs down; their order below the top is hidden. */
  stairs: number[]
  defeated: number[]
  torches: number[]
  lives: number
}

/** Everybody sees the same: the top monster and which ones remain, in no order. */
export interface DescentView {
  agenda: Item[]
  turn: number
  top: number | null
  below: number[]
  defeated: number[]
  torches: number[]
  lives: number
}

export type DescentAction =
  | { readonly type: 'burn' }
  | { readonly type: 'descend' }
  | { readonly type: 'strike' }
  | { readonly type: 'wait' }

export type DescentEvent =
  | { readonly type: 'met'; readonly seat: Seat; readonly monster: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly monster: number }
  | { readonly type: 'hurt'; readonly seat: Seat; readonly lives: number }
  | { readonly type: 'waited'; readonly seat: Seat }

type Asking<Of extends Item> = AskingStep<Descent, Of, DescentAction, DescentEvent>
type Working<Of extends Item> = WorkingStep<Descent, Of, DescentEvent>
type TurnItem = Extract<Item, { step: 'turn' }>
type FightItem = Extract<Item, { step: 'fight' }>
type PassItem = Extract<Item, { step: 'pass' }>

const turnStep: Asking<TurnItem> = {
  deciders: (_state, { seat }) => [seat],
  decision: () => ({ prompt: { key: 'turn' }, actions: [{ type: 'descend' }, { type: 'wait' }] }),
  refusal: (_state, _item, _seat, { type }): Refusal | null =>
    type === 'descend' || type === 'wait' ? null : { rule: 'DC-3', reason: 'noFight' },
  take(state, item, seat, action, course) {
    finish(state, item)
    schedule(state, { step: 'pass', seat })
    if (action.type === 'wait') {
      state.torches[seat] += 1
      state.lives -= 1
      course.emit({ type: 'waited', seat })
      return
    }
    const monster = state.stairs[0]
    schedule(state, { step: 'fight', seat, monster, rolled: 0 })
    course.emit({ type: 'met', seat, monster })
  },
}

const fightStep: Asking<FightItem> = {
  deciders: (_state, { seat }) => [seat],
  decision: (state, _item, seat) => ({
    prompt: { key: 'fight' },
    actions: state.torches[seat] > 0 ? [{ type: 'burn' }, { type: 'strike' }] : [{ type: 'strike' }],
  }),
  refusal(state, _item, seat, { type }): Refusal | null {
    if (type === 'strike') return null
    if (type !== 'burn') return { rule: 'DC-4', reason: 'inFight' }
    return state.torches[seat] > 0 ? null : { rule: 'DC-5', reason: 'noTorch' }
  },
  take(state, item, seat, action, course) {
    if (action.type === 'burn') {
      state.torches[seat] -= 1
      item.rolled += 3
      return
    }
    const die = course.random.die(6)
    course.emit({ type: 'rolled', seat, die })
    finish(state, item)
    if (die + item.rolled < item.monster) {
      state.lives -= 1
      course.emit({ type: 'hurt', seat, lives: state.lives })
      return
    }
    state.stairs.shift()
    state.defeated.push(item.monster)
    course.emit({ type: 'won', seat, monster: item.monster })
  },
}

const passStep: Working<PassItem> = {
  work(state, { seat }) {
    if (state.stairs.length === 0 || state.lives <= 0) return
    state.turn += 1
    schedule(state, { step: 'turn', seat: (seat + 1) % state.torches.length })
  },
}

const agenda = runAgenda<Item, Descent, DescentAction, DescentEvent>(
  { turn: turnStep, fight: fightStep, pass: passStep },
  (state) =>
    state.agenda.length === 0 ? { rule: 'DC-9', reason: 'over' } : { rule: 'DC-1', reason: 'notYourTurn' },
)

const copyItems = (items: readonly Item[]): Item[] => items.map((item) => ({ ...item }))

/** Nested steps, dice, a hidden pile and a shared fate: a fight inside a turn. */
export const descent: Game<Descent, DescentAction, DescentOptions, DescentView, DescentEvent> = {
  id: 'descent',
  version: 1,
  seats: { min: 1, max: 4 },
  rivals: () => false,
  options,
  action: v.strictObject({ type: v.picklist(['burn', 'descend', 'strike', 'wait']) }),

  setup(table, random) {
    const state: Descent = {
      agenda: [{ step: 'turn', seat: 0 }],
      turn: 1,
      stairs: random.shuffle(MONSTERS.slice()),
      defeated: [],
      torches: Array.from({ length: table.seats }, () => 1),
      lives: table.options.lives,
    }
    agenda.settle(state, silentCourse(random))
    return state
  },

  deciders: agenda.deciders,
  decision: agenda.decision,
  refusal: agenda.refusal,
  apply: agenda.apply,

  view: (state) => ({
    agenda: copyItems(state.agenda),
    turn: state.turn,
    top: state.stairs.length === 0 ? null : state.stairs[0],
    below: state.stairs.slice(1).sort((a, b) => a - b),
    defeated: state.defeated.slice(),
    torches: state.torches.slice(),
    lives: state.lives,
  }),
  imagine: (view, _seat, random: Random) => ({
    agenda: copyItems(view.agenda),
    turn: view.turn,
    stairs: view.top === null ? [] : [view.top, ...random.shuffle(view.below.slice())],
    defeated: view.defeated.slice(),
    torches: view.torches.slice(),
    lives: view.lives,
  }),
  standIn: (_view, _seat, { actions }) => actions[actions.length - 1],
  turn: ({ turn, torches }) => ({ number: turn, seat: (turn - 1) % torches.length, round: null }),
  progress: (state) => state.defeated.length / MONSTERS.length,
  result(state): GameResult | null {
    if (state.agenda.length > 0) return null
    const won = state.stairs.length === 0
    return { kind: 'together', won, reason: won ? 'bottom' : 'lives' }
  },
  bound: ({ seats, options: { lives } }) => 3 * (MONSTERS.length + lives) + seats + lives,
}
