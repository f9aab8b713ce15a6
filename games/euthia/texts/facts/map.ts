import type { FactGroup } from '@vyprava/module/words.ts'
import { isOnMap, mapTileAt } from '../../rules/fields.ts'
import { fieldAt, slotOf } from '../../rules/map.ts'
import { NONE } from '../../rules/state.ts'
import type { Row, Telling } from '../facts.ts'
import { rowOf } from '../lexicon.ts'

/** The backs of the next monsters, the open quests, and the map tile by tile. */
export const mapFacts = (telling: Telling): FactGroup[] => [
  monsterFacts(telling),
  ...questFacts(telling),
  ...telling.context.view.map.tiles.map((tile, place) => tileFacts(telling, tile, place)),
]

function monsterFacts({ words: { map: words }, tools, context: { view } }: Telling): FactGroup {
  const { pack } = tools.printed
  return {
    title: words.monsters,
    rows: view.monsterBacks.map((back, at): Row => {
      const label = tools.words.monster(at + 1)
      if (back === NONE) return [label, words.empty]
      const { min, max, ops } = pack.monsters[back].reward
      const known = view.monsterTops[at]
      const name = known === null ? '' : `${tools.names.of('monsters', known)}; `
      return [label, `${name}${words.reward(rowOf(tools.words, min, max))}: ${tools.ops(ops)}`]
    }),
  }
}

function questFacts({ words: { map: words }, tools, context: { view } }: Telling): FactGroup[] {
  const { pack } = tools.printed
  return view.encounters.flatMap(({ open }, encounter): FactGroup[] =>
    open.length === 0
      ? []
      : [
          {
            title: `${words.quests}: ${tools.names.of('encounters', encounter)}`,
            rows: open.map((card): Row => {
              const { require, reward } = pack.encounterCards[card]
              return [
                tools.names.of('encounterCards', card),
                `${tools.effects.cost(require)} → ${tools.ops(reward)}`,
              ]
            }),
          },
        ],
  )
}

function tileFacts(telling: Telling, tile: number, place: number): FactGroup {
  const {
    tools,
    context: { view },
  } = telling
  const rows = [0, 1, 2, 3].flatMap((slot): Row[] => {
    const field = fieldAt(place, slot)
    if (!isOnMap(tools.printed, view.map, field)) return []
    return [[tools.words.hexes[slot], fieldFacts(telling, field).join('; ')]]
  })
  return { title: tools.names.of('mapTiles', tile), rows }
}

function fieldFacts({ words: { map: words }, tools, context }: Telling, field: number): string[] {
  const { view, names: players } = context
  const { map } = view
  const loot = mapTileAt(tools.printed, map, field).hexes[slotOf(field)]?.loot
  const owners = [map.heroTokens[field], map.tradeTokens[field]].filter((owner) => owner !== NONE)
  const mined = view.players.flatMap((_, seat) =>
    map.interactions[field * view.players.length + seat] > 0 ? [seat] : [],
  )
  const marked = [...new Set([...owners, ...mined])].map((seat) => players[seat])
  const here = view.players.flatMap((player, seat) => (player.field === field ? [players[seat]] : []))
  const guarded = tools.facts(view, field)
  const lies = marked.length === 0 && loot !== undefined && loot.length > 0 && map.rubble[field] === 0
  return [
    lies ? `${guarded} (${tools.ops(loot)})` : guarded,
    ...(marked.length === 0 ? [] : [`${words.tokens}: ${marked.join(', ')}`]),
    ...(map.rubble[field] === 0 ? [] : [`${words.rubble}: ${map.rubble[field]}`]),
    ...(map.wards[field] === 0 ? [] : [words.ward]),
    ...(view.story.figure === field ? [words.figure] : []),
    ...(here.length === 0 ? [] : [`${words.heroes}: ${here.join(', ')}`]),
  ]
}
