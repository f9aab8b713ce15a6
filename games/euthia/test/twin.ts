import type { Observer, Random } from '@vyprava/kernel'
import type { Pack } from '../rules/printed.ts'
import type { Euthia } from '../rules/state.ts'

const ascending = (a: number, b: number): number => a - b

/**
 * Hidden from an observer: others' silver and gold cards apart from their metal, the reserves, the order of all piles,
 * tiles and cards that were put aside unseen, offers to take over a monster (EU-111, EU-113, EU-226, EU-621).
 */
export const twinFor =
  (pack: Pack) =>
  (state: Euthia, observer: Observer, random: Random): Euthia => {
    const decks = [...state.trade, ...state.resources, ...state.treasures, state.control, state.combat]
    for (const { draw } of [...decks, state.story.attacks, state.story.events]) random.shuffle(draw)
    for (const list of [...state.rewards, state.artifacts, state.teleportScrolls]) random.shuffle(list)
    shuffleMetal(pack, state, observer, 'silver', random)
    shuffleMetal(pack, state, observer, 'gold', random)
    shuffleMonsters(pack, state, observer, random)
    swapTiles(pack, state, observer, random)
    swapEncounters(pack, state, random)
    swapBounties(pack, state, random)
    for (const item of state.agenda) {
      if (item.step !== 'takeover') continue
      const { waiting, offers } = item
      item.offers = state.players.flatMap(({ control }, seat) => {
        if (seat === observer) return offers.includes(seat) ? [seat] : []
        const answered = control > 0 && seat !== state.fight?.hero && !waiting.includes(seat)
        return answered && random.int(2) === 1 ? [seat] : []
      })
    }
    return state
  }

/** All the cards of a metal that the observer cannot see change places. */
function shuffleMetal(
  pack: Pack,
  state: Euthia,
  observer: Observer,
  metal: 'silver' | 'gold',
  random: Random,
): void {
  const deck = metal === 'silver' ? state.silver : state.gold
  const reserve = metal === 'silver' ? state.silverReserve : state.goldReserve
  const isOf = (card: number): boolean => pack.chaosCards[card].metal === metal
  const hidden = state.players.filter((_, seat) => seat !== observer)
  const pool = random.shuffle([...deck.draw, ...reserve, ...hidden.flatMap(({ hand }) => hand.filter(isOf))])
  deck.draw = pool.splice(0, deck.draw.length)
  reserve.splice(0, reserve.length, ...pool.splice(0, reserve.length))
  for (const player of hidden) {
    const count = player.hand.filter(isOf).length
    player.hand = [...player.hand.filter((card) => !isOf(card)), ...pool.splice(0, count)].sort(ascending)
  }
}

const knows = (
  state: Euthia,
  observer: Observer,
  test: (player: Euthia['players'][number]) => boolean,
): boolean => (observer === null ? state.players.every(test) : test(state.players[observer]))

/** The top card keeps its back; whoever has seen it knows the card. */
function shuffleMonsters(pack: Pack, state: Euthia, observer: Observer, random: Random): void {
  const back = (card: number): string =>
    JSON.stringify([pack.monsters[card].level, pack.monsters[card].reward])
  for (const [level, { draw }] of state.monsters.entries()) {
    const top = draw.pop()
    if (top === undefined) continue
    if (knows(state, observer, ({ knowsMonster }) => knowsMonster[level] === 1)) {
      random.shuffle(draw)
      draw.push(top)
      continue
    }
    draw.push(top)
    const fitting = draw.filter((card) => back(card) === back(top))
    const chosen = random.pick(fitting)
    draw.splice(draw.indexOf(chosen), 1)
    random.shuffle(draw)
    draw.push(chosen)
  }
}

/** Tiles of one chapter and class are exchanged with those that were put aside; fixed ones and others change order. */
function swapTiles({ mapTiles }: Pack, state: Euthia, observer: Observer, random: Random): void {
  const { stack, tiles } = state.map
  const known = knows(state, observer, ({ knowsTile }) => knowsTile === 1) ? 1 : 0
  for (let at = 0; at < stack.length - known; at++) {
    const { chapter, cls } = mapTiles[stack[at]]
    if (cls !== 'encounter' && cls !== 'general') continue
    const aside = mapTiles.filter(
      (tile) =>
        tile.chapter === chapter && tile.cls === cls && !stack.includes(tile.id) && !tiles.includes(tile.id),
    )
    if (aside.length > 0 && random.int(2) === 0) stack[at] = random.pick(aside).id
  }
  for (let from = 0; from < stack.length - known; ) {
    const { chapter } = mapTiles[stack[from]]
    let to = from
    while (to < stack.length - known && mapTiles[stack[to]].chapter === chapter) to++
    stack.splice(from, to - from, ...random.shuffle(stack.slice(from, to)))
    from = to
  }
}

/** Cards of an encounter that nobody has seen stand for those in its deck. */
function swapEncounters({ encounterCards }: Pack, state: Euthia, random: Random): void {
  const fulfilled = state.players.flatMap(({ quests }) => quests)
  for (const encounter of state.encounters) {
    if (encounter.deck.length === 0) continue
    const [first] = encounter.deck
    const { encounter: kind, soloOnly } = encounterCards[first]
    const unseen = encounterCards.filter(
      (card) =>
        card.encounter === kind &&
        card.soloOnly === soloOnly &&
        !encounter.open.includes(card.id) &&
        !fulfilled.includes(card.id),
    )
    encounter.deck = random.shuffle(unseen.map(({ id }) => id)).slice(0, encounter.deck.length)
  }
}

function swapBounties({ bounties }: Pack, state: Euthia, random: Random): void {
  const cold = state.story.coldBounties
  const seen = [state.bounty, ...cold, ...state.players.flatMap((player) => player.bounties)]
  const unseen = random.shuffle(bounties.filter(({ id }) => !seen.includes(id)))
  state.bounties = state.bounties.map((id) => {
    if (cold.includes(id)) return id
    const at = unseen.findIndex(({ level }) => level === bounties[id].level)
    return unseen.splice(at, 1)[0].id
  })
}
