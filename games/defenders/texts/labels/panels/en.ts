import { ITEMS } from '../../../content/schema.ts'
import { PHRASE_TEXTS } from '../../en/actions.ts'
import { LEXICON } from '../../en/lexicon.ts'
import type { PanelLabels, PlayerFacts } from './type.ts'

const { factions, items, terrains } = LEXICON
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const item = (kind: (typeof ITEMS)[number]): string => items[ITEMS.indexOf(kind)].acc
const injuries = (n: number): string => count(n, 'injury', 'injuries')
const breaches = (n: number): string => count(n, 'breach', 'breaches')
const inHand = (n: number): string => `${count(n, 'card')} in hand`
const KINDS = ['forest', 'plains', 'marsh', 'mountain']
const PLACES = ['a forest', 'plains', 'a marsh', 'mountains']

function player({ faction, leader, built, camps, support, top, ...rest }: PlayerFacts): string {
  return [
    leader === null ? faction : `${faction}, ${leader}`,
    `camps built: ${built} of ${camps}`,
    `support ${support} of ${top}`,
    injuries(rest.injuries),
    inHand(rest.hand),
    breaches(rest.breaches),
    rest.items.length === 0 ? 'no item' : rest.items.join(', '),
    ...(rest.active === null ? [] : [`active ${rest.active}`]),
  ].join('; ')
}

