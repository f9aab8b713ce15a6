/** Remembers the last drawings of a pure function, by the key of its arguments. */
export function remember<Arguments extends readonly unknown[]>(
  draw: (...args: Arguments) => string,
  keep = 240,
): (...args: Arguments) => string {
  const drawn = new Map<string, string>()
  return (...args) => {
    const key = JSON.stringify(args)
    const known = drawn.get(key)
    if (known !== undefined) return known
    const fresh = draw(...args)
    drawn.set(key, fresh)
    const [oldest] = drawn.keys()
    if (drawn.size > keep && oldest !== undefined) drawn.delete(oldest)
    return fresh
  }
}
