import type { Bounty, EuthiaPack, Foe } from '../../content/schema.ts'
import { signed } from '../effects/words.ts'
import { type Block, capital, heading, listed, named, type Pen, table } from './page.ts'

/* Everything hostile, and the cards that it fights with. */

const LEVELS = [1, 2, 3]

/** The tokens and cards of a foe, what it takes from rolls, what it heals. */
export function bringsOf({ labels, say }: Pen, foe: Foe): string {
  const tokens = (['silver', 'gold', 'gaar'] as const)
    .filter((what) => foe[what] > 0)
    .map((what) => say.ops([{ op: 'gain', what, n: foe[what] }]))
  return listed([
    ...tokens,
    foe.chaos === 0 ? '' : `chaos ${foe.chaos}`,
    foe.clover === 0 ? '' : `${labels.penalty} ${signed(foe.clover)}`,
    foe.immune ? labels.immune : '',
    foe.lasting.length === 0 ? '' : `${labels.lasting}: ${say.ops(foe.lasting)}`,
  ])
}

export function monsterPages(pen: Pen, { monsters }: EuthiaPack): Block[] {
  const { labels, say } = pen
  return [
    heading(2, labels.monsters),
    ...LEVELS.flatMap((level) => [
      heading(3, `${capital(labels.level)} ${level}`),
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
              say.rows(monster.profile),
              bringsOf(pen, monster),
              `${labels.value} ${range}: ${say.ops(ops)}`,
            ]
          }),
      ),
    ]),
  ]
}

function lairOf({ labels, terms }: Pen, { lair }: Bounty): string {
  if (lair.type === 'special') return terms.specials[lair.what]
  const trade = `${terms.places.merchant}, ${terms.places.alchemist}`
  const where = lair.what === 'trade' ? trade : terms.places[lair.what]
  return lair.type === 'on' ? where : `${labels.beside}: ${where}`
}

export function elitePages(pen: Pen, { elites, bounties }: EuthiaPack): Block[] {
  const { labels, say } = pen
  return [
    heading(2, labels.elites),
    ...LEVELS.flatMap((level) => [
      heading(3, `${capital(labels.level)} ${level}`),
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
                say.rows(elite.profile),
                bringsOf(pen, elite),
                named(pen, bounty),
                lairOf(pen, bounty),
                say.ops(bounty.reward),
              ]),
          ),
      ),
    ]),
  ]
}

export function cardPages(pen: Pen, { chaosCards, combatCards, elementals }: EuthiaPack): Block[] {
  const { labels, terms, say } = pen
  const dice = [1, 2, 3, 4, 5, 6]
  const cell = (left: number, right: number): string => {
    const card = combatCards.find((one) => one.left === left && one.right === right)
    if (card === undefined) return ''
    return listed([card.gaar === 0 ? '' : `Gaar ${card.gaar}`, card.chaos === 0 ? '' : `chaos ${card.chaos}`])
  }
  return [
    heading(2, labels.chaos),
    table(
      [labels.name, labels.when, ...labels.set],
      chaosCards.map((card) => [
        named(pen, card, card.count),
        listed([
          terms.timings[card.timing],
          card.soloOnly ? `${terms.modes.solo}, ${terms.modes.cooperative}` : '',
          card.competitiveOnly ? terms.modes.competitive : '',
        ]),
        ...labels.set.map((_, field) =>
          card.fields[field] === undefined ? '–' : say.ops(card.fields[field]),
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
      elementals.map((elemental) => [named(pen, elemental), say.rows(elemental.profile)]),
    ),
  ]
}
