import type { Option } from '@vyprava/kernel'
import type { GameWords } from '@vyprava/module'
import type { OptionSentence } from '@vyprava/module/option-sentence.ts'

/** What a game wrote for it; its label and its value where it wrote nothing. */
export function sentenceOf(words: GameWords, name: string, option: Option, value: string): OptionSentence {
  const said = words.sentence?.(name, value) ?? null
  if (said !== null) return said
  const { label, help } = words.option(name)
  const word = option.kind === 'number' ? value : words.value(name, value)
  return { before: `${label}: `, word, after: '.', note: help }
}

/** All values of an option as text; those of somebody's own, kept or chosen, are among them. */
export function valuesOf(option: Option, chosen: string, kept: readonly string[] = []): readonly string[] {
  switch (option.kind) {
    case 'choice': {
      const own = option.own?.(chosen) === null ? [chosen] : []
      return [...new Set([...option.values, ...kept, ...own])]
    }
    case 'toggle':
      return ['true', 'false']
    case 'number':
      return Array.from({ length: option.max - option.min + 1 }, (_, step) => String(option.min + step))
  }
}

export function fromText(option: Option, text: string): unknown {
  if (option.kind === 'choice') return text
  return option.kind === 'toggle' ? text === 'true' : Number(text)
}
