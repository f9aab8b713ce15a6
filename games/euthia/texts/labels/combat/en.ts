import { pluralIn } from '@vyprava/module/plural.ts'
import type { CombatLabels } from './type.ts'

const { count } = pluralIn('en')
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' })
const gaars = (n: number): string => count(n, { one: 'Gaar', other: 'Gaar' })
const chaoses = (n: number): string => count(n, { one: 'chaos', other: 'chaos' })
const wounds = (n: number): string => count(n, { one: 'wound', other: 'wounds' })
const hits = (n: number): string => count(n, { one: 'hit', other: 'hits' })

export const en: CombatLabels = {
  does: {
    attack: 'Attack',
    control: 'Answer',
    done: 'Go on',
    gaar: 'Throw again',
    hope: 'Spend hope',
    pass: 'Pass',
    play: 'Play',
    trophy: 'Answer',
  },
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
  round: (round) => `Round ${round}`,
  prelude: 'Before the fight',
  sum: {
    foe: (name) => `Strength of the attack: ${name}`,
    hero: (name) => `Strength of the attack: ${name}`,
    yours: 'Strength of your attack',
    woundsNow: 'Wounds, if nothing changes',
    hitsNow: 'Hits, if nothing changes',
    awaits: 'The roll is to come',
    mean: (sum, row) => `${sum} on average, so row ${row}`,
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
    title: (face, by) => `If you throw the ${face} again, the roll moves by ${by}`,
    outcome: (face, strength, result) => `a ${face}: strength ${strength}, result ${result}`,
    answers(name, gaar, chaos) {
      const left = [gaar > 0 ? gaars(gaar) : '', chaos > 0 ? chaoses(chaos) : ''].filter(
        (part) => part !== '',
      )
      return `Then ${name} may answer: ${left.join(' and ')} left.`
    },
    card: 'The monster cannot answer any more.',
  },
  die: {
    face: (face, side) => `${side === 'hero' ? 'hero’s' : 'monster’s'} die: ${face}`,
    gone: 'a die taken away',
  },
  exchange: {
    title: 'How the attack went',
    throws: 'roll',
    card: 'combat card',
    air: 'air',
    wounds,
    hits,
  },
  foe: {
    face: 'Card of the foe',
    unknown: 'A monster not yet revealed',
    level: (level) => `level ${level}`,
    vitality: (left, all) => `${left} of ${all} left`,
    diagram: 'Wounds by strength',
    silver: 'silver cards',
    gold: 'gold cards',
    chaos: 'chaos',
    gaar: 'Gaar',
    clover: 'to the hero’s rolls',
    immune: 'immune to effects on it',
    lasting: 'in every later round',
    leads: (name) => `${name} plays the monster`,
    byCards: 'Combat cards play the monster',
    hidden: (n) => `${cards(n)} hidden`,
    chaosLeft: chaoses,
    gaarLeft: gaars,
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
    health: (health, most) => `health ${health} of ${most}`,
    hope: 'Hope',
    hopes: {
      gaar: 'for 2: gain a Gaar',
      plus: 'for 1: +1 to the roll',
      strike: 'for 3: +1 to the roll and a hit',
    },
    gaar: 'Gaar',
    dwurt: 'Dwurt',
    attacks: 'What you attack with',
    usable: 'What you can use now',
    diagram: 'Hits by strength',
  },
  hand: {
    title: 'Your hand',
    only: 'only you see it',
  },
  adds: (name) => `What ${name} adds`,
  takeover: {
    title: 'Will you take over the monster?',
    cards: (n) => `${cards(n)} in hand`,
    secret: 'You decide in secret; it costs you a control card.',
    wait: 'The others decide in secret who plays the monster.',
  },
  roll: {
    title: 'Roll of the hero',
    rows: 'What the result gives',
    face: (face, result, row) => `a ${face}: ${result} in all, row ${row}`,
  },
  more: 'More',
  chances: {
    title: 'Chances',
    win: (percent, error) => `victory ${percent}% (± ${error})`,
    heroWins: (percent, error) => `the hero wins ${percent}% (± ${error})`,
    death: (percent) => `death ${percent}%`,
    wounds(chance, mean) {
      const how =
        chance > 0.95
          ? 'wounds are certain'
          : chance > 0.6
            ? 'a wound is likely'
            : chance > 0.25
              ? 'a wound is possible'
              : 'hardly a wound'
      return `${how}, ${mean} on average`
    },
    health: (mean) => `health ${mean} is left after a victory`,
    thinking: 'Working out the chances…',
    how: (fights) => `of ${fights} fights in the mind, by what you know`,
  },
  press: {
    again: (face) => `Throw the ${face} again`,
    dwurt: 'Use Dwurt',
    play: (name) => `Play ${name}`,
    attack: (name) => `Attack: ${name}`,
  },
}
