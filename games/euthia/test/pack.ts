import { TITLE_CRITERIA } from '../content/schema.ts'
import { type Pack, printedFrom } from '../rules/printed.ts'
import { bounties, chaosCards, combatCards, elementals, elites, monsters } from './pack/foes.ts'
import { heroes } from './pack/heroes.ts'
import { essences, gems } from './pack/jewels.ts'
import { encounterCards, encounters, mapTiles } from './pack/places.ts'
import { tiles } from './pack/tiles.ts'
import { scenarioCards, scenarios } from './scenarios.ts'

export { SLOT } from './pack/heroes.ts'
export { mapTile } from './pack/places.ts'
export { rows } from './pack/short.ts'
export { tile } from './pack/tiles.ts'

/** A small pack for tests of the rules: few of everything, with simple numbers. */
export const pack: Pack = {
  id: 'euthia-test',
  heroes,
  tiles,
  gems,
  essences,
  monsters,
  elites,
  bounties,
  chaosCards,
  combatCards,
  elementals,
  encounters,
  encounterCards,
  mapTiles,
  scenarioCards,
  titles: TITLE_CRITERIA.map((criterion, id) => ({ id, criterion, rep: 2 })),
  scenarios,
  healing: { merchant: 3, alchemist: 5, tower: 4, church: 6 },
  movement: { mine: 2, trade: 2, combat: 2 },
}

export const printed = printedFrom(pack)
