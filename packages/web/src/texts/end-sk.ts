import { outOf } from '@vyprava/module/slovak.ts'
import type { EndTexts } from './end-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('sk')
const points = (count: number) =>
  plural.count(count, { one: 'bod', few: 'body', many: 'bodu', other: 'bodov' }).replace('-', '−')

export const endSk: EndTexts = {
  result: 'Výsledok',
  youWin: 'Vyhrávaš',
  youShare: 'Delíš sa o\u00a0víťazstvo',
  wins: (name) => `${name} vyhráva`,
  winsBy: (name, by) => `${name} vyhráva o\u00a0${by}`,
  share: (names) => `O\u00a0víťazstvo sa delia ${names.join(', ')}`,
  weWin: (motto) => (motto === null ? 'Víťazstvo' : `${motto}: víťazstvo`),
  weLose: (motto) => (motto === null ? 'Tentoraz to nevyšlo' : `${motto}: tentoraz to nevyšlo`),
  theyWin: (motto) => (motto === null ? 'Výprava víťazí' : `${motto}: výprava víťazí`),
  theyLose: (motto) => (motto === null ? 'Výprava prehráva' : `${motto}: výprava prehráva`),
  behindYou: (name, by) => `${name} je o\u00a0${points(by)} za tebou.`,
  yourPlace: (place) => `${place}. miesto je tvoje.`,
  yourScore: (score) => `Máš ${points(score)}.`,
  legend: 'Vysvetlivky',
  total: 'spolu',
  of: (all) => `${outOf(all)}\u00a0${all}`,
  decided: 'to rozhodlo',
  story: 'Ako to bolo',
  reading: 'Bot číta zápis…',
  leads: ' a\u00a0ide do vedenia',
  rises: (chance) => ` a\u00a0šanca stúpa na ${chance}`,
  falls: (chance) => ` a\u00a0šanca klesá na ${chance}`,
  toTurn: (heading) => `Ukázať stôl: ${heading}`,
  again: 'Hrať znova',
  tryAgain: 'Skúsiť znova',
  analysis: 'Rozbor',
  shareImage: 'Zdieľať obrázok',
  shareShort: 'Zdieľať',
  shareFailed: 'Obrázok sa nepodaril. Skús to znova.',
  doors: 'K\u00a0dverám',
  log: 'Zápis',
  replay: 'Pozrieť záznam',
}
