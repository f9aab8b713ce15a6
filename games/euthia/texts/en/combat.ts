import { pluralIn } from '@vyprava/module/plural.ts'
import { LEXICON } from './lexicon.ts'

const { count } = pluralIn('en')

/** The arena. */
export const combat = {
  arena: 'Fight',
  steps: {
    '1': 'healing',
    '2A': 'before the roll',
    '2B': 'monster’s roll',
    '2C': 'after the roll',
    '2D': 'wounds',
    '3': 'healing',
    '4A': 'before the attack',
    '4B': 'hero’s roll',
    '4C': 'after the roll',
    '4D': 'hits',
  },
  course: 'Steps of the fight',
  round: (round: number) => `Round ${round}`,
  prelude: 'Before the fight',
  sum: {
    of: (name: string) => `${name}’s attack strength`,
    yours: 'Your attack strength',
    woundsNow: 'Wounds, if nothing changes',
    hitsNow: 'Hits, if nothing changes',
    awaits: 'No roll yet',
    mean: (sum: number, row: string) => `${sum} on average, so row ${row}`,
    parts: {
      earth: 'earth',
      token: 'tokens',
      effect: 'effect',
      shield: 'shield',
      foe: 'penalty',
      event: 'event',
      row: 'row',
    },
    nothing: 'nothing to add to',
    deadly: 'deadly',
  },
  again: {
    title: (face: number, by: string) => `If you re-roll the ${face}, the roll changes by ${by}`,
    outcome: (face: number, strength: number, result: number) =>
      `a ${face}: strength ${strength}, result ${result}`,
    answers: (name: string, tokens: string) => `Then ${name} may answer: ${tokens} left.`,
    card: 'The monster can’t answer any more.',
  },
  die: {
    hero: (face: number) => `hero’s die: ${face}`,
    monster: (face: number) => `monster’s die: ${face}`,
    gone: 'die removed',
  },
  exchange: { title: 'How the attack went', throws: 'roll', card: 'combat card', air: 'air' },
  /** The tokens of a monster. */
  chaos: (n: number) => count(n, { one: 'chaos', other: 'chaos' }),
  foe: {
    face: 'Foe card',
    unknown: 'A hidden monster',
    level: (level: number) => `level ${level}`,
    vitality: (left: number, all: number) => `${left} of ${all} left`,
    diagram: 'Wounds by strength',
    silver: 'silver cards',
    gold: 'gold cards',
    chaos: 'chaos',
    clover: 'to the hero’s rolls',
    immune: 'immune to effects',
    lasting: 'in every later round',
    leads: (name: string) => `${name} plays the monster`,
    byCards: 'Combat cards play the monster',
    hidden: (n: number) => `${LEXICON.count.cards(n)} hidden`,
  },
  table: {
    title: 'On the table',
    until: {
      combatRound: 'until the end of the combat round',
      clock: 'until the next step 2A',
      combat: 'until the end of the fight',
    },
  },
  hero: {
    health: (health: number, most: number) => `health ${health} of ${most}`,
    hope: 'Hope',
    hopes: {
      gaar: 'for 2: gain a Gaar',
      plus: 'for 1: +1 to the roll',
      strike: 'for 3: +1 to the roll and a hit',
    },
    attacks: 'What you attack with',
    usable: 'What you can use now',
    diagram: 'Hits by strength',
  },
  hand: { title: 'Your hand' },
  adds: (name: string) => `What ${name} adds`,
  takeover: {
    title: 'Will you take over the monster?',
    cards: (n: number) => `${LEXICON.count.cards(n)} in hand`,
    secret: 'You decide in secret; it costs a control card.',
    wait: 'The others decide in secret who plays the monster.',
  },
  roll: {
    title: 'The hero’s roll',
    rows: 'What the result gives',
    face: (face: number, result: number, row: string) => `a ${face}: ${result} in total, row ${row}`,
  },
  more: 'More',
  chances: {
    title: 'Chances',
    win: (percent: string, error: string) => `victory ${percent}% (± ${error})`,
    heroWins: (percent: string, error: string) => `the hero wins ${percent}% (± ${error})`,
    death: (percent: string) => `death ${percent}%`,
    /** From hardly to certain. */
    likely: ['wounds unlikely', 'a wound possible', 'a wound likely', 'wounds certain'],
    wounds: (how: string, mean: string) => `${how}, ${mean} on average`,
    health: (mean: string) => `${mean} health left after a victory`,
    thinking: 'Working out the chances…',
    how: (fights: number) => `from ${fights} simulated fights, by what you know`,
  },
  press: {
    again: (face: number) => `Re-roll the ${face}`,
    dwurt: 'Use Dwurt',
    play: (name: string) => `Play ${name}`,
    attack: (name: string) => `Attack with ${name}`,
  },
}
