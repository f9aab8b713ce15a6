import {
  CHAPTERS,
  type EuthiaPack,
  type MapHex,
  type MapTile,
  SCENARIO_CARDS,
  type ScenarioCard,
} from '../../content/schema.ts'
import { bringsOf } from './foes.ts'
import { type Block, heading, listed, named, type Pen, table } from './page.ts'

/* The land, who is met in it, and the scenarios. */

const ROMAN = ['I', 'II', 'III', 'IV', 'V']

export function encounterPages(pen: Pen, { encounters, encounterCards }: EuthiaPack): Block[] {
  const { labels, language, say } = pen
  return [
    heading(2, labels.encounters),
    ...encounters.flatMap(({ key, name, line }) => [
      heading(3, name[language]),
      `*${line[language]}*`,
      table(
        [labels.name, labels.task, labels.reward],
        encounterCards
          .filter(({ encounter }) => encounter === key)
          .map((card) => [
            `${named(pen, card)}${card.soloOnly ? `<br>(${labels.solo})` : ''}`,
            say.cost(card.require),
            say.ops(card.reward),
          ]),
      ),
    ]),
  ]
}

function hexOf({ labels, terms, language, say }: Pen, { encounters }: EuthiaPack, hex: MapHex): string {
  const met = encounters.find(({ key }) => key === hex.encounter)
  const { loot = [] } = hex
  return listed([
    met === undefined ? terms.places[hex.location] : `${terms.places.encounter}: ${met.name[language]}`,
    hex.level === undefined ? '' : `${labels.level} ${hex.level}`,
    hex.elemental === undefined ? '' : terms.elements[hex.elemental],
    hex.monster === undefined ? '' : `${labels.monster} ${hex.monster}`,
    loot.length === 0 ? '' : `${labels.loot}: ${say.ops(loot)}`,
  ])
}

function classOf({ labels, terms }: Pen, { cls, special, soloFixed }: MapTile): string {
  return listed([
    labels.classes[cls],
    special === undefined ? '' : terms.specials[special],
    soloFixed === true ? terms.modes.solo : '',
  ])
}

export function mapPages(pen: Pen, pack: EuthiaPack): Block[] {
  const { labels } = pen
  return [
    heading(2, labels.map),
    ...CHAPTERS.flatMap((chapter) => [
      heading(3, `${labels.chapter} ${ROMAN[chapter - 1]}`),
      table(
        [labels.name, labels.kind, 'N', 'SW', 'SE'],
        pack.mapTiles
          .filter((tile) => tile.chapter === chapter)
          .map((tile) => [
            named(pen, tile),
            classOf(pen, tile),
            ...tile.hexes.map((hex) => hexOf(pen, pack, hex)),
          ]),
      ),
    ]),
  ]
}

function cardOf(pen: Pen, card: ScenarioCard): string {
  const { labels, say } = pen
  const { foe, vitalityEach = 0, target, require, reward, ops, steps } = card
  return [
    ...(foe === undefined
      ? []
      : [
          `${labels.vitality} ${foe.vitality}${vitalityEach === 0 ? '' : ` (+${vitalityEach} ${labels.perPlayer})`}`,
          say.rows(foe.profile),
          bringsOf(pen, foe),
        ]),
    target === undefined ? '' : labels.targets[target],
    require === undefined ? '' : `${labels.task}: ${say.cost(require)}`,
    reward === undefined ? '' : `${labels.reward}: ${say.ops(reward)}`,
    ops === undefined ? '' : say.ops(ops),
    steps === undefined ? '' : `${labels.steps}: ${steps}`,
  ]
    .filter((part) => part !== '')
    .join('<br>')
}

export function scenarioPages(pen: Pen, { scenarioCards, scenarios, titles }: EuthiaPack): Block[] {
  const { labels, language, terms, say } = pen
  return [
    heading(2, labels.scenarios),
    ...scenarios.flatMap(({ name, line, rounds, modes, coins, grades, gradeNames }) => [
      heading(3, name[language]),
      `*${line[language]}*`,
      [
        `- ${labels.rounds}: ${rounds}`,
        `- ${labels.modes}: ${modes.map((mode) => terms.modes[mode]).join(', ')}`,
        `- ${labels.start}: ${say.ops([{ op: 'gain', what: 'coins', n: coins }])}`,
        ...(grades.length === 0
          ? []
          : [
              `- ${labels.grades}: ${grades.map((from, i) => `${gradeNames[i][language]} (${from}+)`).join(', ')}`,
            ]),
      ].join('\n'),
    ]),
    heading(2, labels.scenarioCards),
    ...SCENARIO_CARDS.flatMap((kind) => [
      heading(3, labels.decks[kind]),
      table(
        [labels.name, labels.does],
        scenarioCards
          .filter((card) => card.kind === kind)
          .map((card) => [named(pen, card), cardOf(pen, card)]),
      ),
    ]),
    heading(2, labels.titles),
    table(
      [labels.name, labels.does, labels.value],
      titles.map((title) => [named(pen, title), labels.criteria[title.criterion], `${title.rep}`]),
    ),
  ]
}

export function ratePages({ labels, terms }: Pen, { healing, movement }: EuthiaPack): Block[] {
  const { merchant, alchemist, tower, church } = healing
  return [
    heading(2, labels.rates),
    `${labels.heals}: ${listed([
      `${terms.places.merchant} ${merchant}`,
      `${terms.places.alchemist} ${alchemist}`,
      `${terms.specials.tower} ${tower}`,
      `${terms.specials.church} ${church}`,
    ])}.`,
    `${labels.moves}: ${listed([
      `${terms.actions.mine} ${movement.mine}`,
      `${terms.actions.trade} ${movement.trade}`,
      `${terms.actions.combat} ${movement.combat}`,
    ])}.`,
  ]
}
