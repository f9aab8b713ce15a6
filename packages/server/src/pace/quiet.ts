/** When somebody sleeps, by the clock on their wall: minutes of the day, in a time zone such as Europe/Prague. */
export interface Quiet {
  readonly zone: string
  readonly from: number
  readonly to: number
}

const MINUTE = 60_000
const DAY = 24 * 60

/** Whether a time zone is one that this machine knows. */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone)
    return true
  } catch {
    return false
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

/** What the wall shows at an instant, as if it were the time of Greenwich. */
function wallAt(at: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(at)) part[type] = Number(value)
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second) + (at % 1000)
}

/** When the wall shows this; a time that is skipped in spring counts as passed when the clock has jumped over it. */
function instantOf(wall: number, zone: string): number {
  const offsets = [wall - DAY * MINUTE, wall + DAY * MINUTE].map((near) => wallAt(near, zone) - near)
  const candidates = offsets.map((offset) => wall - offset).toSorted((a, b) => a - b)
  const right = candidates.filter((at) => wallAt(at, zone) === wall)
  return right[0] ?? candidates[candidates.length - 1]
}

const minuteOf = (wall: number): number => Math.floor(wall / MINUTE) % DAY

const isQuiet = (minute: number, { from, to }: Quiet): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to

/** The next time after an instant that the wall shows a minute of the day. */
function nextTime(at: number, minute: number, zone: string): number {
  const wall = wallAt(at, zone)
  const midnight = wall - (wall % (DAY * MINUTE))
  for (let day = 0; ; day++) {
    const next = instantOf(midnight + (day * DAY + minute) * MINUTE, zone)
    if (next > at) return next
  }
}

/** Whether somebody sleeps at an instant. */
export const sleeps = (at: number, quiet: Quiet | null): boolean =>
  quiet !== null && isQuiet(minuteOf(wallAt(at, quiet.zone)), quiet)

/** When so much time will have passed that somebody does not sleep. */
export function awakeUntil(from: number, time: number, quiet: Quiet | null): number {
  if (quiet === null || quiet.from === quiet.to) return from + time
  let at = from
  for (let left = time; ; ) {
    if (sleeps(at, quiet)) at = nextTime(at, quiet.to, quiet.zone)
    const night = nextTime(at, quiet.from, quiet.zone)
    if (at + left <= night) return at + left
    left -= night - at
    at = night
  }
}
