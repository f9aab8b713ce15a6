import { pluralIn } from '@vyprava/module/plural.ts'
import { outOf } from '@vyprava/module/slovak.ts'
import type { BoardWords } from '../en/board.ts'
import { LEXICON } from './lexicon.ts'

const { count } = pluralIn('sk')

export const board: BoardWords = {
  lexicon: LEXICON,
  board: 'Plán',
  dials: 'Stav strojov',
  direction: 'Smer strojov',
  directions: { right: 'vpravo', left: 'vľavo' },
  toxic: 'Toxické lokality',
  placed: (placed, all) => `na pláne ${placed} ${outOf(all)} ${all}`,
  fallen: 'Padlí Strážcovia',
  core: 'Jadro a továrne',
  factories: 'Postavené továrne',
  machineCards: 'Karty v balíčku strojov',
  zoomed: (place) => `hex ${place}`,

  told: {
    arrow: 'šípka',
    vents: ['výpusť', 'výpuste'],
    leaders: ['vodca', 'vodcovia'],
    walls: ['múr', 'múry'],
    breaches: ['prielom', 'prielomy'],
    engines: ['mašina', 'mašiny'],
    snipers: (n) => count(n, { one: 'ostreľovač', few: 'ostreľovači', other: 'ostreľovačov' }),
    hunters: (n) => count(n, { one: 'lovec', few: 'lovci', other: 'lovcov' }),
    enclosed: 'ohraničený hex',
    mayChoose: 'dá sa zvoliť',
    breached: 'prelomený múr',
    wall: 'múr',
    open: 'voľná hrana',
    engine: 'mašina',
  },
}
