import { hexPath, icon, portrait } from '@vyprava/atlas'
import { battleMech, bigGear, cycle, steamLocomotive } from '@vyprava/atlas/icons/deeds.ts'
import { factory } from '@vyprava/atlas/icons/places.ts'
import { escapeText } from '@vyprava/atlas/pen.ts'
import type { MachineKind } from '../../../content/index.ts'
import { fitting, wrapped } from './wrap.ts'
import './cards.css'

export const MACHINE_ART: Readonly<Record<MachineKind, string>> = {
  engines: steamLocomotive,
  factories: factory,
  mechs: battleMech,
  restart: cycle,
}

export const MACHINE_BOX = '0 0 140 196'

const BODY =
  '<rect x=".75" y=".75" width="138.5" height="194.5" rx="9" class="mk-body"/>' +
  '<rect x="5" y="5" width="130" height="186" rx="5" class="mk-neat"/>'

export interface MachineFace {
  readonly kind: MachineKind
  readonly title: string
  /** What it does, step by step; none on a card that only lies there. */
  readonly steps: readonly string[]
  /** The step that is being done. */
  readonly now: number | null
}

const STEP_TEXT = 13.6

/** A machine card, box 140 x 196; the step that runs is lit. */
export function machineInk({ kind, title, steps, now }: MachineFace): string {
  const told = steps.length > 0
  const high = told ? (steps.length > 2 ? 52 : 74) : 122
  const name = told ? high + 27 : 158
  const from = name + 8
  const each = (190 - from) / Math.max(1, steps.length)
  const rows = steps.map((step, i) => {
    const lines = wrapped(step, STEP_TEXT, 90)
    const middle = (each - 4) / 2
    const first = middle + 4.6 - ((lines.length - 1) * 14) / 2
    const words = lines.map(
      (line, j) => `<text x="28" y="${first + j * 14}" class="mk-tx">${escapeText(line)}</text>`,
    )
    const state = i === now ? ' now' : now !== null && i < now ? ' done' : ''
    return (
      `<g transform="translate(9 ${from + i * each})" class="mk-step${state}">` +
      `<rect width="122" height="${each - 4}" rx="2"/><circle cx="14" cy="${middle}" r="9"/>` +
      `<text x="14" y="${middle + 4.8}" class="mk-num">${i + 1}</text>${words.join('')}</g>`
    )
  })
  return (
    BODY +
    `<svg x="9" y="9" width="122" height="${high}" viewBox="0 0 122 ${high}" class="mk-pic">` +
    `${portrait(MACHINE_ART[kind], 122, high, kind)}</svg>` +
    `<rect x="9" y="9" width="122" height="${high}" class="mk-fr"/>` +
    `<text x="70" y="${name}" class="mk-name" style="font-size:${fitting(title, told ? 20 : 24, 122)}px">` +
    `${escapeText(title)}</text>${rows.join('')}`
  )
}

/** The back: plates within plates, and the gear. */
export function machineBack(): string {
  const plates = [0, 1, 2, 3, 4, 5].map((i) => `<path d="${hexPath(14 + i * 13, false)}" class="mb-l"/>`)
  return (
    BODY +
    '<svg x="9" y="9" width="122" height="178" viewBox="-61 -89 122 178">' +
    `<rect x="-61" y="-89" width="122" height="178" class="mb-0"/>${plates.join('')}` +
    `${icon(bigGear, -24, -24, 48, 'class="mb-i"')}</svg>`
  )
}

export const PILE_BOX = '0 0 150 206'

/** A deck of machine cards with their number. */
export const machinePile = (cards: number): string =>
  [8, 4]
    .map((by) => `<rect x="${by}" y="${by}" width="139" height="195" rx="9" class="mk-body"/>`)
    .filter((_, place) => cards > 2 - place)
    .join('') +
  (cards === 0 ? '<rect x="1" y="1" width="138" height="194" rx="9" class="mk-none"/>' : machineBack()) +
  '<g class="mk-count" transform="translate(70 158)"><rect x="-30" y="-24" width="60" height="46" rx="3"/>' +
  `<text y="12">${cards}</text></g>`
