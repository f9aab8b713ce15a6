import { pluralIn } from '@vyprava/module/plural.ts'
import { LEXICON } from './lexicon.ts'

const { count } = pluralIn('en')

export const board = {
  /** What facts are put into words with. */
  lexicon: LEXICON,
  board: 'Board',
  dials: 'The machines’ progress',
  direction: 'Machine direction',
  directions: { right: 'right', left: 'left' },
  toxic: 'Toxic sites',
  placed: (placed: number, all: number) => `${placed} of ${all} on the board`,
  fallen: 'Fallen Defenders',
  core: 'Core and factories',
  factories: 'Factories built',
  machineCards: 'Cards in the machine deck',
  zoomed: (place: string) => `hex ${place}`,
  /** For screen readers; a pair is one and several. */
  told: {
    arrow: 'arrow',
    vents: ['vent', 'vents'],
    leaders: ['leader', 'leaders'],
    walls: ['wall', 'walls'],
    breaches: ['breach', 'breaches'],
    engines: ['engine', 'engines'],
    snipers: (n: number) => count(n, { one: 'sniper', other: 'snipers' }),
    hunters: (n: number) => count(n, { one: 'hunter', other: 'hunters' }),
    enclosed: 'enclosed hex',
    mayChoose: 'can be chosen',
    breached: 'breached wall',
    wall: 'wall',
    open: 'open edge',
    engine: 'engine',
  },
}

export type BoardWords = typeof board
