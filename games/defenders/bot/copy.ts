import type { Defenders, DefendersAction, Item, Player } from '../rules/index.ts'

/** A copy for thoughts: the same as the kernel's `clone`, several times faster because it knows the form. */
export function copyDefenders(state: Defenders): Defenders {
  return {
    ...state,
    agenda: state.agenda.map(copyItem),
    waiting: state.waiting.slice(),
    pending: state.pending.slice(),
    players: state.players.map(copyPlayer),
    deaths: state.deaths.slice(),
    factory: state.factory.slice(),
    rewilded: state.rewilded.slice(),
    pollution: state.pollution.slice(),
    toxic: state.toxic.slice(),
    mechs: state.mechs.slice(),
    camps: state.camps.slice(),
    walls: state.walls.slice(),
    breaches: state.breaches.slice(),
    builtAt: state.builtAt.slice(),
    engines: state.engines.slice(),
    machineDeck: state.machineDeck.slice(),
    machineDiscard: state.machineDiscard.slice(),
  }
}

/** What an action of a turn cannot change is shared: the machines, and other players. A camp may end a turn or a round. */
export function copyForAction(state: Defenders, { type }: DefendersAction): Defenders {
  if (type === 'build') return copyDefenders(state)
  const players = state.players.slice()
  // Alone, a victim may come from the hand of the other faction (DE-961).
  if (state.solo) for (let i = 0; i < players.length; i++) players[i] = copyPlayer(players[i])
  else players[state.current] = copyPlayer(players[state.current])
  return {
    ...state,
    agenda: state.agenda.slice(),
    players,
    deaths: state.deaths.slice(),
    rewilded: type === 'rewild' ? state.rewilded.slice() : state.rewilded,
    pollution: state.pollution.slice(),
    toxic: state.toxic.slice(),
    mechs: state.mechs.slice(),
    breaches: type === 'breach' || type === 'rocketsBreach' ? state.breaches.slice() : state.breaches,
  }
}

const copyPlayer = (player: Player): Player => ({
  ...player,
  hand: player.hand.slice(),
  deck: player.deck.slice(),
  discard: player.discard.slice(),
  team: player.team.slice(),
  dead: player.dead.slice(),
  items: player.items.slice(),
  shown: player.shown.slice(),
  signs: player.signs.slice(),
})

/** Items that never change are shared. */
function copyItem(item: Item): Item {
  switch (item.step) {
    case 'discussion':
    case 'secretPaths':
      return { ...item, waiting: item.waiting.slice() }
    case 'burn':
      return { ...item, hexes: item.hexes.slice() }
    default:
      return item
  }
}
