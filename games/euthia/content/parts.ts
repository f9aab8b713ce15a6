import * as v from 'valibot'

/* Small pieces of which the forms of a pack are made. */

const text = v.pipe(v.string(), v.regex(/\S/, 'a text that is not empty'))
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case letters, digits and hyphens'),
)
export const whole = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  )
}
export const id = v.pipe(v.number(), v.integer('a whole number'))
export const level = whole(1, 3)

/** The name of a thing, and a line of its story; names stand in the nominative everywhere. */
export const line = v.strictObject({ cs: text, sk: text, en: text })
export const words = { name: line, line }
