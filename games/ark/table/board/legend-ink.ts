import { escapeText, group, path, translate } from '@vyprava/atlas/pen.ts'
import { LETTERS } from '../../compass/index.ts'
import { RED, YELLOW } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { BEGUN, pencilClass, stroke } from './pencil-ink.ts'
import { outlineAt } from './units.ts'

const HERE = { x: 0, y: 0 }
const hex = (cls: string, radius: number, style = ''): string =>
  `<path class="${cls}" d="${outlineAt(HERE, radius)}"${style && ` style="${style}"`}/>`

/** A letter of the legend is about so wide. */
const LETTER = 6.3
const GAP = 38
const RIGHT = 848
const BASE = 678

/** What the marks on the map mean; it ends at the right edge of the sheet. */
export function legend({ mayChoose, leansOn, begun, mayLie }: BoardLabels): string {
  const items = [
    {
      word: mayChoose,
      ink:
        hex('ac-cell', 11) +
        hex('ak-litf', 10) +
        hex('lit-brk', 8.6, 'stroke-dasharray:4.6 4;stroke-width:1.4'),
    },
    {
      word: leansOn,
      ink:
        hex('ac-cell', 11) +
        '<path class="ak-sup" style="stroke-width:3.6" d="M-5.5 9.5H5.5"/><path class="ak-supt" d="M-4 9L0 3 4 9Z"/>',
    },
    {
      word: begun,
      ink:
        hex('ac-cell', 11) +
        group('ak-small', stroke(YELLOW, HERE, 28, 'legend', BEGUN), 'transform="scale(.38)"') +
        hex('ak-ghost-ring', 10, 'stroke-width:1.6;stroke-dasharray:4 3'),
    },
    {
      word: mayLie,
      // A letter of the map, in units of the sheet: the map of somebody's own may be much smaller drawn.
      ink: group(
        'ak-site',
        '<circle r="9.5" class="ak-site1"/><text y="0.34em" style="--size:13px;--um:var(--u,1)">' +
          `${LETTERS[0]}</text>` +
          group(pencilClass(RED), path('ak-need', outlineAt({ x: 8, y: 8 }, 5.6))),
      ),
    },
  ]
  const widths = items.map(({ word }) => word.length * LETTER + GAP)
  let x = RIGHT - widths.reduce((a, b) => a + b, 0) + GAP - 14
  return items
    .map(({ word, ink }, place) => {
      const item = group(
        'ak-legend',
        `${ink}<text x="18" y="5" class="ak-tx2">${escapeText(word)}</text>`,
        translate(x, BASE),
      )
      x += widths[place]
      return item
    })
    .join('')
}
