/** A thing to measure: does some work and says how many units it did. */
export type Work = () => number

/** Units per second of each work, as medians of interleaved rounds in one process. */
export function measure<Name extends string>(
  works: Record<Name, Work>,
  { rounds = 5, roundMs = 400 }: { rounds?: number; roundMs?: number } = {},
): Record<Name, number> {
  const names: Name[] = []
  for (const name in works) names.push(name)
  for (const name of names) timed(works[name], roundMs)
  const speeds = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of names) speeds.get(name)?.push(timed(works[name], roundMs))
  }
  const medians: Partial<Record<Name, number>> = {}
  for (const name of names) medians[name] = Math.round(median(speeds.get(name) ?? []))
  return medians as Record<Name, number>
}

function timed(work: Work, roundMs: number): number {
  const start = performance.now()
  let units = 0
  let now = start
  do {
    units += work()
    now = performance.now()
  } while (now - start < roundMs)
  return (units / (now - start)) * 1000
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** A ratio with three digits. */
export const ratio = (a: number, b: number): number => Number((a / b).toPrecision(3))
