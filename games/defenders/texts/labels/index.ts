import type { Language } from '@vyprava/module/words.ts'
import * as cs from '../cs/labels.ts'
import { phrases as phrasesCs } from '../cs/telling.ts'
import * as en from '../en/labels.ts'
import { phrases as phrasesEn } from '../en/telling.ts'
import * as sk from '../sk/labels.ts'
import { phrases as phrasesSk } from '../sk/telling.ts'
import { actsOf } from './acts.ts'
import { boardLabelsIn } from './board.ts'
import { machineOf } from './machine.ts'
import { panelsOf } from './panels.ts'

export type DefendersLabels = ReturnType<typeof labelsFrom>

/** The words of the table, part by part. */
const labelsFrom = (
  language: Language,
  { acts, machine, panels, cardAbilities }: typeof en,
  phrases: typeof phrasesEn,
) => ({
  acts: actsOf(acts, phrases),
  board: boardLabelsIn(language),
  machine: machineOf(machine),
  panels: panelsOf(panels, cardAbilities),
})

const ALL: Readonly<Record<Language, DefendersLabels>> = {
  cs: labelsFrom('cs', cs, phrasesCs),
  sk: labelsFrom('sk', sk, phrasesSk),
  en: labelsFrom('en', en, phrasesEn),
}

export const labelsIn = (language: Language): DefendersLabels => ALL[language]
