import { byKey, bySlug, numbered } from './join.ts'
import bountyNames from './names/bounties.json' with { type: 'json' }
import chaosNames from './names/chaos.json' with { type: 'json' }
import elementalNames from './names/elementals.json' with { type: 'json' }
import eliteNames from './names/elites.json' with { type: 'json' }
import monsterNames from './names/monsters.json' with { type: 'json' }
import bounties from './vyprava/bounties.json' with { type: 'json' }
import chaos from './vyprava/chaos.json' with { type: 'json' }
import combatCards from './vyprava/combat.json' with { type: 'json' }
import elementals from './vyprava/elementals.json' with { type: 'json' }
import elites from './vyprava/elites.json' with { type: 'json' }
import monsters from './vyprava/monsters.json' with { type: 'json' }

const placeOfElite = (slug: string): number => elites.findIndex((elite) => elite.slug === slug)
/** The words of a card lie under its type. */
const wordsOf: Readonly<Record<string, object>> = chaosNames

/** Everything hostile of our pack, and the cards that it fights with. */
export const shippedFoes = () => ({
  monsters: numbered(bySlug(monsters, monsterNames)),
  elites: numbered(bySlug(elites, eliteNames)),
  bounties: numbered(
    bySlug(
      bounties.map((bounty) => ({ ...bounty, elite: placeOfElite(bounty.elite) })),
      bountyNames,
    ),
  ),
  chaosCards: numbered(chaos.map((card) => ({ ...card, ...wordsOf[card.type] }))),
  combatCards,
  elementals: numbered(byKey(elementals, elementalNames)),
})
