import type { Seat } from '@vyprava/kernel'
import type { Language } from '@vyprava/module'
import type { Euthia } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import type { EuthiaWords } from '../texts/index.ts'
import type { EuthiaLabels } from '../texts/labels/index.ts'
import { pressOf } from './combat/press.ts'
import type { Press } from './intent.ts'
import { type Sure, sureOf } from './known.ts'
import type { Packed } from './packed.ts'

/** One consequence. The icon is path data. */
export interface PreviewLine {
  readonly id: string
  readonly icon: string | null
  readonly text: string
  readonly tone: 'good' | 'bad' | 'note'
}

/** What somebody's own numbers would be; those that stay are left out. */
export type Change = Readonly<
  Partial<Record<'coins' | 'dwurt' | 'gaar' | 'health' | 'maxHealth' | 'mp' | 'rep', number>>
>

/** What would happen: it stands above the brass button. */
export interface Preview {
  readonly press: Press
  readonly title: string
  /** What the brass button says. */
  readonly does: string
  readonly lines: readonly PreviewLine[]
  readonly change: Change
  readonly sure: Sure
}

/** What a preview is made from: only what the one who looks may know. */
export interface Sight {
  readonly packed: Packed
  readonly view: EuthiaView
  readonly state: Euthia
  readonly seat: Seat
  readonly labels: EuthiaLabels
  readonly words: EuthiaWords
  readonly language: Language
  readonly names: readonly string[]
}

const NUMBERS = ['coins', 'dwurt', 'gaar', 'health', 'maxHealth', 'mp', 'rep'] as const

export function previewOf(sight: Sight, press: Press): Preview {
  const { packed, view, state, seat, labels, words, names } = sight
  const action = press[press.length - 1]
  const sure = sureOf(packed, state, seat, press)
  const fights = action.type === 'step' && action.fund !== null
  return {
    press,
    title: words.action(action, { view, names, observer: seat }),
    does: fights
      ? labels.land.buttons.stepAndFight
      : (pressOf(packed.printed, view, seat, action, labels.combat, words.tools) ?? labels.does[action.type]),
    lines: [],
    change: changeBy(state, seat, sure),
    sure,
  }
}

/** What is surely different afterwards; before something that nobody knows, only what was told. */
function changeBy({ players }: Euthia, seat: Seat, { after, events }: Sure): Change {
  const before = players[seat]
  if (after !== null) {
    const then = after.players[seat]
    return Object.fromEntries(
      NUMBERS.flatMap((name) => (then[name] === before[name] ? [] : [[name, then[name]]])),
    )
  }
  let change: Change = {}
  for (const event of events) {
    if ((event.type === 'wounded' || event.type === 'healed') && event.player === seat)
      change = { ...change, health: event.health }
    if (event.type === 'stepped') change = { ...change, mp: (change.mp ?? before.mp) - 1 }
  }
  return change
}
