import type { EndTexts } from './end-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('cs')
const points = (count: number) =>
  plural.count(count, { one: 'bod', few: 'body', many: 'bodu', other: 'bodů' }).replace('-', '−')

export const endCs: EndTexts = {
  result: 'Výsledek',
  youWin: 'Vyhráváš',
  youShare: 'Dělíš se o\u00a0vítězství',
  wins: (name) => `${name} vyhrává`,
  winsBy: (name, by) => `${name} vyhrává o\u00a0${by}`,
  share: (names) => `O\u00a0vítězství se dělí ${names.join(', ')}`,
  weWin: (motto) => (motto === null ? 'Vyhráváš' : `${motto}: vyhráváš`),
  weLose: (motto) => (motto === null ? 'Tentokrát prohráváš' : `${motto}: prohráváš`),
  theyWin: (motto) => (motto === null ? 'Výprava vítězí' : `${motto}: výprava vítězí`),
  theyLose: (motto) => (motto === null ? 'Výprava prohrává' : `${motto}: výprava prohrává`),
  behindYou: (name, by) => `${name} je o\u00a0${points(by)} za tebou.`,
  yourPlace: (place) => `Končíš na ${place}.\u00a0místě.`,
  yourScore: (score) => `Máš ${points(score)}.`,
  legend: 'Vysvětlivky',
  total: 'celkem',
  of: (all) => `/ ${all}`,
  decided: 'to rozhodlo',
  story: 'Jak to bylo',
  reading: 'Bot čte zápis…',
  leads: ' a\u00a0jde do vedení',
  rises: (chance) => ` a\u00a0šance stoupá na ${chance}`,
  falls: (chance) => ` a\u00a0šance klesá na ${chance}`,
  toTurn: (heading) => `Ukázat stůl: ${heading}`,
  again: 'Hrát znovu',
  tryAgain: 'Zkusit znovu',
  analysis: 'Rozbor',
  shareImage: 'Sdílet obrázek',
  shareShort: 'Sdílet',
  shareFailed: 'Obrázek se nepovedl. Zkus to znovu.',
  doors: 'Ke dveřím',
  log: 'Zápis',
  replay: 'Přehrát',
}
