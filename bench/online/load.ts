import type { Borne } from './index.ts'
import { benchOurs, benchTwo } from './ours.ts'

const PACE = 5_000
const SECONDS = 20
const EMBEDDED = 3_000
const TWO = 2_000

/** As many live matches as we promise, each with an action every five seconds. */
export async function benchLoad(): Promise<{ readonly embedded: Borne; readonly twoProcesses: Borne }> {
  return {
    embedded: await benchOurs({ matches: EMBEDDED, pace: PACE, seconds: SECONDS }),
    twoProcesses: await benchTwo({ matches: TWO, pace: PACE, seconds: SECONDS }),
  }
}
