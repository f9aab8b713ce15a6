import { part } from '@vyprava/kernel'
import * as v from 'valibot'

/* Small pieces of which the forms of a pack are made. */

export const { id, slug, whole } = part

export const level = whole(1, 3)

/** The name of a thing, and a line of its story; names stand in the nominative everywhere. */
export const line = v.strictObject({ cs: part.text, sk: part.text, en: part.text })
export const words = { name: line, line }
