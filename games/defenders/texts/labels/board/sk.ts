import { LEXICON } from '../../sk/lexicon.ts'
import type { BoardLabels } from './type.ts'

/** "2 lovci", "5 ostreľovačov" */
const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${count === 1 ? one : count < 5 ? few : many}`

const list = (one: string, more: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`${words.length > 1 ? more : one}: ${words.join(', ')}`]

export const sk: BoardLabels = {
  lexicon: LEXICON,
  board: 'Plán',
  hex(facts) {
    const { place, land, tile, pollution, camp, leaders, walls, breaches, engines } = facts
    const said = [
      land,
      ...(tile === null ? [] : [`šípka ${tile.arrow}`, ...list('výpusť', 'výpuste', tile.vents)]),
      ...(facts.mechs === 0
        ? []
        : [
            facts.snipers
              ? counted(facts.mechs, 'ostreľovač', 'ostreľovači', 'ostreľovačov')
              : counted(facts.mechs, 'lovec', 'lovci', 'lovcov'),
          ]),
      ...(pollution === 0 ? [] : [LEXICON.pollution(pollution)]),
      ...(facts.toxic ? [LEXICON.toxic] : []),
      ...(camp === null ? [] : [camp]),
      ...list('vodca', 'vodcovia', leaders),
      ...list('múr', 'múry', walls),
      ...list('prielom', 'prielomy', breaches),
      ...list('mašina', 'mašiny', engines),
      ...(facts.enclosed ? ['ohraničený hex'] : []),
      ...(facts.lit ? ['dá sa zvoliť'] : []),
    ]
    return `${place}: ${said.join('; ')}`
  },
  edge({ place, wall, breach, engine, lit }) {
    const state = breach ? 'prelomený múr' : wall ? 'múr' : 'voľná hrana'
    return [`${place}: ${state}`, ...(engine ? ['mašina'] : []), ...(lit ? ['dá sa zvoliť'] : [])].join('; ')
  },
  dials: 'Stav strojov',
  direction: 'Smer strojov',
  directions: { right: 'vpravo', left: 'vľavo' },
  toxic: 'Toxické lokality',
  placed: (placed, all) => `na pláne ${placed} zo ${all}`,
  fallen: 'Padlí Strážcovia',
  core: 'Jadro a továrne',
  factories: 'Postavené továrne',
  machineCards: 'Karty v balíčku strojov',
  zoomed: (place) => `hex ${place}`,
  wholeBoard: 'Celá mapa',
}
