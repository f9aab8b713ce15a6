import { randomPlayer } from '@vyprava/bots'
import { Random } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import type { Store } from '../packages/server/src/store/open.ts'
import { begun, hallFor } from '../packages/server/testing/seated.ts'

/** A match of Euthia that four bots play up to its end, about as long as people play, or up to so many actions. */
export async function longMatch(
  store: Store,
  { game, players }: Rules,
  most = Number.POSITIVE_INFINITY,
): Promise<{ table: string; actions: number }> {
  const hall = hallFor(store, [game])
  const random = new Random('cold')
  const bot = players.find(({ name }) => name === 'greedy') ?? randomPlayer
  const options = { scenario: 'mirrezil' }
  const table = await begun(store.db, game, ['ann', 'ben', 'cat', 'dan'], { options })
  for (let step = 0; ; step++) {
    const live = (await hall.see(table))?.live ?? null
    if (live === null) throw new Error('The match is gone')
    if (live.match.result !== null || step >= most) return { table, actions: live.length }
    const [seat] = live.match.deciders
    const { decision, view } = live.match.sight(seat)
    if (decision === null) throw new Error('Nobody is asked')
    const action = bot.choose({ seat, decision, view: () => view }, random)
    const common = { table, id: `a${step}`, version: live.version(seat) }
    await hall.fulfil(seat, { type: 'act', ...common, action: { ...action } })
  }
}
