import type { AbilityWords } from '../telling/abilities.ts'
import { LEXICON } from './lexicon.ts'
import { phrases } from './telling.ts'

const { factions, items, terrains } = LEXICON
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const injuries = (n: number): string => count(n, 'injury', 'injuries')
const breaches = (n: number): string => count(n, 'breach', 'breaches')
const inHand = (n: number): string => `${count(n, 'card')} in hand`

/** What abilities do, short enough for a card. */
export const cardAbilities: AbilityWords = {
  passToken: 'Pass the first-player token to the next player.',
  gainItemAll: (item) => `Everyone gains ${item}.`,
  gainItem: (item) => `You gain ${item}.`,
  clearAround: 'Clear all hexes around you.',
  suffer: (n) => `Suffer ${injuries(n)}.`,
  gainSupport: (n) => `Gain ${n} support.`,
  moveCamp: (terrain) => `Move one of your camps to a ${terrains[terrain]} hex.`,
  draw: (n) => `Draw ${count(n, 'card')}.`,
  destroyMechHere: 'Destroy a mech on your hex.',
  destroyMech: 'Destroy a mech on a hex next to you.',
  healAll: (n) => `Everyone removes ${injuries(n)}.`,
  healOne: 'One player removes all injuries.',
  shiftLeaders: 'Everyone may step to an adjacent hex, even across walls.',
  rustMech: 'Anywhere, turn a mech into pollution.',
  travel: (terrain) => `Go to any ${terrains[terrain]} hex.`,
  breachAnywhere: 'Breach any wall on the board.',
  supportOnInjury: (n) => `When injured, gain ${n} support.`,
  shareCamps: 'Everyone may regroup to any camp.',
  supportOnBuild: (n) => `Gain ${n} support for every camp built.`,
  anyTrail: 'Everyone may use all trails.',
  ignoreResult: (n) => `A ${n} on the die doesn’t hurt you.`,
  clearOnMove: 'Clear the hex where your move ends.',
  skipMachine: 'You flip no machine card this round.',
  supportOnDestroy: (n) => `Gain ${n} extra support for a mech.`,
  crossWalls: 'Everyone may walk through walls.',
  longRockets: 'Rockets reach mechs on adjacent hexes.',
}

