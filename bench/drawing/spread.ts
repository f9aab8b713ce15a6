/** In milliseconds: a frame. */
export const FRAME = 16

export const rounded = (time: number): number => Math.round(time * 10) / 10

export function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return { median: at(0.5), p95: at(0.95), worst: at(1) }
}
