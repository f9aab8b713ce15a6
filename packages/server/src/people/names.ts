import confusables from './confusables.json' with { type: 'json' }

const LONGEST_NAME = 24
const NAMELESS = 'Host'
/** Names that nobody chose: many may have them at one table. */
const GIVEN: readonly string[] = [NAMELESS, 'Anonymous']

/** Letters that show nothing, such as the fillers of Hangul, are letters to Unicode all the same. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
/** No language needs more marks on one letter; towers of them reach into the lines around. */
const TOWER = /\p{M}{4}/u

/** Letters, digits and a little else, in any language; no empty or endless names, no tricks with what is seen. */
export const isName = (name: string): boolean =>
  name === name.trim() &&
  name.length > 0 &&
  name.length <= LONGEST_NAME &&
  /^[\p{L}\p{M}\p{N} .'_-]+$/u.test(name) &&
  !INVISIBLE.test(name) &&
  !TOWER.test(name.normalize('NFD')) &&
  !isReserved(name)

/** A name that can stand at a table, as near as possible to the one that was given. */
export function nameFrom(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} .'_-]/gu, '')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()
  return isName(name) ? name : NAMELESS
}

/** A name as somebody typed it, tidied; null when it cannot stand at a table. */
export function typedName(given: string): string | null {
  const name = given.normalize('NFC').replace(/\s+/g, ' ').trim()
  return isName(name) ? name : null
}

/** Whether somebody could take one name for the other. */
export const looksLike = (one: string, other: string): boolean =>
  !GIVEN.includes(one) && skeleton(one) === skeleton(other)

/** Letters by what they look like, of all alphabets, as Unicode lists them: see scripts/confusables.ts. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables.alike).flatMap(([look, letters]) =>
    [...letters].map((letter): [string, string] => [letter, look]),
  ),
)

const looked = (letters: string): string =>
  [...letters.normalize('NFD')].map((letter) => LOOKS.get(letter) ?? letter).join('')

/**
 * What a name looks like: the same for names that cannot be told apart at a glance. Letters first as they are, since Н
 * looks like H and н does not; then without the difference of cases. Accents stay: Žofie and Zofie are two people.
 */
const skeleton = (name: string): string =>
  looked(looked(name.normalize('NFKC')).toLowerCase())
    // In most type a capital i is a small l.
    .replace(/i/g, 'l')
    .replace(/vv/g, 'w')
    .replace(/[ .'_-]/g, '')

/** Names by which somebody would pass for the house. */
const RESERVED = new Set(
  [
    ...['admin', 'administrator', 'administrátor', 'moderator', 'moderátor', 'operator', 'operátor'],
    ...['root', 'system', 'systém', 'server', 'support', 'podpora', 'Výprava', 'Vyprava', 'bot'],
  ].map(skeleton),
)

const isReserved = (name: string): boolean => RESERVED.has(skeleton(name))
