/// The worker in which bots think about hints and finished games.
import { adviser } from './advise.ts'
import type { Errand } from './errands.ts'
import { rulesOf } from './rules.ts'

const take = adviser(rulesOf, (report) => self.postMessage(report))

self.addEventListener('message', ({ data }: MessageEvent<Errand>) => take(data))
