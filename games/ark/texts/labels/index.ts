import type { Language } from '@vyprava/module/words.ts'
import * as cs from '../cs/labels.ts'
import * as en from '../en/labels.ts'
import * as sk from '../sk/labels.ts'
import { boardOf } from './board.ts'
import { panelsOf } from './panels.ts'

export type ArkLabels = ReturnType<typeof labelsFrom>

/** The words of the table, part by part. */
const labelsFrom = ({ acts, motion, board, panels }: typeof en) => ({
  acts,
  motion,
  board: boardOf(board),
  panels: panelsOf(panels),
})

const ALL: Readonly<Record<Language, ArkLabels>> = {
  cs: labelsFrom(cs),
  sk: labelsFrom(sk),
  en: labelsFrom(en),
}

export const labelsIn = (language: Language): ArkLabels => ALL[language]
