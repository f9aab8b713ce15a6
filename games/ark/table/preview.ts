import type { Seat } from '@vyprava/kernel'
import { DIAMOND_SIDE, FIELD_LETTERS, LETTERS, sideOfField } from '../compass/index.ts'
import {
  type ArkAction,
  type ArkEvent,
  type ArkView,
  allowance,
  type Chart,
  COLOURS,
  hasPower,
  type Printed,
} from '../rules/index.ts'
import type { ActLabels } from '../texts/en/acts.ts'
import { guideTo, type Names } from '../texts/names.ts'
import { type Found, foundOn } from './deduction.ts'
import type { Asked, Draft } from './draft.ts'
import type { Press } from './intent.ts'
import { type Outcome, outcomeOf } from './trial.ts'

/** What would happen, in words: what the brass button says, and the consequences line by line. */
export interface Preview {
  readonly does: string
  /** What it is about: the hexes that are chosen, else the same. */
  readonly title: string
  readonly lines: readonly PreviewLine[]
}

interface PreviewLine {
  readonly id: string
  readonly text: string
  readonly tone?: 'good' | 'bad' | 'note'
}

/** Whose choice is shown, and in which words. */
export interface Sight {
  readonly printed: Printed
  readonly view: ArkView
  readonly seat: Seat
  readonly labels: ActLabels
  readonly names: Names
}

/** A choice tried out: the sheet after it, and the parts that lie on it then. */
export interface Prospect {
  readonly outcome: Outcome
  readonly found: readonly Found[]
}

/** Where chance takes part, nothing is tried out: whoever takes a character is dealt an identity. */
const isSure = (press: Press): boolean => press.every(({ type }) => type !== 'character' && type !== 'system')

export function prospectOf(printed: Printed, view: ArkView, seat: Seat, press: Press): Prospect {
  const chart = printed.chartOf(view)
  const before = view.sheets[seat]
  const outcome = outcomeOf(printed, view, seat, isSure(press) ? press : [])
  return { outcome, found: foundOn(chart, before, outcome.sheet) }
}

/** "E (zvon)" */
export const partName = (names: Names, letter: number): string => `${LETTERS[letter]} (${names.part(letter)})`

/** What is shown, or gathered so far; null when there is nothing to tell. */
export function previewOf(
  sight: Sight,
  press: Press,
  draft: Draft | null,
  { outcome, found }: Prospect,
): Preview | null {
  if (press.length === 0) return null
  const { labels, names } = sight
  const fresh = found.filter((part) => part.fresh).map(({ letter }) => partName(names, letter))
  const lines: PreviewLine[] = []
  const add = (id: string, text: string, tone?: PreviewLine['tone']): void => {
    lines.push(tone === undefined ? { id, text } : { id, text, tone })
  }
  if (draft !== null && draft.count > 0) add('counted', labels.lines.counted(draft.count, draft.allowance))
  for (const step of press) addStep(sight, step, add)
  if (fresh.length > 0) {
    const ends = press.some(({ type }) => type === 'terraform' || type === 'convert')
    add('found', ends ? labels.lines.counts(fresh) : labels.lines.finds(fresh), 'good')
  }
  addEvents(sight, outcome.events, add)
  const does = titleOf(sight, press)
  return { does, title: placesIn(sight, press) ?? does, lines }
}

type Add = (id: string, text: string, tone?: PreviewLine['tone']) => void

/** What the cards of an answer say already. */
const ON_CARDS: ReadonlySet<string> = new Set(['counted', 'slot', 'minus', 'found'])

/** What is left to say beside the cards of an answer: there the log needs the room. */
export function besideCards(preview: Preview | null, asked: Pick<Asked, 'decision'> | null): Preview | null {
  const key = asked?.decision.prompt.key
  if (preview === null || (key !== 'answer' && key !== 'answerMove')) return preview
  const lines = preview.lines.filter(({ id }) => !ON_CARDS.has(id))
  return lines.length === 0 ? null : { ...preview, lines }
}

