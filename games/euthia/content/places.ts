import { byKey, bySlug, numbered } from './join.ts'
import cardNames from './names/encounter-cards.json' with { type: 'json' }
import encounterNames from './names/encounters.json' with { type: 'json' }
import mapNames from './names/map.json' with { type: 'json' }
import scenarioCardNames from './names/scenario-cards.json' with { type: 'json' }
import scenarioNames from './names/scenarios.json' with { type: 'json' }
import titleNames from './names/titles.json' with { type: 'json' }
import cards from './vyprava/encounter-cards.json' with { type: 'json' }
import encounters from './vyprava/encounters.json' with { type: 'json' }
import map from './vyprava/map.json' with { type: 'json' }
import scenarioCards from './vyprava/scenario-cards.json' with { type: 'json' }
import scenarios from './vyprava/scenarios.json' with { type: 'json' }
import titles from './vyprava/titles.json' with { type: 'json' }

/** The land of our pack, who is met there, and the stories that happen in it. */
export const shippedPlaces = () => ({
  encounters: numbered(byKey(encounters, encounterNames)),
  encounterCards: numbered(bySlug(cards, cardNames)),
  mapTiles: numbered(bySlug(map, mapNames)),
  scenarioCards: numbered(bySlug(scenarioCards, scenarioCardNames)),
  titles: numbered(bySlug(titles, titleNames)),
  scenarios: numbered(byKey(scenarios, scenarioNames)),
})
