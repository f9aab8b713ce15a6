import { clone, type Observer } from '@vyprava/kernel'
import { type Defenders, NONE, type Player, seatOf } from './state.ts'

/** A player as an observer sees it. */
export interface PlayerView extends Omit<Player, 'hand' | 'deck' | 'active'> {
  /** Null for everybody but the one who holds it (DE-252). */
  hand: number[] | null
  handSize: number
  deckSize: number
  /** Null while it lies face down, for all but the one who chose it; taken blind, for that one too (DE-204, DE-R47). */
  active: number | null
  hasChosen: boolean
}

/**
 * What an observer may know (DE-R76): all but hands, the order of decks, secret choices and the arrows below the
 * core's top tile. Of the machine deck it shows which cards are left, in no order.
 */
export interface DefendersView extends Omit<Defenders, 'players' | 'machineDeck' | 'rotations'> {
  players: PlayerView[]
  /** By tile; null while it is covered (DE-R18). */
  rotations: (number | null)[]
  machineLeft: number[]
}

/** Built up field by field, so that nothing new is shown by accident. */
export function viewOf(state: Defenders, observer: Observer): DefendersView {
  return {
    agenda: clone(state.agenda),
    solo: state.solo,
    soloDeathAt3: state.soloDeathAt3,
    communication: state.communication,
    ended: state.ended,
    phase: state.phase,
    round: state.round,
    firstPlayer: state.firstPlayer,
    current: state.current,
    waiting: state.waiting.slice(),
    ap: state.ap,
    meals: state.meals,
    pending: state.pending.slice(),
    players: state.players.map((player, number) =>
      playerView(state, player, seatOf(state, number) === observer),
    ),
    deaths: state.deaths.slice(),
    terrain: state.terrain.slice(),
    factory: state.factory.slice(),
    rewilded: state.rewilded.slice(),
    pollution: state.pollution.slice(),
    toxic: state.toxic.slice(),
    mechs: state.mechs.slice(),
    camps: state.camps.slice(),
    walls: state.walls.slice(),
    breaches: state.breaches.slice(),
    coreTop: state.coreTop,
    rotations: state.rotations.map((corner, tile) => (tile >= state.coreTop ? corner : null)),
    builtAt: state.builtAt.slice(),
    engines: state.engines.slice(),
    direction: state.direction,
    wallSupply: state.wallSupply,
    mechSupply: state.mechSupply,
    toxicSupply: state.toxicSupply,
    machineLeft: state.machineDeck.toSorted((a, b) => a - b),
    machineDiscard: state.machineDiscard.slice(),
  }
}

/** Whether active Defenders lie face down; alone they never do (DE-250, DE-956). */
export const isSecret = ({ phase, solo }: Pick<Defenders, 'phase' | 'solo'>): boolean =>
  phase === 'leadership' && !solo

function playerView(state: Defenders, player: Player, own: boolean): PlayerView {
  const hidden = isSecret(state) && player.active !== NONE && (!own || player.blind)
  return {
    faction: player.faction,
    leaderCard: player.leaderCard,
    leader: player.leader,
    hand: own ? player.hand.slice() : null,
    handSize: player.hand.length,
    deckSize: player.deck.length,
    discard: player.discard.slice(),
    active: hidden ? null : player.active,
    hasChosen: player.active !== NONE,
    blind: player.blind,
    team: player.team.slice(),
    dead: player.dead.slice(),
    support: player.support,
    campsLeft: player.campsLeft,
    injuries: player.injuries,
    items: player.items.slice(),
    breaches: player.breaches,
    retired: player.retired,
    shown: player.shown.slice(),
    signs: clone(player.signs),
  }
}
