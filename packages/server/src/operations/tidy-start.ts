import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By then everything that a start needs is loaded, in milliseconds. */
const STARTED = 2_000

/**
 * What starting took is let go of, once: V8 gives memory back only when it collects, and a server to which nobody comes
 * never does.
 */
export function tidyAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')({ type: 'major', flavor: 'last-resort' })
  }, STARTED).unref()
}
