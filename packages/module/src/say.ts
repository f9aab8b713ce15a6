import type { Seat } from '@vyprava/kernel'
import type { Phrase, Sentence } from './words.ts'

type Part = Phrase | number | Sentence

const isSentence = (part: Part): part is Sentence => Array.isArray(part)

/** A sentence written as a template: say`${seat(0)} pasuje.` */
export function say(texts: readonly string[], ...parts: readonly Part[]): Sentence {
  const sentence: Phrase[] = []
  const add = (phrase: Phrase): void => {
    const last = sentence.at(-1)
    if (phrase === '') return
    if (typeof phrase === 'string' && typeof last === 'string') sentence[sentence.length - 1] = last + phrase
    else sentence.push(phrase)
  }
  texts.forEach((text, index) => {
    add(text)
    if (index === parts.length) return
    const part = parts[index]
    if (isSentence(part)) part.forEach(add)
    else add(typeof part === 'number' ? String(part) : part)
  })
  return sentence
}

export const seat = (of: Seat): Phrase => ({ seat: of })
export const name = (of: string): Phrase => ({ name: of })

/** "A", "A a B", "A, B a C". */
export const series = (parts: readonly (Phrase | Sentence)[], and: string): Sentence =>
  parts.reduce<Sentence>((before, part, index) => {
    if (index === 0) return say`${part}`
    return say`${before}${index === parts.length - 1 ? ` ${and} ` : ', '}${part}`
  }, [])
