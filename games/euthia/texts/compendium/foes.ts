import { capital } from '@vyprava/module/wording.ts'
import type { Bounty, EuthiaPack, Foe } from '../../content/schema.ts'
import { signed } from '../lexicon.ts'
import { type Block, heading, joined, named, type Pen, table } from './page.ts'

/* Everything hostile, and the cards that it fights with. */

const LEVELS = [1, 2, 3]

/** The tokens and cards of a foe, what it takes from rolls, what it heals. */
export function bringsOf(pen: Pen, foe: Foe): string {
  const { labels } = pen
  const tokens = (['silver', 'gold', 'gaar'] as const)
    .filter((what) => foe[what] > 0)
    .map((what) => pen.ops([{ op: 'gain', what, n: foe[what] }]))
  return joined([
    ...tokens,
    foe.chaos === 0 ? '' : `chaos ${foe.chaos}`,
    foe.clover === 0 ? '' : `${labels.penalty} ${signed(foe.clover)}`,
    foe.immune ? labels.immune : '',
    foe.lasting.length === 0 ? '' : `${labels.lasting}: ${pen.ops(foe.lasting)}`,
  ])
}

export function monsterPages(pen: Pen, { monsters }: EuthiaPack): Block[] {
  const { labels, words } = pen
  return [
    heading(2, labels.monsters),
    ...LEVELS.flatMap((level) => [
      heading(3, capital(words.level(level))),
      table(
        [labels.name, labels.vitality, labels.diagram, labels.brings, labels.reward],
        monsters
          .filter((monster) => monster.level === level)
          .map((monster) => {
            const { min, max, ops } = monster.reward
            const range = max === null ? `${min}+` : `${min}–${max}`
            return [
              named(pen, monster),
              `${monster.vitality}`,
              pen.rows(monster.profile),
              bringsOf(pen, monster),
              `${labels.value} ${range}: ${pen.ops(ops)}`,
            ]
          }),
      ),
    ]),
  ]
}

function lairOf(pen: Pen, { lair }: Bounty): string {
  const { labels, words } = pen
  if (lair.type === 'special') return words.specials[lair.what]
  const trade = `${words.locations.merchant}, ${words.locations.alchemist}`
  const where = lair.what === 'trade' ? trade : words.locations[lair.what]
  return lair.type === 'on' ? where : `${labels.beside}: ${where}`
}

export function elitePages(pen: Pen, { elites, bounties }: EuthiaPack): Block[] {
  const { labels, words } = pen
  return [
    heading(2, labels.elites),
    ...LEVELS.flatMap((level) => [
      heading(3, capital(words.level(level))),
      table(
        [
          labels.name,
          labels.vitality,
          labels.diagram,
          labels.brings,
          labels.bounty,
          labels.lair,
          labels.reward,
        ],
        elites
          .filter((elite) => elite.level === level)
          .flatMap((elite) =>
            bounties
              .filter((bounty) => bounty.elite === elite.id)
              .map((bounty) => [
                named(pen, elite),
                `${elite.vitality}`,
                pen.rows(elite.profile),
                bringsOf(pen, elite),
                named(pen, bounty),
                lairOf(pen, bounty),
                pen.ops(bounty.reward),
              ]),
          ),
      ),
    ]),
  ]
}

export function cardPages(pen: Pen, { chaosCards, combatCards, elementals }: EuthiaPack): Block[] {
  const { labels, words } = pen
  const dice = [1, 2, 3, 4, 5, 6]
  const cell = (left: number, right: number): string => {
    const card = combatCards.find((one) => one.left === left && one.right === right)
    if (card === undefined) return ''
    return joined([card.gaar === 0 ? '' : `Gaar ${card.gaar}`, card.chaos === 0 ? '' : `chaos ${card.chaos}`])
  }
  return [
    heading(2, labels.chaos),
    table(
      [labels.name, labels.when, ...labels.set],
      chaosCards.map((card) => [
        named(pen, card, card.count),
        joined([
          words.timings[card.timing],
          card.soloOnly ? `${words.modes.solo}, ${words.modes.cooperative}` : '',
          card.competitiveOnly ? words.modes.competitive : '',
        ]),
        ...labels.set.map((_, field) =>
          card.fields[field] === undefined ? '–' : pen.ops(card.fields[field]),
        ),
      ]),
    ),
    heading(2, labels.combat),
    table(
      [labels.dice, ...dice.map(String)],
      dice.map((left) => [`${left}`, ...dice.map((right) => cell(left, right))]),
    ),
    heading(2, labels.elementals),
    table(
      [labels.name, labels.diagram],
      elementals.map((elemental) => [named(pen, elemental), pen.rows(elemental.profile)]),
    ),
  ]
}
