import { sha256Hex } from '@vyprava/kernel'
import { BLANK, cleanName, type DrawnMap, SHEET } from './drawn.ts'
import { SIGN_LETTERS } from './text.ts'

/*
 * A drawn map as a short text for links and tables, five parts between dots: the version of this form, the
 * drawing, the name, who drew it, and a sum that tells when any of it was changed on the way.
 *
 *   1.CbVv…0g.Ostrov_za_mlhou.Eli~C5~A1ka.k3H_2a
 */

const VERSION = 1
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const SIGNS = BLANK + SIGN_LETTERS
const BASE = BigInt(SIGNS.length)
/** As many digits as the largest drawing needs. */
const DRAWING = Math.ceil((SHEET.length * Math.log(SIGNS.length)) / Math.log(DIGITS.length))
const SUM = 6

/** What became of a code on its way. */
export type Damage =
  /** It does not look like a map at all. */
  | 'strange'
  /** It was made by a newer version of this house. */
  | 'newer'
  /** Its end is missing. */
  | 'cut'
  /** Something in it is not what it was. */
  | 'changed'

export type ReadCode =
  | { readonly ok: true; readonly map: DrawnMap }
  | { readonly ok: false; readonly damage: Damage }

export function writeCode({ name, author, letters }: DrawnMap): string {
  const body = [VERSION, writeDrawing(letters), writeText(name), writeText(author)].join('.')
  return `${body}.${sumOf(body)}`
}

export function readCode(code: string): ReadCode {
  const parts = code.trim().split('.')
  const [version, drawing = '', name = '', author = '', sum = ''] = parts
  if (!/^[1-9]\d{0,3}$/.test(version)) return { ok: false, damage: 'strange' }
  if (Number(version) > VERSION) return { ok: false, damage: 'newer' }
  if (parts.length < 5 || sum.length < SUM) return { ok: false, damage: 'cut' }
  const body = parts.slice(0, 4).join('.')
  const map = {
    name: readText(name),
    author: readText(author),
    letters: readDrawing(drawing),
  }
  const isWhole = parts.length === 5 && sum === sumOf(body)
  if (!isWhole || map.name === null || map.author === null || map.letters === null)
    return { ok: false, damage: 'changed' }
  return { ok: true, map: { name: map.name, author: map.author, letters: map.letters } }
}

function writeDrawing(letters: string): string {
  let value = 0n
  for (const letter of letters) value = value * BASE + BigInt(SIGNS.indexOf(letter))
  let digits = ''
  for (let i = 0; i < DRAWING; i++) {
    digits = DIGITS[Number(value % 64n)] + digits
    value /= 64n
  }
  return digits
}

function readDrawing(digits: string): string | null {
  if (digits.length !== DRAWING || [...digits].some((digit) => !DIGITS.includes(digit))) return null
  let value = 0n
  for (const digit of digits) value = value * 64n + BigInt(DIGITS.indexOf(digit))
  let letters = ''
  for (let i = 0; i < SHEET.length; i++) {
    letters = SIGNS[Number(value % BASE)] + letters
    value /= BASE
  }
  return value === 0n ? letters : null
}

/** Letters and digits as they are, a space as "_", the rest as bytes: nothing that a chat would change. */
const writeText = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/[!'()*._~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '_')
    .replaceAll('%', '~')

function readText(text: string): string | null {
  if (!/^[\w~-]*$/.test(text)) return null
  try {
    const read = decodeURIComponent(text.replaceAll('_', '%20').replaceAll('~', '%'))
    return read === cleanName(read) ? read : null
  } catch {
    return null
  }
}

const sumOf = (body: string): string => {
  const hash = Number.parseInt(sha256Hex(body).slice(0, 9), 16)
  return Array.from({ length: SUM }, (_, i) => DIGITS[Math.floor(hash / 64 ** i) % 64]).join('')
}
