import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import type { RoamOptions } from '../../rules/index.ts'

const EDGES: Readonly<Record<string, string>> = { S: 'juh', W: 'západ', N: 'sever', E: 'východ' }

/** The options as sentences of a table being laid. */
export const SENTENCES: OptionSentences<keyof RoamOptions> = {
  mode: {
    basic: ['Hrá sa [základná hra].', 'Len krajiny a\u00a0postavy.'],
    full: ['Hrá sa [plnohodnotná hra] s\u00a0artefaktmi.', 'Artefakty sa kupujú za mince.'],
  },
  patrol: {
    true: ['Hliadka [chodí]: kto prvý obkľúči cudzí žetón, berie jej body.', 'Karta hliadky je v\u00a0hre.'],
    false: ['Hliadka [nechodí].', 'Za obkľúčenie cudzieho žetónu nič nie je.'],
  },
  advanced: {
    false: ['Na jednom políčku leží [jediný žetón].', 'Obsadené políčko je obsadené.'],
    true: ['Na jednom políčku ležia [až dva žetóny].', 'Na cudzí žetón sa smie položiť vlastný.'],
  },
  edges: (value) =>
    value === 'standard'
      ? ['Miesta sú [podľa počtu hráčov].', 'Ako ich pre ten počet kreslia pravidlá.']
      : [
          `Sedí sa tu: [${value
            .split('')
            .map((edge) => EDGES[edge])
            .join(', ')}].`,
          'Tieto okraje mapy, v\u00a0smere hodín.',
        ],
  start: {
    random: ['Začína [ten, koho určí žreb].', 'O\u00a0prvom ťahu rozhodne náhoda.'],
    seat0: ['Začína [prvé miesto].', 'Kto sedí na 1.\u00a0mieste.'],
    seat1: ['Začína [druhé miesto].', 'Kto sedí na 2.\u00a0mieste.'],
    seat2: ['Začína [tretie miesto].', 'Kto sedí na 3.\u00a0mieste.'],
    seat3: ['Začína [štvrté miesto].', 'Kto sedí na 4.\u00a0mieste.'],
  },
}
