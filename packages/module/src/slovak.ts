const SMALL: readonly number[] = [4, 6, 7, 14, 16, 17]
const LEADING: readonly string[] = ['1', '4', '6', '7']

/** "z" before a number, and "zo" where its first word begins with s or š: štyroch, šiestich, siedmich, sto. */
export function outOf(number: number): 'z' | 'zo' {
  if (number >= 1000) return outOf(Math.floor(number / 1000))
  return SMALL.includes(number) || (number >= 40 && LEADING.includes(String(number)[0])) ? 'zo' : 'z'
}
