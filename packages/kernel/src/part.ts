import { integer, maxValue, minValue, number, pipe, regex, string } from 'valibot'

/* Small pieces of which the schemas of packs are made. */

export const text = pipe(string(), regex(/\S/, 'a text that is not empty'))

/** A name for machines. */
export const slug = pipe(
  string(),
  regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case letters, digits and hyphens'),
)

/** A whole number within limits. */
export const whole = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`
  return pipe(number(expected), integer(expected), minValue(least, expected), maxValue(most, expected))
}

/** The number of a thing in its list (`idIsIndex`). */
export const id = pipe(number(), integer('a whole number'))

/** The version of a pack. */
export const version = pipe(number(), integer('a whole number'), minValue(1, 'a whole number from 1'))
