import { ownEffect } from '../rules/abilities.ts'
import { type Defenders, HEXES, NONE, type Printed } from '../rules/index.ts'
import { resolveCard } from '../rules/machine/card.ts'
import { entryOf, type Placed } from '../rules/terms.ts'
import { chanceWith } from './chance.ts'
import { copyDefenders } from './copy.ts'
import { Judge } from './judge.ts'
import { Ledger } from './ledger.ts'
import { calmCourse } from './mind.ts'

/** What is to be expected of a position: the chance of the team, and what it is made of. */
export interface Outlook {
  readonly chance: number
  readonly ledger: Ledger
}

/** Somebody's turn in a thought: how it began and ended, and the injuries that its rolls bring on average. */
export interface Course {
  readonly player: number
  readonly before: Defenders
  readonly end: Defenders
  readonly hurt: number
  /** Worth that the position does not show, in action points. */
  readonly beyond?: number
}

/** The outlook after a turn, after each of the machine cards that may come: which are left is known, their order is not. */
export function outlookAfter(printed: Printed, course: Course): Outlook {
  const { before, end, player } = course
  const skips = ownEffect(printed, end, player, 'skipMachine') !== null
  if (end.ended !== null || skips) return outlookAt(printed, course, 1)
  const ledger = new Ledger()
  let chance = 0
  for (const [card, share] of cardsToCome(printed, before)) {
    const after = copyDefenders(end)
    after.current = player
    resolveCard(printed, after, printed.pack.machineCards[card].steps, calmCourse())
    const outlook = outlookAt(printed, { ...course, end: after }, 1)
    chance += share * outlook.chance
    ledger.blend(outlook.ledger, share)
  }
  return { chance, ledger }
}

/** The outlook in a position as it is; `more` turns have ended. */
export function outlookAt(
  printed: Printed,
  { player, before, end, hurt, beyond = 0 }: Course,
  more = 0,
): Outlook {
  const ledger = new Ledger()
  if (end.ended !== null && end.ended !== 'won') ledger.add(LOSSES[end.ended], -LOSS)
  const found = new Judge(printed, end, player).terms(end, end.players[player].retired ? 0 : hurt)
  found.add('others', beyond)
  const judged = new Judge(printed, before, player).terms(before, 0)
  const camp = newCamp(before, end)
  for (const kind of BEFORE_CAMP) {
    const change = found.sum(kind) - judged.sum(kind)
    if (camp === NONE) ledger.add(kind, change)
    else ledger.addAt('camp', camp, change)
  }
  for (const [name, worth] of Object.entries(found.terms)) {
    const { kind, place } = entryOf(name)
    if (place !== null) ledger.addAt(kindIn(before, kind, place), place, worth)
    else if (!BEFORE_CAMP.some((other) => other === kind)) ledger.add(kind, worth)
  }
  return { chance: chanceAt(printed, end, found, more), ledger }
}

function chanceAt(printed: Printed, end: Defenders, ledger: Ledger, more: number): number {
  if (end.ended !== null) return end.ended === 'won' ? 1 : 0
  return chanceWith(printed, end, ledger.sum(), more)
}

/** What a new camp changes all at once: told as one thing. */
const BEFORE_CAMP = ['camps', 'support', 'wayToCamp'] as const

/** A defeat in action points: only for the words, the chance of it is nothing. */
const LOSS = 40
const LOSSES = {
  core: 'lostByCore',
  winter: 'lostByCore',
  toxic: 'lostByToxic',
  massacre: 'lostByMassacre',
} as const

const OF_FACTORY: readonly Placed[] = ['factory', 'guards', 'dirt', 'closed', 'wayToFactory']

/** What the machines bring is one thing: a factory that was not there, whatever stands around it; a new toxic site. */
function kindIn(before: Defenders, kind: Placed, place: number): Placed {
  if (kind === 'toxic' && before.toxic[place] === 0) return 'spill'
  return OF_FACTORY.includes(kind) && before.factory[place] === NONE ? 'rising' : kind
}

/** Where a camp stands that did not before, or NONE; those of the beginning are no achievement. */
function newCamp(before: Defenders, end: Defenders): number {
  if (before.phase === 'setup') return NONE
  for (let hex = 1; hex < HEXES; hex++) {
    if (end.camps[hex] !== NONE && before.camps[hex] === NONE) return hex
  }
  return NONE
}

/** One card of each sort that is left in the deck, with the share of it. */
function cardsToCome({ pack }: Printed, { machineDeck }: Defenders): [card: number, share: number][] {
  const sorts = new Map<string, [card: number, share: number]>()
  for (const card of machineDeck) {
    const sort = JSON.stringify(pack.machineCards[card].steps)
    const [first, share] = sorts.get(sort) ?? [card, 0]
    sorts.set(sort, [first, share + 1 / machineDeck.length])
  }
  return [...sorts.values()]
}
