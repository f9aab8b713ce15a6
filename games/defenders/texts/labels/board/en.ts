import { LEXICON } from '../../en/lexicon.ts'
import type { BoardLabels } from './type.ts'

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

const list = (one: string, more: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`${words.length > 1 ? more : one}: ${words.join(', ')}`]

export const en: BoardLabels = {
  lexicon: LEXICON,
  board: 'Board',
  hex(facts) {
    const { place, land, tile, pollution, camp, leaders, walls, breaches, engines } = facts
    const said = [
      land,
      ...(tile === null ? [] : [`arrow ${tile.arrow}`, ...list('vent', 'vents', tile.vents)]),
      ...(facts.mechs === 0
        ? []
        : [
            facts.snipers
              ? counted(facts.mechs, 'sniper', 'snipers')
              : counted(facts.mechs, 'hunter', 'hunters'),
          ]),
      ...(pollution === 0 ? [] : [LEXICON.pollution(pollution)]),
      ...(facts.toxic ? [LEXICON.toxic] : []),
      ...(camp === null ? [] : [camp]),
      ...list('leader', 'leaders', leaders),
      ...list('wall', 'walls', walls),
      ...list('breach', 'breaches', breaches),
      ...list('engine', 'engines', engines),
      ...(facts.enclosed ? ['enclosed hex'] : []),
      ...(facts.lit ? ['can be chosen'] : []),
    ]
    return `${place}: ${said.join('; ')}`
  },
  edge({ place, wall, breach, engine, lit }) {
    const state = breach ? 'breached wall' : wall ? 'wall' : 'open edge'
    return [`${place}: ${state}`, ...(engine ? ['engine'] : []), ...(lit ? ['can be chosen'] : [])].join('; ')
  },
  dials: 'State of the machines',
  direction: 'Machine direction',
  directions: { right: 'right', left: 'left' },
  toxic: 'Toxic sites',
  placed: (placed, all) => `${placed} of ${all} on the board`,
  fallen: 'Fallen Defenders',
  core: 'Core and factories',
  factories: 'Factories built',
  machineCards: 'Cards in the machine deck',
  zoomed: (place) => `hex ${place}`,
  wholeBoard: 'Whole board',
}
