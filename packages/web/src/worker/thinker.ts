/// The worker in which bots think. It gets views and lists of actions, and never learns a state.
import { type Rules, roomOf } from '@vyprava/games'
import type { Ask } from './messages.ts'
import { answerTo } from './think.ts'

async function rulesOf(game: string): Promise<Rules> {
  const room = roomOf(game)
  if (room === null) throw new Error(`There is no game "${game}"`)
  return room.rules()
}

self.addEventListener('message', async ({ data }: MessageEvent<Ask>) => {
  self.postMessage(await answerTo(data, rulesOf))
})
