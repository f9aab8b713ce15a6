import { icon } from '@vyprava/atlas'
import { lanternFlame as lantern } from '@vyprava/atlas/icons/gear.ts'
import { at, group, path, tenth } from '@vyprava/atlas/pen.ts'
import { random } from '@vyprava/atlas/random.ts'
import { COLOURS, IDLE, type SheetConstants } from '../../rules/index.ts'
import { pencilClass, pencilLine } from './pencil-ink.ts'

interface Counter {
  readonly marked: readonly number[]
  readonly printed: Pick<SheetConstants, 'counterSlots' | 'hintSlots'>
  /** The width and the height of a slot. */
  readonly slot: number
  readonly high: number
  /** The colour of the slot that would be marked, or null. */
  readonly begun: number | null
  readonly hints: boolean
}

/** The round counter: one slot a movement, lanterns over those that give a hint. */
export function counter({ marked, printed, slot, high, begun, hints }: Counter): string {
  let cells = ''
  let hinting = ''
  let over = ''
  let strokes = ''
  // Numbers stand as far apart as they are wide.
  const step = slot * 5 > 34 ? 5 : 10
  for (let place = 0; place < printed.counterSlots; place++) {
    const x = place * slot
    const gives = hints && printed.hintSlots.includes(place + 1)
    const cell = `M${at(x, 0)}h${tenth(slot)}v${high}h${tenth(-slot)}Z`
    if (gives) hinting += cell
    else cells += cell
    if (place < marked.length)
      strokes += group('ct-m', slotStroke(marked[place], x, slot, high, place, false), `data-slot="${place}"`)
    else if (place === marked.length && begun !== null) {
      strokes += slotStroke(begun, x, slot, high, place, true)
      over += path('ct-g', `M${at(x + 1.5, 1.5)}h${tenth(slot - 3)}v${high - 3}h${tenth(3 - slot)}Z`)
    }
    if ((place + 1) % step === 0 || place === 0)
      over += `<text class="ct-t" x="${tenth(x + slot / 2)}" y="${high + 14}">${place + 1}</text>`
    if (gives)
      over += icon(
        lantern,
        x + slot / 2 - 9,
        -20,
        18,
        `class="${place < marked.length ? 'ct-i got' : 'ct-i'}"`,
      )
  }
  return path('ct-s', cells) + path('ct-s hint', hinting) + strokes + over
}

/** A slot is scribbled over; one that passed without a colour is struck out. */
function slotStroke(
  colour: number,
  x: number,
  slot: number,
  high: number,
  place: number,
  begun: boolean,
): string {
  if (colour === IDLE || colour >= COLOURS.length)
    return path(
      'ct-idle',
      `M${at(x + 3, 3)}L${at(x + slot - 3, high - 3)}M${at(x + slot - 3, 3)}L${at(x + 3, high - 3)}`,
    )
  const r = random(`ct${place}`)
  const rows = Math.round(high / 2.3)
  let line = `M${at(x + 3, 4)}`
  for (let row = 0; row < rows; row++) {
    const end = x + (row % 2 ? 2.6 : slot - 2.6) + r.in(-1.2, 0.6)
    line += `L${at(end, 3 + ((high - 6) * (row + 0.5)) / rows + (row % 2 ? 1.6 : -1.6))}`
  }
  return group(
    `ak-pc ${pencilClass(colour)}${begun ? ' ak-begun' : ''}`,
    `<path class="ak-wash" d="M${at(x + 1.5, 1.5)}h${tenth(slot - 3)}v${high - 3}h${tenth(3 - slot)}Z"/>` +
      pencilLine(line),
  )
}
