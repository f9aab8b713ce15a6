import type { Player } from '@vyprava/bots'
import { checkOptions, Random, type Seat, silentCourse } from '@vyprava/kernel'
import { type Ahead, type Chances, errorOf, Foresight } from '../bot/chances.ts'
import { mindOf, PLAIN } from '../bot/mind.ts'
import { playersFor } from '../bot/players.ts'
import { shippedPack } from '../content/index.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import { createEuthia } from '../rules/game.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import type { Euthia } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'

/* The chances that are shown before a fight, and fights that players truly play: each sees its own view only. */

const pack = shippedPack()
const game = createEuthia(pack)
const mind = mindOf(pack, PLAIN)
const [player] = playersFor(pack).filter(({ name }) => name === 'greedy')
const choose = player.choose.bind(player) satisfies Player<EuthiaView, EuthiaAction>['choose']

const opens = (action: EuthiaAction): boolean =>
  action.type === 'fight' || ((action.type === 'step' || action.type === 'portal') && action.fund !== null)

/** The so-manieth fight of a game of the house's players, just before it; the hero's health may be set. */
export function beforeFight(
  seed: string,
  seats: number,
  mode: EuthiaOptions['mode'],
  which: number,
  health?: number,
): Ahead {
  const checked = checkOptions<EuthiaOptions>(game.options, { mode })
  if (!checked.ok) throw new Error(checked.problem.expected)
  const random = new Random(seed)
  const thinking = new Random(`thinking ${seed}`)
  const state = game.setup({ seats, options: checked.value }, random)
  for (let left = which; ; ) {
    const [seat] = game.deciders(state)
    if (seat === undefined) throw new Error(`${seed}: there are fewer than ${which} fights`)
    const decision = game.decision(state, seat)
    const action = choose({ seat, decision, view: () => game.view(state, seat) }, thinking)
    if (opens(action)) left -= 1
    if (left === 0) {
      if (health !== undefined) state.players[seat].health = health
      return { view: game.view(state, seat), seat, hero: seat, opening: [action] }
    }
    game.apply(state, seat, action, silentCourse(random))
  }
}

/** What the table would say of a fight. */
export function foreseen(ahead: Ahead, fights: number): Chances {
  const foresight = new Foresight(mind, ahead, new Random('foresight'))
  for (let left = fights; left > 0; left--) foresight.play()
  if (foresight.chances === null) throw new Error('There is no fight')
  return foresight.chances
}

/** The share of fights won by players that are asked as at a table, and how far it may lie from the truth. */
export function played(
  { view, seat, opening }: Ahead,
  fights: number,
): { readonly win: number; readonly error: number } {
  const random = new Random('played')
  let wins = 0
  for (let left = fights; left > 0; left--) {
    const state = game.imagine(view, seat, random)
    if (fightOn(state, seat, opening, random)) wins += 1
  }
  return { win: wins / fights, error: errorOf(wins, fights) }
}

function fightOn(state: Euthia, hero: Seat, opening: readonly EuthiaAction[], random: Random): boolean {
  let won: boolean | null = null
  const emit = ({ type }: EuthiaEvent): void => {
    if (type === 'foeBeaten' || type === 'died' || type === 'fightLeft') won ??= type === 'foeBeaten'
  }
  const course = { ...silentCourse(random), emit }
  for (const action of opening) game.apply(state, hero, action, course)
  while (won === null) {
    const [seat] = game.deciders(state)
    const decision = game.decision(state, seat)
    const action = choose({ seat, decision, view: () => game.view(state, seat) }, random)
    game.apply(state, seat, action, course)
  }
  return won
}
