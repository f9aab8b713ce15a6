import { pluralIn } from '@vyprava/module/plural.ts'
import type { LandLabels } from './type.ts'

const { count } = pluralIn('en')
const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
const KINDS = ['mining', 'trade', 'combat'] as const

export const en: LandLabels = {
  does: {
    confront: 'Confront',
    endTurn: 'End turn',
    explore: 'Lay the tile',
    fight: 'To battle',
    keep: 'Keep the token',
    legend: 'Fulfil the legend',
    mine: 'Mine',
    portal: 'Take the portal',
    prayHeal: 'Pray for health',
    prayPotion: 'Take a potion',
    step: 'Go',
    teleport: 'Teleport',
    trade: 'Trade',
    treasure: 'Open the treasure',
    walk: 'Return the token to walk',
  },
  buttons: {
    cancel: 'Cancel',
    close: 'Close',
    end: 'End turn',
    endAnyway: 'End the turn anyway',
    stepAndFight: 'Enter and fight',
  },
  ask: {
    token: 'A token is its action, or movement. Choose one.',
    here: 'What here?',
    carry: 'Where does it go?',
    lost: (points, tokens, granted) =>
      `Lost with it: ${list([
        points > 0 ? count(points, { one: 'movement point', other: 'movement points' }) : '',
        tokens > 0 ? count(tokens, { one: 'token', other: 'tokens' }) : '',
        granted > 0 ? count(granted, { one: 'granted action', other: 'granted actions' }) : '',
      ])}.`,
    waiting: 'Somebody else is playing.',
  },
  tabs: { hero: 'Hero', field: 'Field' },
  map: 'Map',
  fight: 'fight',
  reputation: 'Reputation',
  field: ({ code, place, omen, heroes, lit }) =>
    `${code}: ${place}${omen}${heroes.length > 0 ? `; heroes: ${heroes.join(', ')}` : ''}${lit ? '; you can go there' : ''}`,
  layAt: (direction) => `Lay the tile ${direction}`,
  tokens: {
    title: 'Action tokens',
    one: (kind, number, granted) =>
      `${KINDS[kind]} tokens: ${number}${granted > 0 ? `, ${granted} by effects` : ''}`,
    kinds: KINDS,
    mp: (points) => `${count(points, { one: 'movement point', other: 'movement points' })}`,
    points: ['move', 'points'],
  },
  panel: {
    after: 'Afterwards',
    most: 'most health',
    unturned: 'A tile is never turned. You only choose its place.',
    steps: (steps) => count(steps, { one: 'step', other: 'steps' }),
    fire: 'into the fire',
    combat: (level) => `fight, level ${level}`,
    token: '1 token',
    granted: 'by an effect',
    loot: 'loot of the field',
    opens: 'you uncover land',
    toLay: (tiles) => count(tiles, { one: 'tile', other: 'tiles' }),
    health: 'health',
    coins: 'coins',
    rep: 'reputation',
    gaar: 'Gaar',
    movement: 'movement',
    died: 'the hero falls',
  },
}
