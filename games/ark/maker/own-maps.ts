import type { Language } from '@vyprava/module/words.ts'
import { MAP_CHECKS } from '../maps/checks.ts'
import { readCode, writeCode } from '../maps/code.ts'
import { hexesOf } from '../maps/drawn.ts'
import { faultOfCode } from '../maps/own.ts'
import { Survey } from '../maps/survey.ts'
import { makerLabelsIn } from '../texts/labels/maker.ts'
import { hexNames } from '../texts/names.ts'
import { type Cupboard, MapStore } from './store.ts'

/** The maps of this device that can be played, the last changed first. */
export const playable = (cupboard: Cupboard): readonly string[] =>
  new MapStore(cupboard, Date.now)
    .list()
    .map(({ map }) => writeCode(map))
    .filter((code) => faultOfCode(code) === null)

/** What is wrong with somebody's map, as the workshop says it; null for one that can be played or cannot be read. */
export function faultIn(language: Language, code: string): string | null {
  const read = readCode(code)
  if (!read.ok) return null
  const hexes = hexesOf(read.map)
  const survey = new Survey(hexes)
  for (const check of MAP_CHECKS) {
    const fault = check.fault(survey)
    if (fault === null) continue
    const names = hexNames(hexes)
    const { title, text } = makerLabelsIn(language).fault({
      ...fault,
      places: fault.hexes.map((hex) => names[hex]),
    })
    return `${title}. ${text}`
  }
  return null
}