/** What a step is by itself. */
function addStep({ printed, view, seat, labels: { lines } }: Sight, step: ArkAction, add: Add): void {
  switch (step.type) {
    case 'start': {
      add('first', lines.firstColours(firstReach(printed, view, seat, step.hex)))
      return
    }
    case 'fill': {
      const side = sideOfField(step.field)
      const sheet = view.sheets[seat]
      const sides = sheet.sides.map((filled, other) => filled + (other === side ? 1 : 0))
      add('serves', lines.serves(FIELD_LETTERS[step.field].map((letter) => LETTERS[letter])))
      add(
        'side',
        side === DIAMOND_SIDE
          ? lines.diamondSide(sides[side])
          : lines.allows(side, allowance({ ...sheet, sides }, side)),
      )
      return
    }
    case 'meadow':
      add('meadow', lines.meadow)
      return
    case 'terraform':
      add('gem', lines.gemPoints, 'note')
      return
    default:
  }
}

/** What the rules tell of it. */
function addEvents({ printed, seat, labels: { lines } }: Sight, events: readonly ArkEvent[], add: Add): void {
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    switch (event.type) {
      case 'shifted':
        add('pays', lines.pays(event.paid, event.to))
        break
      case 'moved':
        if (event.slot >= printed.sheet.counterSlots) add('time', lines.outOfTime, 'bad')
        else add('slot', lines.slot(event.slot))
        break
      case 'minus':
        add('minus', event.cause === 'skip' ? lines.minusSkip : lines.minusFull, 'bad')
        break
      case 'hintGained':
        add(`hint ${event.hints}`, lines.hint(event.hints), 'good')
        break
      case 'diamondEarned':
        add(`diamond ${event.diamond}`, lines.diamond, 'good')
        break
      default:
    }
  }
}

/** Hexes that the first move from a start hex could reach. */
export function reachFrom(printed: Printed, view: ArkView, seat: Seat, hex: number): readonly number[] {
  const chart: Chart = printed.chartOf(view)
  const sheet = view.sheets[seat]
  const around = hasPower(printed, sheet, 'leap')
    ? chart.within2[hex]
    : [...chart.around.subarray(6 * hex, 6 * hex + 6)].filter((other) => other >= 0)
  const bold = hasPower(printed, sheet, 'enterDanger')
  return around.filter((other) => bold || !chart.isDanger[other])
}

/** The same by colour: how many hexes each of them offers at first. */
export function firstReach(printed: Printed, view: ArkView, seat: Seat, hex: number): readonly number[] {
  const { colour: colours } = printed.chartOf(view)
  const reached = reachFrom(printed, view, seat, hex)
  return COLOURS.map((_, colour) => reached.filter((other) => colours[other] === colour).length)
}

/** "V·3, V·4": the hexes of a move, or of an answer. */
function placesIn({ view }: Sight, press: Press): string | null {
  const { hexes } = guideTo(view.map)
  const places = press.flatMap((step) => (step.type === 'paint' ? [hexes[step.hex]] : []))
  return places.length === 0 ? null : places.join(', ')
}

/** What the brass button says. */
function titleOf({ view, seat, labels: { does }, names }: Sight, press: Press): string {
  const place = (hex: number): string => guideTo(view.map).hexes[hex]
  const hexes = press.filter(({ type }) => type === 'paint').length
  const [first] = press
  const last = press[press.length - 1]
  switch (first.type) {
    case 'start':
      return does.start(place(first.hex))
    case 'character':
      return does.character(names.character(first.character).nom)
    case 'system':
      return first.system === 'hints' ? does.hints : does.diamonds
    case 'name':
      return hexes === 0 ? does.name(first.colour) : does.nameAndMove(first.colour, hexes)
    case 'colourDiamond':
      return does.colourDiamond(first.colour)
    case 'terraform':
      return does.terraform(place(first.hex))
    case 'convert':
      return does.convert(place(first.hex))
    case 'endTurn':
      return does.endTurn
    case 'fill':
      if (view.phase === 'preparation') return does.fill(first.field)
      return does.answer
    default:
      if (seat === view.active && !view.die)
        return last.type === 'endMove' && hexes === 0 ? does.endMove : does.move(hexes)
      return does.answer
  }
}
