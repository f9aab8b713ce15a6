import { pluralIn } from '@vyprava/module/plural.ts'
import type { HeroLabels } from './type.ts'

const { count } = pluralIn('en')

export const en: HeroLabels = {
  does: {
    brew: 'Brew Gaar into Dwurt',
    choose: 'Choose',
    dropEssence: 'Discard',
    dropGem: 'Discard',
    dropTile: 'Discard',
    dropToken: 'Discard',
    dropTrophy: 'Discard',
    equip: 'Put on',
    setGem: 'Set',
    stow: 'Take off',
    use: 'Use',
    useEssence: 'Use',
    useGem: 'Use',
    ward: 'Ward the field',
  },
  things: 'The hero’s things',
  board: 'The hero’s board',
  pull: 'Board',
  fold: 'Fold the board',
  pulled: 'The board lies open above.',
  health: 'Health',
  gaar: 'Gaar',
  dwurt: 'Dwurt',
  gems: 'Gems',
  of: (most) => `of ${most}`,
  tokens: {
    gaar: (had, slots) => `Gaar: ${had}, ${count(slots, { one: 'slot', other: 'slots' })}`,
    dwurt: (had, slots) => `Dwurt: ${had}, ${count(slots, { one: 'slot', other: 'slots' })}`,
  },
  coins: (had) => count(had, { one: 'coin', other: 'coins' }),
  loose: (name, had) => (had === 1 ? name : `${had}× ${name}`),
  groups: {
    hands: 'Weapons and shields',
    first: 'First Strike',
    abilities: 'Abilities',
    worn: 'Equipment',
    bags: 'Bags',
  },
  hints: {
    hands: 'one in each hand',
    first: 'before the fight begins',
    abilities: 'learnt while trading',
    worn: 'one thing of its kind in each slot',
    bags: 'anything, one in each',
  },
  slot: ({ place, tile, does, lock, used }) => {
    if (tile !== null) return `${place}: ${tile}${used ? ', used' : ''}. ${does ?? ''}`
    return lock === null ? `${place}: free slot` : `${place}: locked slot, opened by ${lock}`
  },
  jewel: (gem, tile) => `${gem} on ${tile}`,
  bag: (tile, does) => `In a bag: ${tile}. ${does}`,
  freeBag: 'Free bag',
  trophy: (name, level) => `Trophy: ${name}, level ${level}`,
  used: 'used',
  diagram: 'Attack diagram',
  legend: {
    title: 'What goes where',
    lit: 'bright: you may, right now',
    lock: 'padlock: unlocked while trading',
    used: 'hatched: used until the end of the round',
    refused: 'red: it does not belong here, and says why',
  },
  room: {
    title: 'No room',
    waits: 'the turn waits while anything lies here',
    needs: 'It needs a bag and all of them are full. Touch what you give up.',
    tokens: 'Tokens do not fit their slots. Touch what you give up.',
    drop: 'Discard',
  },
  ask: {
    ways: 'Choose one',
    pick: 'Choose on the board',
  },
}
