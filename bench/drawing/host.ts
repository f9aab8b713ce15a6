import { existsSync, readFileSync } from 'node:fs'

const STAT = '/proc/stat'
/** How often the host is looked at, in milliseconds; Linux counts in steps of ten. */
const LOOK = 10
/** Where the time that the host took stands in the first line of the file. */
const STOLEN = 8

/** A stretch of time in microseconds of the machine's steady clock, which traces of the browser use too. */
interface Stretch {
  readonly from: number
  readonly to: number
}

const now = (): number => Number(process.hrtime.bigint() / 1000n)
const stolen = (): number => Number(readFileSync(STAT, 'utf8').split('\n', 1)[0].split(/\s+/)[STOLEN])

/**
 * Notes when the host of a virtual machine had no processor for it. The clocks of threads go on meanwhile, so that
 * what was measured then is the neighbours' work too. Gives back whether that was so at any time of a stretch.
 */
export function watchHost(): { tookFrom(stretch: Stretch): boolean; stop(): void } {
  if (!existsSync(STAT)) return { tookFrom: () => false, stop: () => undefined }
  const taken: Stretch[] = []
  let [before, since] = [stolen(), now()]
  const look = () => {
    const [count, at] = [stolen(), now()]
    if (count > before) taken.push({ from: since, to: at })
    ;[before, since] = [count, at]
  }
  const timer = setInterval(look, LOOK)
  return {
    tookFrom: ({ from, to }) => taken.some((one) => one.from <= to && one.to >= from),
    stop: () => {
      clearInterval(timer)
      look()
    },
  }
}
