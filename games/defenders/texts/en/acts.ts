import { pluralIn } from '@vyprava/module/plural.ts'
import { listed } from '@vyprava/module/wording.ts'
import { LEXICON } from './lexicon.ts'

const { count } = pluralIn('en')
const series = (names: readonly string[]): string => listed(names, 'and')

export const acts = {
  /** By the numbers of the rules: items in the accusative, the rest in the nominative. */
  items: LEXICON.items.map(({ acc }) => acc),
  factions: LEXICON.factions.map(({ nom }) => nom),
  factionsAcc: LEXICON.factions.map(({ acc }) => acc),
  terrains: LEXICON.terrains,
  /** What the brass button says. */
  does: {
    go: (hex: string) => `Go to ${hex}`,
    regroup: (hex: string) => `Regroup to ${hex}`,
    breach: 'Breach the wall',
    destroy: 'Destroy the mech',
    build: 'Build the camp',
    clear: 'Clear',
    heal: 'Heal',
    rewild: 'Rewild the factory',
    gain: 'Take the item',
    /** With the name in the accusative. */
    lead: (name: string) => `Choose ${name}`,
    leadBlind: 'Lead blind',
    team: 'Add to the team',
    place: 'Pitch the camp',
    moveCamp: 'Move the camp',
    draw: 'Take the card',
    /** With the name in the accusative. */
    faction: (name: string) => `Play the ${name}`,
    tell: 'Say it',
    say: 'Say it',
    pin: 'Point',
    resolve: 'Resolve the ability',
    confirm: 'Confirm',
  },
  /** Titles of previews. */
  titles: {
    move: (hex: string) => `Move to ${hex}`,
    regroup: (hex: string) => `Regroup to ${hex}`,
    /** "Pohyb na A4 s mapou" */
    mapMove: (hex: string) => `Use the map: move to ${hex}`,
    mapRegroup: (hex: string) => `Use the map: regroup to ${hex}`,
    breach: (edge: string) => `Breach the wall ${edge}`,
    rocketsBreach: (edge: string) => `Breach ${edge} with rockets`,
    rocketsDestroy: (hex: string) => `Destroy the mech on ${hex} with rockets`,
    destroy: (hex: string) => `Destroy the mech on ${hex}`,
    build: (hex: string) => `Build a camp on ${hex}`,
    clear: (hex: string) => `Clear ${hex}`,
    potionsClear: (hex: string) => `Clear ${hex} with potions`,
    heal: 'Heal in the camp',
    potionsHeal: 'Heal an injury with potions',
    rewild: (hex: string) => `Rewild the factory on ${hex}`,
    gainItem: (item: string) => `Take ${item}`,
    leadBlind: 'The top card of the deck',
    team: (name: string) => `Add ${name} to the team`,
    placeCamp: (hex: string) => `Camp on ${hex}`,
    moveCamp: (from: string, to: string) => `Camp from ${from} to ${to}`,
    travel: (hex: string) => `Go to ${hex}`,
    shift: (hex: string) => `By secret paths to ${hex}`,
    rust: (hex: string) => `The mech on ${hex} rusts`,
    healPlayer: (name: string) => `Heal ${name}`,
    drawFrom: (faction: string) => `A card from the ${faction} deck`,
    hint: (terrain: string) => `Statement: ${terrain}`,
    pin: (place: string) => `Point at ${place}`,
  },
  /** Lines of previews. */
  lines: {
    /** Why one deck or the other: a card leads only its own leader. */
    leadsOwn: 'only leads this faction’s leader',
    hexes: (n: number) => count(n, { one: 'hex', other: 'hexes' }),
    ap: (left: number) =>
      left === 0
        ? 'no action points left'
        : `${count(left, { one: 'action point', other: 'action points' })} left`,
    support: (gained: number) => `support +${gained}`,
    item: (name: string) => `you gain ${name}`,
    /** A certain injury, from a toxic site. */
    wounds: (n: number) => `certain injury (${n})`,
    death: 'a Defender dies',
    cards: (n: number) => `you draw ${count(n, { one: 'card', other: 'cards' })}`,
    hand: (size: number) => `draw up to ${size} cards`,
    camps: (left: number) =>
      left === 0 ? 'your last camp' : `${count(left, { one: 'camp', other: 'camps' })} left`,
    healed: (n: number) => `${count(n, { one: 'injury', other: 'injuries' })} healed`,
    tokens: (left: number) => `breaches: ${left} left`,
    close: 'roll for injury at close quarters',
    ranged: 'roll for injury at range',
    won: 'the Wild is saved',
    retires: 'your task is done',
    toxicBack: 'the toxic site is removed',
    pollution: 'pollution is removed',
    trail: (terrain: string, hexes: number) =>
      `${terrain} trail: ${count(hexes, { one: 'hex', other: 'hexes' })}`,
    team: (n: number) => `${n} may join the team`,
    noItem: 'no item',
    rusts: 'the mech leaves pollution',
    points: (n: number) => count(n, { one: 'action point', other: 'action points' }),
    /** How many of the hand show the terrain: what the others will learn. */
    told: (n: number) => `the others will learn: ${n}`,
  },
  buttons: {
    /** The brass one, by what it does. */
    cancel: 'Cancel',
    takeBack: 'Undo',
    end: 'End actions',
    /** Asked once while points are left: "Opravdu skončit, propadnou 2 akční body". */
    endAnyway: (ap: number) =>
      `End anyway: ${count(ap, { one: 'action point is', other: 'action points are' })} lost`,
    after: (names: readonly string[]) => `After ${series(names)}`,
    stay: 'Stay',
    ready: 'Done talking: play',
    /** Opens the statements in a turn, and closes them. */
    talk: 'Talk',
    backToGame: 'Back to the game',
    resolve: 'Resolve the ability',
    burn: 'Burn in this order',
    /** Shows what the next machine card may do. */
    ahead: 'What’s coming',
  },
  /** What a machine card that is still to come would do. */
  /** What a machine card that is left would do: "Mašiny (1 z 5): 4 zdi". */
  looming: {
    card: (name: string, left: number, all: number) => `${name} (${left} of ${all})`,
    walls: (n: number) => count(n, { one: 'new wall', other: 'new walls' }),
    factory: (hex: string) => `a factory on ${hex}`,
    pollution: (n: number) => `pollution on ${count(n, { one: 'hex', other: 'hexes' })}`,
    hunters: (n: number) => count(n, { one: 'more hunter', other: 'more hunters' }),
    nothing: 'nothing new',
  },
  /** What is to be touched, while nothing is shown. */
  ask: {
    camp: 'Choose the camp to move.',
    campTo: 'Choose its new place.',
    /** The two steps of a camp that is moved. */
    campSteps: ['1 Camp', '2 Place'],
    burn: 'Tap the hexes in the order they should burn.',
    edge: 'Tap a wall.',
    hex: 'Tap a hex.',
    card: 'Choose a card.',
    item: 'Choose what to use it for.',
    action: 'Tap a target, or choose an action.',
    waiting: 'You’ve chosen. Until everyone has, you may change your card.',
    here: 'On this hex',
  },
  /** What a phone keeps aside. */
  tabs: { me: 'Faction', machines: 'Machines' },
}

export type ActWords = typeof acts
