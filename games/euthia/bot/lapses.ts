import type { EuthiaAction } from '../rules/actions.ts'
import { EVERYTHING, type Thought } from './mind.ts'
import type { Prospect } from './prospects.ts'

/*
 * How weak players err: they do not look far, forget what they have, and misjudge what things bring. Whoever has
 * overlooked something does not see it in the next moment either: it lasts for a turn or a fight. Only beginners waver.
 */

/** What can be forgotten; what only goes on or ends something cannot. */
const FORGOTTEN: readonly EuthiaAction['type'][] = [
  'brew',
  'buyGaar',
  'buyPersonal',
  'cashGold',
  'cashSilver',
  'confront',
  'equip',
  'gaar',
  'heal',
  'hope',
  'learn',
  'play',
  'prayHeal',
  'prayPotion',
  'quest',
  'sell',
  'sellGem',
  'setGem',
  'unlock',
  'use',
  'useEssence',
  'useGem',
]

/** The actions that come to mind. */
export function remembered(thought: Thought, actions: readonly EuthiaAction[]): readonly EuthiaAction[] {
  const { forgets } = thought.mind.effort
  if (forgets === 0) return actions
  const left = actions.filter(
    (action) => !FORGOTTEN.includes(action.type) || luck(thought, JSON.stringify(action)) >= forgets,
  )
  return left.length > 0 ? left : actions
}

/** The prospects that are seen, as they are judged. */
export function seen(
  thought: Thought,
  list: readonly Prospect[],
  steps: readonly number[],
): readonly Prospect[] {
  const { forgets, misjudges, wavers, sight } = thought.mind.effort
  const near = sight === EVERYTHING ? list : list.filter(({ field }) => steps[field] <= sight)
  const known =
    forgets === 0 ? near : near.filter(({ field, what }) => luck(thought, `see ${what} ${field}`) >= forgets)
  if (misjudges === 0 && wavers === 0) return known
  return known.map((each) => {
    const lasting = misjudges * (2 * luck(thought, `judge ${each.what} ${each.field}`) - 1)
    const passing = wavers === 0 ? 0 : wavers * (thought.random.int(1000) / 500 - 1)
    return { ...each, worth: each.worth * (1 + lasting) * (1 + passing) }
  })
}

/** From 0 to 1, always the same for the same thing in the same situation. */
function luck({ state, seat, player }: Thought, what: string): number {
  const { round, active, fight, map } = state
  const now = fight === null ? `${player.field >> 2}` : `fight ${fight.field} ${fight.kind}`
  return hashed(`${map.tiles.join(' ')} ${round} ${active} ${seat} ${now} ${what}`)
}

/** FNV-1a, its upper bits stirred once more. */
function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
