import { LEXICON } from '../../cs/lexicon.ts'
import type { BoardLabels } from './type.ts'

/** "2 lovci", "5 odstřelovačů" */
const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${count === 1 ? one : count < 5 ? few : many}`

const list = (one: string, more: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`${words.length > 1 ? more : one}: ${words.join(', ')}`]

export const cs: BoardLabels = {
  lexicon: LEXICON,
  board: 'Plán',
  hex(facts) {
    const { place, land, tile, pollution, camp, leaders, walls, breaches, engines } = facts
    const said = [
      land,
      ...(tile === null ? [] : [`šipka ${tile.arrow}`, ...list('výpusť', 'výpusti', tile.vents)]),
      ...(facts.mechs === 0
        ? []
        : [
            facts.snipers
              ? counted(facts.mechs, 'odstřelovač', 'odstřelovači', 'odstřelovačů')
              : counted(facts.mechs, 'lovec', 'lovci', 'lovců'),
          ]),
      ...(pollution === 0 ? [] : [LEXICON.pollution(pollution)]),
      ...(facts.toxic ? [LEXICON.toxic] : []),
      ...(camp === null ? [] : [camp]),
      ...list('vůdce', 'vůdci', leaders),
      ...list('zeď', 'zdi', walls),
      ...list('průlom', 'průlomy', breaches),
      ...list('mašina', 'mašiny', engines),
      ...(facts.enclosed ? ['ohraničený hex'] : []),
      ...(facts.lit ? ['lze zvolit'] : []),
    ]
    return `${place}: ${said.join('; ')}`
  },
  edge({ place, wall, breach, engine, lit }) {
    const state = breach ? 'prolomená zeď' : wall ? 'zeď' : 'volná hrana'
    return [`${place}: ${state}`, ...(engine ? ['mašina'] : []), ...(lit ? ['lze zvolit'] : [])].join('; ')
  },
  dials: 'Stav strojů',
  direction: 'Směr strojů',
  directions: { right: 'vpravo', left: 'vlevo' },
  toxic: 'Toxické lokality',
  placed: (placed, all) => `na plánu ${placed} ze ${all}`,
  fallen: 'Padlí Strážci',
  core: 'Jádro a továrny',
  factories: 'Postavené továrny',
  machineCards: 'Karty v balíčku strojů',
  zoomed: (place) => `hex ${place}`,
  wholeBoard: 'Celá mapa',
}
