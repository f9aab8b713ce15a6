import { pluralIn } from '@vyprava/module/plural.ts'
import type { BoardWords } from '../en/board.ts'
import { LEXICON } from './lexicon.ts'

const { count } = pluralIn('cs')

export const board: BoardWords = {
  lexicon: LEXICON,
  board: 'Plán',
  dials: 'Stav strojů',
  direction: 'Směr strojů',
  directions: { right: 'vpravo', left: 'vlevo' },
  toxic: 'Toxické lokality',
  placed: (placed, all) => `na plánu ${placed}/${all}`,
  fallen: 'Padlí Strážci',
  core: 'Jádro a továrny',
  factories: 'Postavené továrny',
  machineCards: 'Karty v balíčku strojů',
  zoomed: (place) => `hex ${place}`,

  told: {
    arrow: 'šipka',
    vents: ['výpusť', 'výpusti'],
    leaders: ['vůdce', 'vůdci'],
    walls: ['zeď', 'zdi'],
    breaches: ['průlom', 'průlomy'],
    engines: ['mašina', 'mašiny'],
    snipers: (n) => count(n, { one: 'odstřelovač', few: 'odstřelovači', other: 'odstřelovačů' }),
    hunters: (n) => count(n, { one: 'lovec', few: 'lovci', other: 'lovců' }),
    enclosed: 'ohraničený hex',
    mayChoose: 'lze zvolit',
    breached: 'prolomená zeď',
    wall: 'zeď',
    open: 'volná hrana',
    engine: 'mašina',
  },
}
