import { isDefendersView } from '../../games/defenders/table/props.ts'
import type { Point } from '../../games/testing/kept.ts'
import { LIT_HEX, type Scene, SHORT } from './scene.ts'

const defenders = { game: 'defenders', player: 'novice', seats: 4, alone: true } as const

/** How many cards whoever is asked holds in Defenders. */
const held = ({ view }: Point): number =>
  isDefendersView(view) ? view.players.flatMap(({ hand }) => hand ?? []).length : 0

/** A moment of Defenders, named as its mockups are. */
const moment = (name: string, seed: string, more: Partial<Scene>): Scene => ({
  ...defenders,
  seed,
  ...more,
  named: (size) => `${name}-${SHORT[size] ?? size}`,
})

const turn = (point: Point): boolean =>
  point.prompt === 'turn' && point.types.includes('move') && held(point) >= 4
const asked =
  (prompt: string, from = 0, cards = 0) =>
  (point: Point): boolean =>
    point.prompt === prompt && point.length >= from && held(point) >= cards
const movesCamp = ({ types }: Point): boolean => types.includes('resolveCamp')
const LEARN = ':is(.lay-learn--wide, .lay-learn--narrow):visible'
const ON = '.lesson-go:visible'
const LIT_EDGE = '[data-spot^="edge"][data-lit]'

export const DEFENDERS: readonly Scene[] = [
  moment('defenders-frame', 'pictures 2', { until: turn, aims: true }),
  moment('defenders-faction-day', 'pictures', {
    until: ({ length }) => length === 2,
    aims: '[data-choice][data-lit]',
  }),
  moment('defenders-choose-day', 'pictures', { until: asked('chooseLeader'), aims: true }),
  moment('defenders-start-day', 'pictures', { until: asked('placeCamp'), aims: true }),
  moment('defenders-leadership-day', 'pictures 2', { until: asked('lead', 60, 4), aims: true }),
  moment('defenders-reveal-day', 'pictures', { until: asked('resolve', 20), aims: true }),
  moment('defenders-camp-step1', 'pictures 4', { until: movesCamp, aims: true }),
  moment('defenders-camp-step2', 'pictures 4', { until: movesCamp, presses: [LIT_HEX], aims: LIT_HEX }),
  moment('defenders-talk-day', 'pictures', { until: asked('discussion', 60) }),
  moment('defenders-breach', 'pictures 2', {
    until: ({ prompt, types }) => prompt === 'turn' && types.filter((type) => type === 'breach').length > 2,
    presses: ['[data-choice="breach"]'],
    aims: LIT_EDGE,
  }),
  moment('defenders-seat-day', 'pictures 2', {
    until: turn,
    presses: ['.df-plate-button[data-player="0"]'],
    covers: true,
  }),
  moment('defenders-machines-day', 'pictures 2', {
    until: turn,
    presses: ['[data-action="endActions"]', '.btn--brass[data-action="endActions"]'],
  }),
  {
    ...moment('defenders-after-day', 'pictures 2', {
      until: turn,
      presses: ['[data-action="endActions"]', '.btn--brass[data-action="endActions"]', '.df-machine .btn'],
    }),
    // A phone keeps the card in a tab.
    named: (size) =>
      /^(?:1920|1440|1280|1024)/.test(size) ? `defenders-after-day-${SHORT[size] ?? size}` : null,
  },
  moment('defenders-handover-day', 'pictures 2', { until: asked('lead', 60), alone: false }),
  moment('defenders-solo', 'pictures 3', { until: asked('lead', 20, 4), seats: 1, aims: true }),
  moment('defenders-solo-turn', 'pictures 3', { until: turn, seats: 1, aims: true }),
  moment('lesson-defenders-day', '', {
    address: '#/defenders',
    presses: [LEARN],
    waits: '.lesson-note',
    covers: true,
  }),
  moment('lesson-defenders-deed-day', '', {
    address: '#/defenders',
    presses: [LEARN, ON, ON],
    waits: '.lesson-note',
    covers: true,
  }),
]