export const en: PanelLabels = {
  lexicon: LEXICON,
  terrains: ['Forest', 'Plains', 'Marsh', 'Mountains'],
  homes: ['forests', 'plains', 'marshes', 'mountains'],
  factions: factions.map(({ nom }) => nom),
  items: items.map(({ nom }) => nom),

  kinds: { reveal: 'on reveal', ongoing: 'ongoing' },
  ability(effect) {
    switch (effect.does) {
      case 'passToken':
        return 'The first-player token moves on one seat.'
      case 'gainItem':
        return effect.who === 'all'
          ? `Everybody gains ${item(effect.item)}.`
          : `You gain ${item(effect.item)}.`
      case 'clearAround':
        return 'Clear all hexes around you.'
      case 'suffer':
        return `Suffer ${injuries(effect.injuries)}.`
      case 'gainSupport':
        return `Gain ${effect.support} support.`
      case 'moveCamp':
        return `Move one of your camps to ${PLACES[KINDS.indexOf(effect.terrain)]}.`
      case 'draw':
        return `Draw ${count(effect.cards, 'card')}.`
      case 'destroyMech':
        return effect.where === 'own' ? 'Destroy a mech on your hex.' : 'Destroy a mech on a hex next to you.'
      case 'healAll':
        return `Everybody removes ${injuries(effect.injuries)}.`
      case 'healOne':
        return 'One player removes all injuries.'
      case 'shiftLeaders':
        return 'Everybody may step to a next hex, walls too.'
      case 'rustMech':
        return 'Anywhere, turn a mech into pollution.'
      case 'travel':
        return `Go to any ${terrains[KINDS.indexOf(effect.terrain)]}.`
      case 'breachAnywhere':
        return 'Breach any wall on the board.'
      case 'supportOnInjury':
        return `When injured, gain ${effect.support} support.`
      case 'shareCamps':
        return 'Everybody may regroup to any camp.'
      case 'supportOnBuild':
        return `Gain ${effect.support} support for every camp built.`
      case 'anyTrail':
        return 'Everybody may use all trails.'
      case 'ignoreResult':
        return `A ${effect.result} on the die does not hurt you.`
      case 'clearOnMove':
        return 'Where your move ends, it is cleared.'
      case 'skipMachine':
        return 'You flip no machine card this round.'
      case 'supportOnDestroy':
        return `Gain ${effect.support} more support for a mech.`
      case 'crossWalls':
        return 'Everybody may walk through walls.'
      case 'longRockets':
        return 'Rockets reach mechs on the next hex.'
    }
  },
  card: ({ name, terrain, points, ability, text, tag }) =>
    `${name}, ${terrains[terrain]}, ${count(points, 'action point')}. ${ability}: ${text}${tag === null ? '' : ` (${tag})`}`,
  active: 'active',
  inTeam: 'in the team',
  joins: (points) => `to team +${points}`,
  yourChoice: 'your choice',
  yourTurn: 'resolve it',
  revealed: 'revealed',
  resolved: 'done',
  waits: 'waiting',
  lasts: 'all round',
  hand: 'Defenders in hand',
  emptyHand: 'The hand is empty.',
  pile: ({ owner, cards }) => `Deck, ${owner}: ${count(cards, 'card')}`,
  inHand,
  back: (owner) => `${owner}: a chosen Defender, face down`,
  place: 'a free place in the hand',

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
  act: ({ name, lit }) => (lit ? `${name}, 1 action point` : `${name}, not now`),
  factionRuler: 'Factions',
  faction: ({ name, home, owner }) =>
    owner === null ? `${name}, home ${home}, free` : `${name}, home ${home}, played by ${owner}`,
  free: 'free',
  trailRuler: 'Trails by terrain',
  trail: (hexes) => (hexes === 0 ? 'no trail' : `trail ${hexes}`),
  pinRuler: 'What to point at on the board',
  pins: { hex: 'Place', edge: 'Edge' },
  pin: (what) => (what === 'hex' ? 'Place: a pin on a hex' : 'Edge: a pin on an edge'),

  trays: { me: 'Hand', offer: 'Machines' },
  me: 'My faction',
  circle: player,
  item: ({ name, ready, gains }) => `${name}: ${gains ? 'you gain it' : ready ? 'ready' : 'used'}`,
  itemStates: { ready: 'ready', used: 'used', gains: 'you gain it' },
  breaches,
  deck: (deck, discarded) => `${deck} in the deck, ${discarded} discarded`,
  inDeck: (cards) => `${cards} in the deck`,

  phases: 'Phases of the round',
  phaseNames: ['Lead', 'Reveal', 'Act', 'Machines'],
  setupSteps: ['Faction', 'Leader', 'Camp', 'Round 1'],
  phaseSpoken: (phase) =>
    ({
      setup: 'Setup',
      leadership: 'Leadership: nobody speaks',
      reveal: 'Reveal',
      discussion: 'Discussion',
      action: 'Action',
    })[phase],
  order: 'Order of turns; a machine card after each',
  turnOf: ({ name, state }) =>
    `${name}: ${{ done: 'turn is over', now: 'on turn', coming: 'turn to come' }[state]}`,
  toCome: 'Still to come',
  machines: { engines: 'Engines', factories: 'Factories', mechs: 'Mechs', restart: 'Restart' },
  machineLeft: ({ name, left, all }) => `${name}: ${left} of ${all} in the deck`,
  machineDeck: (cards) => `Machine deck: ${count(cards, 'card')}`,
  lastMachine: (name) => `last card: ${name}`,
  replay: 'Play the last card again',
  silence: 'Silence until all have chosen.',
  silenceNote: 'No messages, pins or signs are sent now.',
  soloRound: 'A round is one turn of one faction.',
  soloRoundNote: 'You need not alternate. A machine card follows the turn.',
  abilities: 'Abilities',
  abilitiesNote: 'Ongoing abilities hold by themselves.',
  now: 'you now',
  talking: 'How to talk',
  talkingNote: 'Of your cards you may tell the terrain only. The game adds the number, so it is always true.',
  said: 'What was said',
  nothingSaid: 'Nothing yet.',
  hintSaid: ({ terrain, count: cards }) => `in hand ${cards}× ${terrain}`,
  pinSaid: (place) => `pin: ${place}`,

  points: 'Action points',
  pointsLeft: (left, all) => `Action points: ${left} of ${all}`,
  dieFaces: 'Faces of the injury die',

  leaders: 'Leaders',
  leader: ({ name, line, abilities }) => `${name}. ${line} Abilities: ${abilities.join(', ')}.`,
  chosenLeader: 'chosen',
  deckWith: (leader) => `Deck: ${leader}`,
  twelve: '12 Defenders',
  atHome: (cards) => `of the home terrain: ${cards} of 12`,
  meanPoints: (mean) => `action points on average: ${mean}`,
  campsToBuild: 'camps to build',
  breachTokens: 'breaches',
  ownItem: 'own item',
  home: (terrain) => `home: ${terrain}`,
  common: (abilities) => `Both leaders have twice: ${abilities.join(', ')}.`,

  talk: 'Signals',
  talkTabs: { hints: 'Cards', deeds: 'I will', deal: 'Together', order: 'Order' },
  talkGroups: { hints: 'In my hand', deeds: 'What I will do', deal: 'Together', order: 'Order' },
  phrases: PHRASE_TEXTS,
  hint: ({ terrain, count: cards, told }) =>
    `Tell: in hand ${cards}× ${terrain}${told ? ', told already' : ''}`,
  told: 'told',
  talkNote: 'No name, points or ability of a card is told. The game counts, so the number is always true.',
  pinNote: 'A touch of the board sets the pin.',

  seat: player,
  openSeat: (name) => `${name}: open the overview`,
  campsOf: (built, all) => `Camps built: ${built} of ${all}`,
  firstPlayer: 'first player',
  chosen: 'chosen',
  chooses: 'choosing',
  retired: 'out of the game',
  choosesLeader: 'choosing a leader',
  waitsForCamp: 'camp to come',
  close: 'Close',
  supportOf: (support, top) => `Support ${support} of ${top}`,
  mayBuild: 'may build a camp',
  mayNotBuild: 'not enough for a camp',
  injuriesOf: injuries,
  healthy: 'No injuries',
  injuriesNote: (left) => (left === 0 ? 'the next one kills' : `can bear ${left} more`),
  itemsTitle: 'Items',
  itemsNote: "another faction's camp gives its item",
  onBoard: 'On the board',
  camps: (built, left) => `${count(built, 'camp')}, ${left} left to build`,
  defenders: 'Twelve Defenders',
  defendersNote: 'framed: active; faded: discarded',
  defenderState: (state) =>
    ({
      active: 'active',
      team: 'in the team',
      discarded: 'discarded',
      fallen: 'fallen',
      hidden: 'in hand or deck',
    })[state],
  fell: 'fallen',
}
