import type { BoardLabels } from './type.ts'

const COLOURS = ['zelená', 'červená', 'žltá', 'modrá', 'sivá']
const SIDES = ['les', 'hory', 'lúka', 'oceán', 'cesta', 'diamant']
const STATES = { sunk: 'neúplné', complete: 'úplné', found: 'nájdené', fresh: 'ťahom ho nájdeš' }
const GEMS = ['nezískaný', 'získaný', 'vyfarbený', 'použitý']

/** "zo 4", "zo 6", "zo 16", but "z 20": as the number is spoken. */
const from = (all: number): string =>
  /^(?:[467]|1[467]|[467]\d)$/.test(String(all)) ? `zo ${all}` : `z\u00a0${all}`

export const sk: BoardLabels = {
  map: 'Mapa',
  compass: 'Kompas',
  hex({ place, land, colour, fresh, start, part, sites, beside, begun, lit, support }) {
    return [
      place,
      land,
      ...(colour === null ? [] : [`${COLOURS[colour]}${fresh ? ', vyfarbené v\u00a0tomto ťahu' : ''}`]),
      ...(start ? ['tvoj štart'] : []),
      ...(part === null ? [] : [`leží tu časť ${part}`]),
      ...(sites.length === 0 ? [] : [`zmestí sa sem ${sites.join(', ')}`]),
      ...(beside.length === 0 ? [] : [`môže patriť k\u00a0${beside.join(', ')}`]),
      ...(begun === null ? [] : [`vybrané, ${COLOURS[begun]}`]),
      ...(lit ? ['smieš'] : []),
      ...(support.length === 0 ? [] : [`opora ${support.join(' a\u00a0')}`]),
    ].join(', ')
  },
  belongs: ({ sites, beside }) =>
    [
      ...(sites.length === 0 ? [] : [`zmestí sa sem ${sites.join(', ')}`]),
      ...(beside.length === 0 ? [] : [`môže patriť k\u00a0${beside.join(', ')}`]),
    ].join(' · '),
  field({ place, side, colour, parts, begun, lit }) {
    return [
      `pole ${place}`,
      `strana ${SIDES[side]}`,
      begun !== null ? `vybrané, ${COLOURS[begun]}` : colour === null ? 'prázdne' : COLOURS[colour],
      `pri ${parts.join(', ')}`,
      ...(lit ? ['smieš'] : []),
    ].join(', ')
  },
  letter: ({ letter, name, state, filled }) =>
    `${letter}, ${name}: ${STATES[state]}${state === 'sunk' ? `, ${filled} ${from(6)}` : ''}`,
  gains({ character, identity, hints, diamonds, minus, round, rounds }) {
    return [
      ...(character === null ? [] : [character]),
      ...(identity === null ? [] : [`identita ${SIDES[identity]}`]),
      `dieliky ${round} ${from(rounds)}`,
      ...(hints === null ? [] : [`nápovedy ${hints}`]),
      ...(diamonds === null ? [] : [`diamanty ${diamonds}`]),
      `mínusové body ${minus}`,
    ].join(', ')
  },
  colours: COLOURS,
  sides: SIDES,
  hints: 'Nápovedy',
  wreck: 'vrak',
  diamonds: 'Diamanty',
  diamondSources: ['kompas', 'sada', 'sada 2'],
  diamond: (source, state, colour) =>
    `Diamant, ${source}: ${GEMS[state]}${colour === null ? '' : `, ${COLOURS[colour]}`}`,
  painted: 'Farby',
  minusPoints: 'Mínusové body',
  minus: 'Mínus',
  outOf: (count, all) => `${count} ${from(all)}`,
  challenges: 'Výzvy',
  each: (points) => `po ${points} bodov`,
  challengeNames: ['lúky', 'lesy', 'oceán', 'mestá', 'hory', 'cesty', 'okraj', 'bez mínusu'],
  mayChoose: 'smieš',
  leansOn: 'opora',
  begun: 'teraz kreslíš',
  mayLie: 'kam sa časť zmestí, čo jej chýba',
  sites: 'Miesta častí',
  turnToCompass: 'Otvoriť kompas',
  turnToMap: 'Späť na mapu',
  mapAt: (place) => `Mapa pri ${place}`,
  fieldsOf: (letter) => `Polia písmena ${letter} v\u00a0kompase`,
  neighboursOf: (place) => `Susedia poľa ${place}`,
  missing: 'chýba',
  letterNote: (state, missing) =>
    state === 'found'
      ? 'nájdená'
      : state === 'fresh'
        ? 'ťahom ju nájdeš'
        : missing > 0
          ? `chýba ${missing}`
          : 'hľadá miesto',
  fan: (place) => `Farba pre ${place}`,
}
