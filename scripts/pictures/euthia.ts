import { isEuthiaView } from '../../games/euthia/table/props.ts'
import type { Point } from '../../games/testing/kept.ts'
import { type Scene, SHORT } from './scene.ts'

/** A moment of Euthia, named as its mockups are. */
const euthia = (name: string, more: Partial<Scene>): Scene => ({
  game: 'euthia',
  player: 'novice',
  seed: 'pictures',
  seats: 3,
  options: { scenario: 'settlements', hero1: 'maeldur', hero2: 'dral', hero3: 'keleia' },
  alone: true,
  named: (size) => `${name}-${SHORT[size] ?? size}`,
  ...more,
})

/** How many tiles lie on the map. */
const tiles = ({ view }: Point): number => (isEuthiaView(view) ? view.map.tiles.length : 0)
const walks =
  (laid: number) =>
  (point: Point): boolean =>
    point.prompt === 'turn' &&
    tiles(point) >= laid &&
    point.types.includes('step') &&
    !point.types.includes('portal')
const meets =
  (prompt: string, laid: number, type?: string) =>
  (point: Point): boolean =>
    point.prompt === prompt && tiles(point) >= laid && (type === undefined || point.types.includes(type))
/** Alone, late, with nothing left to do but to end the turn, and the round with it. */
const roundEnds = ({ prompt, view }: Point): boolean =>
  prompt === 'turn' &&
  isEuthiaView(view) &&
  view.round >= 6 &&
  view.players.every(
    ({ tokens, mp, dwurt }) => mp === 0 && dwurt === 0 && tokens.every((count) => count === 0),
  )

const FIELD = '.eu-land [data-spot][data-lit]'
/** A die that may be thrown again. */
const DIE = '.eu-die[data-lit]'
const CARD = '[data-card][data-lit]'
const USE = '.eu-use[data-lit]'
const HERO_TAB = '[data-tab="me"]'
const MIRREZIL = {
  scenario: 'mirrezil',
  mode: 'competitive',
  hero1: 'skoldur',
  hero2: 'ael',
  hero3: 'taesiri',
}

export const EUTHIA: readonly Scene[] = [
  euthia('euthia-hero-day', {
    address: '#/euthia',
    presses: ['[data-scenario="settlements"]', '[data-hero="maeldur"]'],
    waits: '.eu-empty',
  }),
  euthia('lesson-euthia-day', {
    address: '#/euthia',
    presses: [':is(.lay-learn--wide, .lay-learn--narrow):visible'],
    waits: '.lesson-note',
  }),
  euthia('compendium-euthia-day', { address: '#/euthia/compendium', waits: '.cp-table' }),
  euthia('compendium-euthia-entry-day', {
    address: '#/euthia/compendium',
    presses: ['.cp-table :is(a, button)'],
    waits: '.cp-entry .panel',
  }),
  euthia('euthia-frame', { until: walks(18), aims: FIELD }),
  euthia('euthia-explore-day', { until: meets('explore', 10), aims: '.eu-side' }),
  euthia('euthia-trade-day', { until: meets('trade', 8, 'buy'), aims: '.eu-shelf .eu-ware[data-lit]' }),
  euthia('euthia-learn-day', {
    until: meets('trade', 8, 'learn'),
    presses: ['[data-action="ladder"]'],
  }),
  euthia('euthia-learn-pair-day', { until: meets('pair', 8), aims: '.eu-ware[data-lit]' }),
  euthia('euthia-board-day', { until: walks(18), opens: 'i', tabs: [HERO_TAB], covers: true }),
  euthia('euthia-room', { until: meets('room', 8) }),
  euthia('euthia-quest-day', {
    until: meets('turn', 8, 'quest'),
    presses: ['[data-quest][data-lit]'],
    tabs: ['[data-tab="offer"]'],
    covers: true,
  }),
  euthia('euthia-keep-day', { until: meets('keep', 8) }),
  euthia('euthia-round-day', {
    seats: 1,
    options: { scenario: 'settlements', mode: 'solo', hero1: 'maeldur' },
    until: roundEnds,
    moves: true,
    presses: [
      '[data-action="endTurn"]',
      '[data-action="nextStep"]',
      '[data-action="nextStep"]',
      '[data-action="pauseSteps"]',
    ],
  }),
  euthia('euthia-prepare-day', { until: meets('beforeFight', 8) }),
  euthia('euthia-healing-day', { until: meets('healing', 8), aims: USE }),
  euthia('euthia-combat-day', { until: meets('exchangeHero', 8), aims: DIE }),
  euthia('euthia-weapon-day', { until: meets('attack', 8), aims: USE }),
  euthia('euthia-attack-day', { until: meets('heroAfter', 8), aims: DIE }),
  euthia('euthia-shield-day', { until: meets('heroAfterMonster', 8), aims: USE }),
  euthia('euthia-arena', { until: meets('curses', 8), aims: CARD }),
  euthia('euthia-takeover-day', { seed: 'pictures 2', until: meets('takeover', 4) }),
  euthia('euthia-trophy-day', { until: meets('trophy', 8) }),
  euthia('euthia-treasure-day', { until: meets('wonTreasure', 8) }),
  euthia('euthia-roll-day', { until: meets('heroRoll', 8), aims: DIE }),
  euthia('euthia-teleport-day', { options: MIRREZIL, until: meets('teleport', 8), aims: FIELD }),
  euthia('euthia-limit-day', { options: MIRREZIL, until: meets('handLimit', 8), aims: CARD }),
  euthia('euthia-choose-day', { options: MIRREZIL, until: meets('choose', 8) }),
  euthia('euthia-fee-day', { seed: 'pictures 3', options: MIRREZIL, until: meets('tradeFee', 8) }),
]
