import type { Seat } from '@vyprava/kernel'
import { type ArkView, type Chart, GREY, NONE, type Printed, type SheetView, YELLOW } from '../rules/index.ts'
import { type SheetScene, STILL } from './board/scene.ts'
import { type Choices, DARK } from './choices.ts'
import { foundOn, hexesOf, letterStates, placesOf, type Site } from './deduction.ts'
import type { Asked } from './draft.ts'
import type { Mind, Press, Stroke } from './intent.ts'
import { type Prospect, reachFrom } from './preview.ts'
import type { Thing } from './thing.ts'

/** Everything that is drawn over the position follows from this. */
export interface Staging {
  readonly printed: Printed
  readonly view: ArkView
  /** Whose sheet lies there. */
  readonly player: Seat
  /** Null while nobody is asked. */
  readonly asked: Asked | null
  readonly choices: Choices | null
  readonly mind: Mind
  /** What is shown or gathered. */
  readonly press: Press
  readonly prospect: Prospect | null
  /** Where parts may lie; none while the overlay is off. */
  readonly sites: readonly Site[]
  readonly showsSites: boolean
  readonly refused: Thing | null
}

const NO_SITES: readonly Site[] = []

export function sceneOf(staging: Staging): SheetScene {
  const { printed, view, player, asked, choices, mind, prospect, sites, showsSites } = staging
  const chart = printed.chartOf(view)
  const sheet = view.sheets[player]
  const lit = choices?.lit ?? DARK
  const key = asked?.decision.prompt.key
  const found = prospect?.found ?? foundOn(chart, sheet, sheet)
  const after = prospect?.outcome.sheet ?? sheet
  const begun = begunBy(staging, sheet, chart)
  const way = mind.fan === null ? undefined : choices?.draft.ways.get(mind.fan)
  return {
    ...STILL,
    light: asked === null ? null : { hexes: lit.hexes, fields: lit.fields },
    second: lit.second,
    support: key === 'start' ? [] : supportOf(chart, sheet, new Set([...lit.hexes, ...lit.second])),
    begun,
    begunSlot: begunSlot(sheet, prospect),
    begunField: begunField(staging, sheet),
    reach: dotted(staging, chart),
    colour: colourOf(staging),
    sites: showsSites ? sites : NO_SITES,
    found,
    letters: letterStates(after.compass, found),
    looked:
      mind.letter === null
        ? null
        : { letter: mind.letter, hexes: hexesOf(placesOf(chart, after), sites, mind.letter) },
    fan: mind.fan === null || way === undefined ? null : { hex: mind.fan, colours: way.paints },
    refused: staging.refused,
    dim: key === 'nameOnly' || (view.die && view.mode === 'solo' && view.phase === 'turn'),
  }
}

/** Hexes with a dot: where the character under the pointer may start, or how far the first move from a start reaches. */
function dotted({ printed, view, player, press }: Staging, { starts }: Chart): readonly number[] {
  return press.flatMap((step) => {
    if (step.type === 'character') return starts[printed.pack.characters[step.character].start]
    return step.type === 'start' ? reachFrom(printed, view, player, step.hex) : []
  })
}

/** The colour of the turn or of the pencil in the hand. */
function colourOf({ view, choices, asked }: Staging): number {
  const held = choices?.draft.colour ?? NONE
  return asked !== null && held !== NONE ? held : view.named
}

/** Edges to hexes that were visited before this turn. */
function supportOf(
  chart: Chart,
  { painted, fresh }: SheetView,
  lit: ReadonlySet<number>,
): SheetScene['support'] {
  const support: { hex: number; direction: number }[] = []
  for (const hex of lit) {
    if (painted[hex] !== NONE) continue
    for (let direction = 0; direction < 6; direction++) {
      const other = chart.around[6 * hex + direction]
      if (other >= 0 && painted[other] !== NONE && !fresh.includes(other)) support.push({ hex, direction })
    }
  }
  return support
}

/** What is chosen and not done: gathered, shown, or waiting under its seal. */
function begunBy({ mind, press }: Staging, sheet: SheetView, chart: Chart): readonly Stroke[] {
  const strokes: Stroke[] = [...mind.strokes]
  if (mind.meadow !== null) strokes.push({ hex: mind.meadow, colour: YELLOW })
  for (const step of press) {
    if (step.type === 'start') strokes.push({ hex: step.hex, colour: chart.colour[step.hex] })
    if (step.type === 'terraform') strokes.push({ hex: step.hex, colour: step.colour })
    if (step.type === 'convert') strokes.push({ hex: step.hex, colour: GREY })
  }
  const { answer } = sheet
  if (answer === null) return strokes
  answer.hexes.forEach((hex, place) => {
    strokes.push({ hex, colour: answer.paints[place] })
  })
  if (answer.meadow !== NONE) strokes.push({ hex: answer.meadow, colour: YELLOW })
  return strokes
}

/** A start, a diamond, a conversion and an extra meadow mark no slot (AR-321). */
function begunSlot({ counter, answer }: SheetView, prospect: Prospect | null): number | null {
  if (prospect !== null) return prospect.outcome.sheet.counter[counter.length] ?? null
  return answer === null || answer.hexes.length === 0 ? null : answer.colour
}

function begunField({ press, view, choices }: Staging, sheet: SheetView): SheetScene['begunField'] {
  const fill = press.find((step) => step.type === 'fill')
  if (fill !== undefined) {
    const colour = view.phase === 'preparation' ? sheet.identity : (choices?.draft.colour ?? view.named)
    return { field: fill.field, colour }
  }
  const { answer } = sheet
  return answer === null || answer.field === NONE ? null : { field: answer.field, colour: answer.colour }
}
