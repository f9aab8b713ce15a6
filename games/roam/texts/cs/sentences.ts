import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import type { RoamOptions } from '../../rules/index.ts'

const EDGES: Readonly<Record<string, string>> = { S: 'jih', W: 'západ', N: 'sever', E: 'východ' }

/** The options as sentences of a table being laid. */
export const SENTENCES: OptionSentences<keyof RoamOptions> = {
  mode: {
    basic: ['Hraje se [základní hra].', 'Jen krajiny a\u00a0postavy.'],
    full: ['Hraje se [plnohodnotná hra] s\u00a0artefakty.', 'Artefakty se kupují za mince.'],
  },
  patrol: {
    true: ['Hlídka [chodí]: kdo první obklíčí cizí žeton, bere její body.', 'Karta hlídky je ve hře.'],
    false: ['Hlídka [nechodí].', 'Za obklíčení cizího žetonu nic není.'],
  },
  advanced: {
    false: ['Na jednom poli leží [jediný žeton].', 'Obsazené pole je obsazené.'],
    true: ['Na jednom poli leží [až dva žetony].', 'Na cizí žeton se smí položit vlastní.'],
  },
  edges: (value) =>
    value === 'standard'
      ? ['Místa jsou [podle počtu hráčů].', 'Jak je pro ten počet kreslí pravidla.']
      : [
          `Sedí se tu: [${value
            .split('')
            .map((edge) => EDGES[edge])
            .join(', ')}].`,
          'Tyhle okraje mapy, po směru hodin.',
        ],
  start: {
    random: ['Začíná [ten, koho určí los].', 'O\u00a0prvním tahu rozhodne náhoda.'],
    seat0: ['Začíná [první místo].', 'Kdo sedí na 1.\u00a0místě.'],
    seat1: ['Začíná [druhé místo].', 'Kdo sedí na 2.\u00a0místě.'],
    seat2: ['Začíná [třetí místo].', 'Kdo sedí na 3.\u00a0místě.'],
    seat3: ['Začíná [čtvrté místo].', 'Kdo sedí na 4.\u00a0místě.'],
  },
}
