import {
  CHAPTERS,
  type EuthiaPack,
  type MapHex,
  type MapTile,
  SCENARIO_CARDS,
  type ScenarioCard,
} from '../../content/schema.ts'
import { bringsOf } from './foes.ts'
import { type Block, heading, joined, named, type Pen, table } from './page.ts'

/* The land, who is met in it, and the scenarios. */

const ROMAN = ['I', 'II', 'III', 'IV', 'V']

export const chapterName = ({ labels }: Pen, chapter: number): string =>
  `${labels.chapter} ${ROMAN[chapter - 1]}`

export function encounterPages(pen: Pen, { encounters, encounterCards }: EuthiaPack): Block[] {
  const { labels, language } = pen
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
            pen.cost(card.require),
            pen.ops(card.reward),
          ]),
      ),
    ]),
  ]
}

/** What a field bears: an elemental by its kind, an encounter by its name. */
function placeOf({ words }: Pen, { location, elemental }: MapHex, met: string | undefined): string {
  if (elemental !== undefined) return words.elemental(elemental)
  return met === undefined ? words.locations[location] : `${words.locations[location]}: ${met}`
}

export function hexOf(pen: Pen, { encounters }: EuthiaPack, hex: MapHex): string {
  const { labels, words, language } = pen
  const met = encounters.find(({ key }) => key === hex.encounter)
  const { loot = [] } = hex
  return joined([
    placeOf(pen, hex, met?.name[language]),
    hex.level === undefined ? '' : words.level(hex.level),
    hex.monster === undefined ? '' : words.monster(hex.monster),
    loot.length === 0 ? '' : `${labels.loot}: ${pen.ops(loot)}`,
  ])
}

export function classOf(pen: Pen, { cls, special, soloFixed }: MapTile): string {
  const { labels, words } = pen
  return joined([
    labels.classes[cls],
    special === undefined ? '' : words.specials[special],
    soloFixed === true ? words.modes.solo : '',
  ])
}

export function mapPages(pen: Pen, pack: EuthiaPack): Block[] {
  const { labels } = pen
  return [
    heading(2, labels.map),
    ...CHAPTERS.flatMap((chapter) => [
      heading(3, chapterName(pen, chapter)),
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
  const { labels } = pen
  const { foe, vitalityEach = 0, target, require, reward, ops, steps } = card
  return [
    ...(foe === undefined
      ? []
      : [
          `${labels.vitality} ${foe.vitality}${vitalityEach === 0 ? '' : ` (+${vitalityEach} ${labels.perPlayer})`}`,
          pen.rows(foe.profile),
          bringsOf(pen, foe),
        ]),
    target === undefined ? '' : labels.targets[target],
    require === undefined ? '' : `${labels.task}: ${pen.cost(require)}`,
    reward === undefined ? '' : `${labels.reward}: ${pen.ops(reward)}`,
    ops === undefined ? '' : pen.ops(ops),
    steps === undefined ? '' : `${labels.steps}: ${steps}`,
  ]
    .filter((part) => part !== '')
    .join('<br>')
}

export function scenarioPages(pen: Pen, { scenarioCards, scenarios, titles }: EuthiaPack): Block[] {
  const { labels, language, words } = pen
  return [
    heading(2, labels.scenarios),
    ...scenarios.flatMap(({ name, line, rounds, modes, coins, grades, gradeNames }) => [
      heading(3, name[language]),
      `*${line[language]}*`,
      [
        `- ${labels.rounds}: ${rounds}`,
        `- ${labels.modes}: ${modes.map((mode) => words.modes[mode]).join(', ')}`,
        `- ${labels.start}: ${pen.ops([{ op: 'gain', what: 'coins', n: coins }])}`,
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
      titles.map((title) => [named(pen, title), words.criteria[title.criterion], `${title.rep}`]),
    ),
  ]
}

export function ratePages(pen: Pen, { healing, movement }: EuthiaPack): Block[] {
  const { labels, words } = pen
  const { merchant, alchemist, tower, church } = healing
  return [
    heading(2, labels.rates),
    `${labels.heals}: ${joined([
      `${words.locations.merchant} ${merchant}`,
      `${words.locations.alchemist} ${alchemist}`,
      `${words.specials.tower} ${tower}`,
      `${words.specials.church} ${church}`,
    ])}.`,
    `${labels.moves}: ${joined([
      `${words.actions.mine} ${movement.mine}`,
      `${words.actions.trade} ${movement.trade}`,
      `${words.actions.combat} ${movement.combat}`,
    ])}.`,
  ]
}
