import { capital } from '@vyprava/module/wording.ts'
import type { FactGroup } from '@vyprava/module/words.ts'
import { FIXED_ACTIONS } from '../../content/schema.ts'
import { trophyLevel } from '../../rules/purse.ts'
import { NONE, type Owned } from '../../rules/state.ts'
import type { PlayerView } from '../../rules/view.ts'
import type { Row, Telling } from '../facts.ts'
import { TOKENS, times } from '../lexicon.ts'
import { chaosFacts } from './cards.ts'

/** The cards that the observer holds; nothing for the others. */
export function handFacts(telling: Telling, seat: number): FactGroup[] {
  const { words, tools, context } = telling
  const { hand } = context.view.players[seat]
  if (hand === null || hand.length === 0) return []
  const kinds = [...new Set(hand)]
  const rows = kinds.map((card): Row => {
    const count = hand.filter((held) => held === card).length
    return [times(count, tools.names.of('chaosCards', card)), chaosFacts(tools, card)]
  })
  return [{ title: words.player.hand(context.names[seat]), rows }]
}

export function playerFacts(telling: Telling, seat: number): FactGroup {
  const { context } = telling
  const seen = context.view.players[seat]
  return {
    title: context.names[seat],
    rows: [
      ...standing(telling, seen),
      ...means(telling, seen),
      ...boardRows(telling, seen),
      ...belongings(telling, seen),
      ...deeds(telling, seen),
    ],
  }
}

function standing({ words: { player }, tools, context: { view } }: Telling, seen: PlayerView): Row[] {
  const { hero, field, health, maxHealth, coins, rep } = seen
  const { things } = tools.words
  return [
    [player.hero, `${tools.names.of('heroes', hero)}. ${tools.names.line('heroes', hero)}`],
    [player.place, field === NONE ? player.offMap : tools.spot(view, field)],
    [capital(things.health), player.healthOf(health, maxHealth)],
    [capital(things.coins), String(coins)],
    [capital(things.reputation), String(rep)],
  ]
}

function means({ words: { player }, tools }: Telling, seen: PlayerView): Row[] {
  const { words, printed } = tools
  const kinds = (counts: readonly number[]): string => {
    const some = counts.flatMap((n, at) => (n === 0 ? [] : [times(n, words.actions[FIXED_ACTIONS[at]])]))
    return some.length === 0 ? words.none : some.join(', ')
  }
  const rows: Row[] = [[TOKENS.gaar, String(seen.gaar)]]
  if (printed.pack.heroes[seen.hero].dwurtSlots > 0)
    rows.push([TOKENS.dwurt, String(seen.dwurt)], [player.dwurtDie, String(seen.dwurtDie)])
  rows.push([player.tokens, kinds(seen.tokens)])
  if (seen.granted.some((n) => n > 0)) rows.push([player.granted, kinds(seen.granted)])
  if (seen.mp > 0) rows.push([player.mp, String(seen.mp)])
  return rows
}

/** "Kožená helma (využito; Rubín): trvale: maximum zdraví +1" */
function ownedText(
  { words: { player }, tools }: Telling,
  { tile, exhausted, gems, essences }: Owned,
): string {
  const { names } = tools
  const marks = [
    ...(exhausted === 1 ? [player.exhausted] : []),
    ...gems.map(({ gem, active }) =>
      active === 1 ? names.of('gems', gem) : `${names.of('gems', gem)} ${player.inactive}`,
    ),
    ...essences.flatMap((n, kind) => (n === 0 ? [] : [times(n, names.of('essences', kind))])),
  ]
  const name = marks.length === 0 ? tools.tile(tile) : `${tools.tile(tile)} (${marks.join(', ')})`
  const face = tools.face(tile)
  return face === '' ? name : `${name}: ${face}`
}

/** Slots with what lies in them; then the free ones, and the locked ones with their price. */
function boardRows(telling: Telling, seen: PlayerView): Row[] {
  const {
    words: { player },
    tools,
  } = telling
  const locks = tools.printed.locks[seen.hero]
  const rows: Row[] = []
  const free: string[] = []
  const locked: string[] = []
  for (const [at, owned] of seen.slots.entries()) {
    const slot = tools.slot(seen, at)
    const lock = locks[at]
    if (owned !== null) rows.push([`${player.board}: ${slot}`, ownedText(telling, owned)])
    else if (seen.unlocked[at] === 1 || lock === null) free.push(slot)
    else locked.push(`${slot} (${tools.effects.cost(lock)})`)
  }
  if (free.length > 0) rows.push([player.open, free.join(', ')])
  if (locked.length > 0) rows.push([player.locked, locked.join(', ')])
  return rows
}

function belongings(telling: Telling, seen: PlayerView): Row[] {
  const {
    words: { player },
    tools,
  } = telling
  const { names, words } = tools
  const kinds = (list: 'gems' | 'essences', counts: readonly number[]): string[] =>
    counts.flatMap((n, kind) => (n === 0 ? [] : [times(n, names.of(list, kind))]))
  const loose = [...kinds('gems', seen.gems), ...kinds('essences', seen.essences)]
  const rows: Row[] = seen.bags.map((owned) => [player.bags, ownedText(telling, owned)])
  if (seen.bags.length === 0) rows.push([player.bags, words.none])
  if (loose.length > 0) rows.push([player.loose, loose.join(', ')])
  if (seen.trophies.length > 0) {
    const trophies = seen.trophies.map(
      (trophy) => `${names.trophy(trophy)} (${words.level(trophyLevel(tools.printed, trophy))})`,
    )
    rows.push([player.trophies, trophies.join(', ')])
  }
  rows.push(...seen.revealed.map((owned): Row => [player.revealed, ownedText(telling, owned)]))
  return rows
}

function deeds({ words: { player }, tools: { words } }: Telling, seen: PlayerView): Row[] {
  const won = seen.won.reduce((sum, n) => sum + n, 0)
  const rows: Row[] = [
    [player.stack, words.count.tiles(seen.stack.length)],
    [player.cards, `${words.count.silver(seen.silver)}, ${words.count.gold(seen.gold)}`],
  ]
  if (seen.control > 0) rows.push([player.control, String(seen.control)])
  rows.push([
    player.done,
    player.doneOf(seen.quests.length + seen.legends.length, seen.bounties.length + seen.foes.length, won),
  ])
  if (seen.deaths > 0) rows.push([player.deaths, String(seen.deaths)])
  return rows
}
