/// The worker in which bots think. It gets views and lists of actions, and never learns a state.
import type { Ask } from './messages.ts'
import { rulesOf } from './rules.ts'
import { answerTo } from './think.ts'

self.addEventListener('message', async ({ data }: MessageEvent<Ask>) => {
  self.postMessage(await answerTo(data, rulesOf))
})
