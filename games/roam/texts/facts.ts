import type { Seat } from '@vyprava/kernel'
import type { FactGroup } from '@vyprava/module/words.ts'
import type { RoamPack } from '../content/schema.ts'
import { type RoamView, SQUARES_OF } from '../rules/index.ts'
import type { FactWords } from './en/table.ts'
import { type Names, slotSquares, squareName } from './names.ts'
import type { Context } from './sight.ts'

type Row = readonly [label: string, value: string]

/** Everything that lies on the table, group by group. */
export function factsOf(words: FactWords, pack: RoamPack, names: Names, context: Context): FactGroup[] {
  const { view } = context
  const groups = [gameFacts(words, names, context)]
  for (let slot = 0; slot < SQUARES_OF.length; slot++) groups.push(landFacts(words, names, context, slot))
  for (let seat = 0; seat < view.players.length; seat++) {
    groups.push(playerFacts(words, pack, names, context, seat))
  }
  if (view.mode === 'full') groups.push(rowFacts(words, pack, names, view))
  return groups
}

function gameFacts(words: FactWords, names: Names, { view, names: players }: Context): FactGroup {
  const { game } = words
  const variants = [
    game.modes[view.mode],
    ...(view.patrol ? [game.withPatrol] : []),
    ...(view.advanced ? [game.advanced] : []),
  ]
  const lands = view.landsBelow.length + (view.topLand === null ? 0 : 1)
  const pile = words.countCards(lands)
  const rows: Row[] = [
    [game.mode, variants.join(', ')],
    [game.round, String(view.round)],
    [game.active, players[view.active]],
    [game.start, players[view.start]],
    [game.pile, view.topLand === null ? pile : `${pile}, ${words.topLand(names.land(view.topLand).nom)}`],
  ]
  if (view.patrol) {
    rows.push([game.patrol, view.patrolOwner === null ? game.patrolWaits : players[view.patrolOwner]])
  }
  if (view.ended !== null) rows.push([game.end, game.over])
  else if (view.endTriggered) rows.push([game.end, game.lastRound])
  return { title: game.title, rows }
}

function landFacts(
  words: FactWords,
  names: Names,
  { view, names: players }: Context,
  slot: number,
): FactGroup {
  const land = view.lands[slot]
  const where = slotSquares(slot)
  if (land === null) return { title: `${words.emptySlot} (${where})`, rows: [] }
  const rows = SQUARES_OF[slot].map((square): Row => {
    const { coins, markers } = view.squares[square]
    const parts = [
      markers.length === 0
        ? words.freeSquare
        : markersOf(
            words,
            markers.map((owner) => players[owner]),
          ),
      ...(coins === 0 ? [] : [words.countCoins(coins)]),
    ]
    return [squareName(square), parts.join(', ')]
  })
  return { title: `${names.land(land).nom} (${where})`, rows }
}

function playerFacts(
  words: FactWords,
  pack: RoamPack,
  names: Names,
  { view, names: players }: Context,
  seat: Seat,
): FactGroup {
  const player = view.players[seat]
  const faces = [...pack.characters, ...pack.starters]
  const list = (parts: readonly string[]): string => (parts.length === 0 ? words.none : parts.join('; '))
  const characters = (up: boolean): string =>
    list(
      player.party
        .filter(({ faceUp }) => faceUp === up)
        .map(({ character }) => {
          const { points, shape } = faces[character]
          const drawn = shape.join('')
          const cells = cellsOf(words, drawn.split('X').length - 1, drawn.split('o').length - 1)
          return `${names.character(character).nom} (${cells}, ${words.countPoints(points)})`
        }),
    )
  const artifacts = (up: boolean): string =>
    list(
      player.artifacts
        .filter(({ faceUp }) => faceUp === up)
        .map(({ artifact }) => {
          const { ability, points } = pack.artifacts[artifact]
          const name = names.artifact(artifact).nom
          return `${name} (${words.abilities[ability]}, ${words.countPoints(points)})`
        }),
    )
  const rows: Row[] = [
    [words.score, String(player.score)],
    [words.coins, String(player.coins)],
    [words.supply, String(player.supply)],
    [words.colour, words.colours[player.colour]],
    [words.edge, words.edges[player.edge]],
    [words.ready, characters(true)],
    [words.used, characters(false)],
  ]
  if (view.mode === 'full') {
    rows.push([words.readyArtifacts, artifacts(true)], [words.usedArtifacts, artifacts(false)])
  }
  return { title: players[seat], rows }
}

function rowFacts(words: FactWords, pack: RoamPack, names: Names, view: RoamView): FactGroup {
  const rows = view.artifactRow.map((artifact): Row => {
    const { ability, price, points } = pack.artifacts[artifact]
    const facts = [words.abilities[ability], words.price(price), words.countPoints(points)]
    return [names.artifact(artifact).nom, facts.join(', ')]
  })
  return { title: words.row, rows: [...rows, [words.artifactPile, words.countCards(view.artifactPileSize)]] }
}

/** The owners of the markers on a square, from below. */
const markersOf = (words: FactWords, [below, above]: readonly string[]): string =>
  above === undefined ? words.marker(below) : words.stack(below, above)

/** The cells of a shape, solid and hollow. */
const cellsOf = (words: FactWords, solid: number, hollow: number): string =>
  hollow === 0 ? words.countCells(solid) : `${words.countCells(solid)}, ${words.countGaps(hollow)}`