export const panels = {
  /** What places are named with. */
  lexicon: LEXICON,
  /** By number: as a heading, as a home, in the nominative and after "2×". */
  terrains: ['Forest', 'Plains', 'Marsh', 'Mountains'],
  homes: ['forests', 'plains', 'marshes', 'mountains'],
  factions: factions.map(({ nom }) => nom),
  items: items.map(({ nom }) => nom),

  kinds: { reveal: 'on reveal', ongoing: 'ongoing' },
  active: 'active',
  inTeam: 'in the team',
  /** A card that could join the team, with the points that it brings. */
  joins: (points: number) => `to team +${points}`,
  yourChoice: 'your choice',
  yourTurn: 'resolve it',
  revealed: 'revealed',
  resolved: 'done',
  waits: 'waiting',
  lasts: 'all round',
  hand: 'Defenders in hand',
  emptyHand: 'Your hand is empty.',
  pile: ({ owner, cards }: { readonly owner: string; readonly cards: number }) =>
    `${owner}’s deck: ${count(cards, 'card')}`,
  inHand,
  back: (owner: string) => `${owner}: a chosen Defender, face down`,
  place: 'an empty place in the hand',

  ruler: 'Actions',
  acts: {
    move: 'Move',
    build: 'Build',
    regroup: 'Regroup',
    clear: 'Clear',
    heal: 'Heal',
    destroy: 'Destroy',
    breach: 'Breach',
    rewild: 'Rewild',
    gainItem: 'Item',
  },
  actStates: { lit: '1 action point', not: 'not now' },
  factionRuler: 'Factions',
  factionFree: (name: string, home: string) => `${name}, home ${home}, not taken`,
  factionOf: (name: string, home: string, owner: string) => `${name}, home ${home}, played by ${owner}`,
  free: 'not taken',
  trailRuler: 'Trails by terrain',
  /** The length of a trail under its terrain. */
  trail: (hexes: number) => (hexes === 0 ? 'no trail' : `trail ${hexes}`),
  pinRuler: 'What to point at on the board',
  pins: { hex: 'Place', edge: 'Edge' },
  pinsSpoken: { hex: 'Place: a pin on a hex', edge: 'Edge: a pin on an edge' },

  me: 'My faction',
  itemStates: { ready: 'ready', used: 'used', gains: 'you gain this' },
  breaches,
  deck: (deck: number, discarded: number) => `${deck} in the deck, ${discarded} discarded`,
  inDeck: (cards: number) => `${cards} in the deck`,

  phases: 'Phases of the round',
  phaseNames: ['Lead', 'Reveal', 'Act', 'Machines'],
  setupSteps: ['Faction', 'Leader', 'Camp', 'Round 1'],
  phasesSpoken: {
    setup: 'Set-up',
    leadership: 'Leadership: nobody speaks',
    reveal: 'Reveal',
    discussion: 'Discussion',
    action: 'Action',
  },
  order: 'Turn order; a machine card after each turn',
  turnStates: { done: 'turn over', now: 'current turn', coming: 'turn to come' },
  toCome: 'Still to come',
  machines: { engines: 'Engines', factories: 'Factories', mechs: 'Mechs', restart: 'Restart' },
  machineLeft: ({
    name,
    left,
    all,
  }: {
    readonly name: string
    readonly left: number
    readonly all: number
  }) => `${name}: ${left} of ${all} in the deck`,
  machineDeck: (cards: number) => `Machine deck: ${count(cards, 'card')}`,
  lastMachine: (name: string) => `last card: ${name}`,
  replay: 'Play the last card again',
  silence: 'Silence until everyone has chosen.',
  silenceNote: 'No messages, pins or statements are sent now.',
  soloRound: 'A round is one turn of one faction.',
  soloRoundNote: 'You don’t have to alternate. A machine card follows each turn.',
  abilities: 'Abilities',
  abilitiesNote: 'Ongoing abilities apply by themselves.',
  now: 'you now',
  talking: 'How to talk',
  talkingNote:
    'About your cards you may only state a terrain. The game adds the number, so it’s always true.',
  said: 'What was said',
  nothingSaid: 'Nothing yet.',
  hintSaid: ({ terrain, count: cards }: { readonly terrain: string; readonly count: number }) =>
    `${cards}× ${terrain} in hand`,
  pinSaid: (place: string) => `pin: ${place}`,

  points: 'Action points',
  pointsLeft: (left: number, all: number) => `Action points: ${left} of ${all}`,
  dieFaces: 'Faces of the injury die',

  leaders: 'Leaders',
  leader: ({
    name,
    line,
    abilities,
  }: {
    readonly name: string
    readonly line: string
    readonly abilities: readonly string[]
  }) => `${name}. ${line} Abilities: ${abilities.join(', ')}.`,
  chosenLeader: 'chosen',
  deckWith: (leader: string) => `Deck: ${leader}`,
  twelve: '12 Defenders',
  atHome: (cards: number) => `home terrain: ${cards} of 12`,
  meanPoints: (mean: number) => `action points on average: ${mean}`,
  campsToBuild: 'camps to build',
  breachTokens: 'breaches',
  ownItem: 'own item',
  home: (terrain: string) => `home: ${terrain}`,
  /** The six cards that both leaders have. */
  common: (abilities: readonly string[]) => `Both leaders have two each of: ${abilities.join(', ')}.`,

  talk: 'Statements',
  talkTabs: { hints: 'Cards', deeds: 'I’ll…', deal: 'Together', order: 'Order' },
  talkGroups: { hints: 'In my hand', deeds: 'What I’ll do', deal: 'Together', order: 'Order' },
  phrases,
  hint: ({
    terrain,
    count: cards,
    told,
  }: {
    readonly terrain: string
    readonly count: number
    readonly told: boolean
  }) => `Say: ${cards}× ${terrain} in hand${told ? ', already said' : ''}`,
  told: 'said',

  openSeat: (name: string) => `${name}: open the overview`,
  campsOf: (built: number, all: number) => `Camps built: ${built} of ${all}`,
  firstPlayer: 'first player',
  chosen: 'chosen',
  chooses: 'choosing',
  retired: 'out of the game',
  choosesLeader: 'choosing a leader',
  waitsForCamp: 'camp to come',
  close: 'Close',
  supportOf: (support: number, top: number) => `Support ${support} of ${top}`,
  mayBuild: 'may build a camp',
  mayNotBuild: 'not enough for a camp',
  injuriesOf: injuries,
  healthy: 'No injuries',
  injuriesNote: (left: number) => (left === 0 ? 'the next one kills' : `can bear ${left} more`),
  itemsTitle: 'Items',
  itemsNote: 'another faction’s camp gives its item',
  onBoard: 'On the board',
  camps: (built: number, left: number) => `${count(built, 'camp')}, ${left} left to build`,
  defenders: 'Twelve Defenders',
  defendersNote: 'framed: active; faded: discarded',
  defenderStates: {
    active: 'active',
    team: 'in the team',
    discarded: 'discarded',
    fallen: 'fallen',
    hidden: 'in hand or deck',
  },
  pointsOf: (n: number) => count(n, 'action point'),
  /** A player at a glance. */
  player: {
    camps: (built: number, all: number) => `camps built: ${built} of ${all}`,
    support: (at: number, top: number) => `support ${at} of ${top}`,
    noItem: 'no item',
    active: (name: string) => `active ${name}`,
  },
}

export type PanelWords = typeof panels
