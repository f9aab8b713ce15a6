import type { Seat } from '@vyprava/kernel'
import type { Phrase, Sentence } from '@vyprava/module'

/** "Vyber" of a sentence in which it does not come first: "vyber". */
const inside = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * A question to one of several who sit at one screen: it begins with the name, which is never declined, since any
 * nickname must fit. What has a heading of its own ("Řízený požár: vyber …") keeps it.
 */
export function asked(seat: Seat, sentence: Sentence): Sentence {
  const [first, ...rest] = sentence
  const name: Phrase = { seat }
  if (typeof first !== 'string') return [name, ': ', ...sentence]
  return /^[^.!?]*:/.test(first) ? [name, ` – ${first}`, ...rest] : [name, `: ${inside(first)}`, ...rest]
}
