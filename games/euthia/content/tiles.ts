import { bySlug, numbered } from './join.ts'
import alchemistNames from './names/alchemists.json' with { type: 'json' }
import merchantNames from './names/merchants.json' with { type: 'json' }
import personalNames from './names/personal.json' with { type: 'json' }
import resourceNames from './names/resources.json' with { type: 'json' }
import rewardNames from './names/rewards.json' with { type: 'json' }
import supplyNames from './names/supplies.json' with { type: 'json' }
import towerNames from './names/towers.json' with { type: 'json' }
import treasureNames from './names/treasures.json' with { type: 'json' }
import alchemists from './vyprava/alchemists.json' with { type: 'json' }
import merchants from './vyprava/merchants.json' with { type: 'json' }
import personal from './vyprava/personal.json' with { type: 'json' }
import resources from './vyprava/resources.json' with { type: 'json' }
import rewards from './vyprava/rewards.json' with { type: 'json' }
import supplies from './vyprava/supplies.json' with { type: 'json' }
import towers from './vyprava/towers.json' with { type: 'json' }
import treasures from './vyprava/treasures.json' with { type: 'json' }

const LISTS = [
  [personal, personalNames],
  [merchants, merchantNames],
  [alchemists, alchemistNames],
  [towers, towerNames],
  [resources, resourceNames],
  [treasures, treasureNames],
  [rewards, rewardNames],
  [supplies, supplyNames],
] as const

/** All tiles of our pack, whatever they are drawn from. */
export const shippedTiles = (): object[] => numbered(LISTS.flatMap(([list, words]) => bySlug(list, words)))
