import { ENCOUNTERS, type EncounterKind, type Mode, type Special } from '../content/schema.ts'
import { mapTileAt, RUINED } from './fields.ts'
import { slotOf } from './map.ts'
import type { MapTileFace, Printed } from './printed.ts'
import type { Euthia } from './state.ts'
import type { EuthiaCourse } from './steps/step.ts'

/** Cards of an encounter that lie open (EU-941). */
const OPEN = 2
const CARDS_ALONE = 3
const MORE_THAN_PLAYERS = 2
const REWARDED = ['hunter', 'armourer', 'sorceress'] as const

/** The encounters of a tile: on its hexes, or in the centre of the fortress and of the lord's seat (EU-320). */
function encountersOf({ hexes, special }: MapTileFace): EncounterKind[] {
  const centre = special === undefined ? [] : CENTRES[special]
  return [...hexes.flatMap(({ encounter }) => encounter ?? []), ...centre]
}

const CENTRES: Readonly<Record<Special, readonly EncounterKind[]>> = {
  church: [],
  tower: [],
  fortress: ['fortress'],
  lord: ['lord'],
  legend: [],
}

/** The encounter whose quests are fulfilled on a field of a tile, or null; slot 3 is the centre. */
function encounterAt({ hexes, special }: MapTileFace, slot: number): EncounterKind | null {
  if (slot < hexes.length) return hexes[slot].encounter ?? null
  return special === undefined ? null : (CENTRES[special][0] ?? null)
}

/** The encounter of a field of the map; what was destroyed has none. */
export const encounterOn = (printed: Printed, { map }: Euthia, field: number): EncounterKind | null =>
  map.rubble[field] >= RUINED ? null : encounterAt(mapTileAt(printed, map, field), slotOf(field))

/** A tile with an encounter brings its cards into play (EU-309, EU-941, EU-942, EU-1206 to EU-1208). */
export function openEncounters(printed: Printed, state: Euthia, tile: number, course: EuthiaCourse): void {
  for (const kind of encountersOf(printed.pack.mapTiles[tile])) openEncounter(printed, state, kind, course)
}

function openEncounter(printed: Printed, state: Euthia, kind: EncounterKind, course: EuthiaCourse): void {
  const place = ENCOUNTERS.indexOf(kind)
  const cards = encounterCardsFor(printed, state.mode, place).slice()
  const deck = course.random.shuffle(cards).slice(0, cardsOf(state))
  const encounter = state.encounters[place]
  encounter.deck = deck
  encounter.open = []
  turnUp(encounter)
  if (kind !== 'hunter' && kind !== 'armourer' && kind !== 'sorceress') return
  if (isForAlone(printed, state.mode, place)) return
  state.rewards[REWARDED.indexOf(kind)] = course.random.shuffle(printed.bySource[kind].slice())
}

/** Alone and together an encounter with cards of its own for that uses them (EU-1206, EU-1208). */
const isForAlone = ({ encountersAlone }: Printed, mode: Mode, place: number): boolean =>
  mode !== 'competitive' && encountersAlone[place].length > 0

/** The cards from which the deck of an encounter is drawn, by its place in ENCOUNTERS (EU-103, EU-941, EU-1206). */
export const encounterCardsFor = (printed: Printed, mode: Mode, place: number): readonly number[] =>
  (isForAlone(printed, mode, place) ? printed.encountersAlone : printed.encounters)[place]

/** Players + 2 around a table; three alone, and together unless it was agreed otherwise (EU-941, EU-1207, EU-R85). */
const cardsOf = ({ mode, players, coopEncounterCards }: Euthia): number =>
  mode === 'competitive' || (mode === 'cooperative' && coopEncounterCards === 1)
    ? players.length + MORE_THAN_PLAYERS
    : CARDS_ALONE

function turnUp({ deck, open }: { deck: number[]; open: number[] }): void {
  while (open.length < OPEN) {
    const card = deck.pop()
    if (card === undefined) return
    open.push(card)
  }
  open.sort((a, b) => a - b)
}

/** At the end of a turn each encounter has two cards face up again, as far as its deck lasts (EU-217, EU-222, EU-945). */
export function refillEncounters(state: Euthia): void {
  for (const encounter of state.encounters) turnUp(encounter)
}
