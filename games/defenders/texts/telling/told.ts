import type { Values } from '@vyprava/kernel'
import { lookUp } from '@vyprava/module/dictionary.ts'
import { onDemand, reading } from '@vyprava/module/read.ts'
import { name, seat, series } from '@vyprava/module/say.ts'
import { PHRASES } from '../../rules/actions.ts'
import { edgeOf } from '../../rules/board/index.ts'
import type { Printed } from '../../rules/printed.ts'
import type { Messages } from '../build.ts'
import { edgeName, edgeNames, factionNames, landOf, placeOf, spotOf } from '../lexicon.ts'
import { borderAt, hexName, type Names, sideOf } from '../names.ts'
import { actorOf, type Context, labelOf, whoIs } from '../sight.ts'

/** What actions, events and refusals tell, by the values that they bring. Factions, items and terrains are numbers. */
export type Told = ReturnType<typeof toldOf>

/** Read on demand: whatever is told brings only the values that its sentence needs. */
export function toldOf(
  { parts, phrases, LEXICON, ENDINGS }: Messages,
  names: Names,
  { factionOfLeader }: Printed,
  context: Context,
  values: Values = {},
) {
  const { view } = context
  const read = reading<string>(values)
  const listOf = (key: string): number[] =>
    [values[key]].flat().filter((each): each is number => typeof each === 'number')
  const after = (text: string | null): string => (text === null ? '' : ` ${text}`)
  const means = (item: 'map' | 'potions' | 'rockets'): string =>
    after(values.means === 'action' ? null : parts.means[values.means === 'item' ? item : 'ability'])
  const me = () => view.players[actorOf(context)]
  return onDemand({
    who: () => {
      const player = read.optional('player') ?? read.number('to')
      // Who chooses a faction is a seat: that faction is nobody's yet.
      if (values.type === 'factionChosen') return seat(view.solo ? 0 : player)
      return whoIs(context, player, factionNames(LEXICON))
    },
    /** A player, and the faction where somebody plays two. */
    label: () => labelOf(context, read.number('player'), factionNames(LEXICON)),
    faction: () => {
      const leader = read.optional('leader')
      if (leader !== null) return factionOfLeader[leader]
      return read.optional('faction') ?? view.players[read.number('player')].faction
    },
    leader: () => name(names.leader(read.number('leader')).nom),
    leaderName: () => names.leader(read.number('leader')).nom,
    line: () => names.leaderLine(read.number('leader')),
    card: () => name(names.defender(read.number('card')).nom),
    defender: () => names.defender(read.number('card')).nom,
    list: () => {
      return series(
        listOf('cards').map((card) => name(names.defender(card).nom)),
        parts.and,
      )
    },
    ability: () => name(names.ability(read.number('card'))),
    abilityName: () => names.ability(me().active ?? 0),
    item: () => read.number('item'),
    /** What the camp under the leader gives. */
    campItem: () => {
      const { leader, faction } = me()
      const owner = view.camps[leader]
      return owner < 0 ? faction : view.players[owner].faction
    },
    terrain: () => read.number('terrain'),
    hex: () => spotOf(LEXICON, read.number('hex')),
    from: () => hexName(read.number('from')),
    to: () => hexName(read.number('to')),
    /** A hex with what it is and what lies there; `here` is that of the leader, `spot` its name alone. */
    place: () => placeOf(LEXICON, view, read.number('hex')),
    here: () => placeOf(LEXICON, view, me().leader),
    spot: () => hexName(me().leader),
    land: () => landOf(LEXICON, view, read.number('hex')),
    edge: () => {
      const pose = read.optional('pose')
      return edgeName(
        LEXICON,
        pose === null ? (read.optional('edge') ?? read.number('blocked')) : edgeOf(pose),
      )
    },
    wall: () => {
      const [edge, { leader }] = [read.number('edge'), me()]
      const at = sideOf(leader, edge)
      if (at === -1) return edgeName(LEXICON, edge)
      const border = borderAt(edge)
      if (border.rim) return parts.rim(LEXICON.sides[at])
      const beyond = border.hexes[0] === leader ? border.hexes[1] : border.hexes[0]
      return parts.wallTo(LEXICON.sides[at], hexName(beyond), landOf(LEXICON, view, beyond))
    },
    /* What follows in the same sentence, or nothing. */
    byMap: () => means('map'),
    byPotions: () => means('potions'),
    byRockets: () => means('rockets'),
    threat: () => after(values.threat === 'none' ? null : lookUp(parts.threats, String(values.threat))),
    walls: () => {
      const edges = listOf('walls')
      return edges.length === 0 ? '' : `, ${parts.newWalls(edges.length, edgeNames(LEXICON, edges))}`
    },
    guards: () => {
      const mechs = read.number('mechs')
      return after(mechs === 0 ? null : parts.guards(mechs))
    },
    /** A die that hurts as much as it shows says so once. */
    fell: () => {
      const [result, injuries] = [read.number('result'), read.number('injuries')]
      const outcome = injuries === 0 ? parts.unhurt : parts.injuries(injuries)
      return result === injuries ? outcome : parts.shows(result, outcome)
    },
    engine: () => read.number('engine') + 1,
    tile: () => read.number('tile'),
    factory: () => name(names.factory(read.number('tile'))),
    machine: () => name(names.machine(read.number('card'))),
    mechs: () => read.number('mechs'),
    pollution: () => read.number('pollution'),
    hurt: () => {
      const player = read.optional('player')
      return read.optional('injuries') ?? (player === null ? me() : view.players[player]).injuries
    },
    total: () => read.number('total'),
    gained: () => read.number('support'),
    missing: () => read.number('needed') - read.number('support'),
    count: () => read.optional('count') ?? listOf('cards').length,
    left: () => read.number('left'),
    round: () => read.number('round'),
    ap: () => read.number('ap'),
    /** Action points that nobody uses any more. */
    lapsing: () => view.ap,
    phrase: () => phrases[PHRASES[read.number('phrase')]],
    ending: () => lookUp(ENDINGS, String(values.reason)),
  })
}
