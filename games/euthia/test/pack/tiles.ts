import { type Effect, HEROES } from '../../content/schema.ts'
import type { TileFace } from '../../rules/printed.ts'
import { common, type Draft, weapon } from './common.ts'
import { hit, outside, rows } from './short.ts'

/** Tiles by a key of ours; ids are their places. */
const drafts = {
  ...Object.fromEntries(
    HEROES.flatMap((hero) => {
      const own = { source: 'hero', hero } as const
      return [
        [`${hero}Weapon`, { ...weapon('hero', 2, 2), ...own, value: null }],
        [`${hero}Aim`, ability(own, null, { timing: 'afterHeroRoll', do: [{ op: 'clover', n: 2 }] })],
        [`${hero}Run`, ability(own, 2, outside({ op: 'mp', n: 2 }))],
        [`${hero}Fight`, ability(own, 2, outside({ op: 'action', action: 'combat' }))],
        [`${hero}Sword`, { ...weapon('hero', 5, 3), ...own, value: 4 }],
        [
          `${hero}Strike`,
          {
            ...ability(own, 4, { timing: 'firstStrike', do: [] }),
            kind: 'firstStrike',
            profile: rows(hit(1), [7, hit(2)]),
          },
        ],
      ]
    }),
  ),
} satisfies Record<string, Draft>

function ability(own: Pick<Draft, 'source' | 'hero'>, value: number | null, effect: Effect): Draft {
  return { ...own, kind: 'ability', value, price: { coins: 3 }, effects: [effect] }
}

const allDrafts: [string, Draft][] = [...Object.entries<Draft>(drafts), ...Object.entries(common)]
export const tiles = allDrafts.map(([, draft], id): TileFace => ({ count: 1, effects: [], ...draft, id }))

/** The id of a tile by its key, such as `aelWeapon` or `shortSword`. */
export function tile(key: string): number {
  const id = allDrafts.findIndex(([name]) => name === key)
  if (id === -1) throw new Error(`No tile ${key}`)
  return id
}
