import type { FactGroup } from '@vyprava/module/words.ts'
import { PHRASES } from '../../rules/actions.ts'
import { trackOf } from '../../rules/printed.ts'
import { NONE, type Sign } from '../../rules/state.ts'
import type { PlayerView } from '../../rules/view.ts'
import type { Row, Telling } from '../facts.ts'
import { edgeName, factionNames, placeOf } from '../lexicon.ts'
import { hexName } from '../names.ts'
import { labelOf } from '../sight.ts'
import { abilityOf } from '../telling/abilities.ts'

/** The cards that the observer holds; nothing for the others. */
export function handFacts(telling: Telling, player: number): FactGroup[] {
  const { words, lexicon, names, context } = telling
  const { hand } = context.view.players[player]
  if (hand === null || hand.length === 0) return []
  const rows = hand.map((card): Row => [names.defender(card).nom, cardFacts(telling, card)])
  return [{ title: words.player.handOf(labelOf(context, player, factionNames(lexicon))), rows }]
}

/** "les, 3 akční body; Souputník. Odhalení: ..." */
function cardFacts({ words, abilities, lexicon, printed, names }: Telling, card: number): string {
  const printedFacts = `${lexicon.terrains[printed.terrainOf[card]]}, ${words.countPoints(printed.apOf[card])}`
  return `${printedFacts}; ${names.ability(card)}. ${abilityOf(abilities, lexicon, names.effect(card))}`
}

export function playerFacts(telling: Telling, player: number): FactGroup {
  const { context, lexicon, words } = telling
  const { view } = context
  const seen = view.players[player]
  const title = labelOf(context, player, factionNames(lexicon))
  if (seen.faction === NONE) return { title, rows: [[words.player.faction, words.player.noFaction]] }
  return {
    title,
    rows: [...standing(telling, seen), ...belongings(telling, seen), ...cardRows(telling, seen)],
  }
}

function standing({ words, lexicon, printed, names, context: { view } }: Telling, seen: PlayerView): Row[] {
  const { player } = words
  const { nom, line } = lexicon.factions[seen.faction]
  const { first, camps } = trackOf(printed, view.players)
  const top = first + camps - seen.campsLeft - 1
  const where = seen.leader === NONE ? player.offBoard : placeOf(lexicon, view, seen.leader)
  const leader =
    seen.leaderCard === NONE ? words.none : player.leaderAt(names.leader(seen.leaderCard).nom, where)
  const support = seen.support === top ? player.supportFull : player.supportOf
  return [
    [player.faction, `${nom} (${lexicon.terrains[seen.faction]}). ${line}`],
    [player.leader, seen.retired ? player.retired : leader],
    [player.support, seen.campsLeft === 0 ? String(seen.support + 1) : support(seen.support, top)],
    [player.campsLeft, String(seen.campsLeft)],
    [player.injuries, String(seen.injuries)],
  ]
}

function belongings({ words, lexicon }: Telling, seen: PlayerView): Row[] {
  const { player, none } = words
  const items = (state: number): string => {
    const names = seen.items.flatMap((of, item) => (of === state ? [lexicon.items[item].nom] : []))
    return names.length === 0 ? none : names.join(', ')
  }
  return [
    [player.items, items(1)],
    [player.usedItems, items(0)],
    [player.breaches, String(seen.breaches)],
  ]
}

function cardRows(telling: Telling, seen: PlayerView): Row[] {
  const { words, lexicon, names } = telling
  const { player, none } = words
  const list = (cards: readonly number[]): string =>
    cards.length === 0 ? none : cards.map((card) => names.defender(card).nom).join(', ')
  const shown = seen.shown.flatMap((count, terrain) =>
    count === NONE ? [] : [`${lexicon.terrains[terrain]} ${count}`],
  )
  const rows: Row[] = [[player.active, activeFacts(telling, seen)]]
  if (seen.team.length > 0) rows.push([player.team, list(seen.team)])
  rows.push([player.hand, words.countCards(seen.handSize)])
  if (shown.length > 0) rows.push([player.shown, shown.join(', ')])
  if (seen.signs.length > 0)
    rows.push([player.signs, seen.signs.map((sign) => signText(telling, sign)).join(' ')])
  rows.push([player.deck, words.countCards(seen.deckSize)], [player.discard, list(seen.discard)])
  if (seen.dead.length > 0) rows.push([player.dead, list(seen.dead)])
  return rows
}

function activeFacts(telling: Telling, { active, hasChosen }: PlayerView): string {
  const { words, names } = telling
  if (active === null) return words.player.hidden
  if (!hasChosen || active === NONE) return words.none
  return `${names.defender(active).nom} (${cardFacts(telling, active)})`
}

function signText({ words, phrases, lexicon }: Telling, { kind, value }: Sign): string {
  if (kind === 'phrase') return words.quoted(phrases[PHRASES[value]])
  return `${kind === 'hex' ? hexName(value) : edgeName(lexicon, value)}.`
}
