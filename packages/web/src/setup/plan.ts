import { usualBot } from '@vyprava/bots'
import { checkOptions, type Option, optionList } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import type { Agreement } from '../local/begin.ts'
import type { Sitter } from '../play/seating.ts'
import type { Chosen } from '../router.ts'
import type { Texts } from '../texts/index.ts'
import { fromText, valuesOf } from './option-words.ts'

/** The form as it is filled in. A name that was not typed follows the language. */
export interface Plan {
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[]
  readonly options: { readonly [name: string]: unknown }
  readonly seed: string
}

type Words = Texts['setup']

/** Somebody against one bot, everything else as the game proposes or as it was chosen already. */
export function usualPlan(rules: Rules, chosen: Chosen = {}): Plan {
  const { min, max } = rules.game.seats
  const seats = Math.min(max, Math.max(min, 2))
  return {
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: '',
      bot: seat === 0 ? null : usualBot(rules),
    })),
    options: Object.fromEntries(
      optionList(rules.game.options).map(([name, option]) => [
        name,
        Object.hasOwn(chosen, name) && isKnown(option, chosen[name])
          ? fromText(option, chosen[name])
          : option.default,
      ]),
    ),
    seed: '',
  }
}

/**
 * Whether a table can be laid with what an address says: a value that the game has, or something of somebody's own,
 * whose faults are then told. Addresses get old, and people write into them.
 */
const isKnown = (option: Option, text: string): boolean =>
  option.kind === 'choice' && option.own !== undefined ? text !== '' : valuesOf(option, '').includes(text)

/** The same plan at a table with other printed matter: what it does not have is left as it proposes. */
export function planWith({ game }: Rules, plan: Plan): Plan {
  const options = optionList(game.options).map(([name, option]) => {
    const value = plan.options[name]
    return [name, checkOptions({ [name]: option }, { [name]: value }).ok ? value : option.default]
  })
  return { ...plan, seats: plan.seats.slice(0, game.seats.max), options: Object.fromEntries(options) }
}

/** The name that a seat has when nobody typed one: people by number, bots by the animal of their seat. */
export function standardName(plan: Plan, seat: number, words: Words): string {
  if (plan.seats[seat].bot !== null) return words.botNames[seat % words.botNames.length]
  return words.personName(plan.seats.slice(0, seat).filter(({ bot }) => bot === null).length + 1)
}

export function agreementOf(plan: Plan, words: Words): Agreement {
  const players: Sitter[] = plan.seats.map(({ name, bot }, seat) => ({
    name: name.trim() || standardName(plan, seat, words),
    bot,
  }))
  return { options: plan.options, players, seed: plan.seed.trim() || null }
}
