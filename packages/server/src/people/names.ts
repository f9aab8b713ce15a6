const LONGEST_NAME = 24
const NAMELESS = 'Host'

/** Letters, digits and a little else, in any language; no empty or endless names, no tricks with direction. */
export const isName = (name: string): boolean =>
  name === name.trim() &&
  name.length > 0 &&
  name.length <= LONGEST_NAME &&
  /^[\p{L}\p{M}\p{N} .'_-]+$/u.test(name)

/** A name that can stand at a table, as near as possible to the one that was given. */
export function nameFrom(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} .'_-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()
  return name === '' ? NAMELESS : name
}

/** A name as somebody typed it, tidied; null when it cannot stand at a table. */
export function typedName(given: string): string | null {
  const name = given.normalize('NFC').replace(/\s+/g, ' ').trim()
  return isName(name) ? name : null
}
