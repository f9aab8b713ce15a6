import type { BoardLabels } from './type.ts'

const COLOURS = ['zelená', 'červená', 'žlutá', 'modrá', 'šedá']
const SIDES = ['les', 'hory', 'louka', 'oceán', 'cesta', 'diamant']
const STATES = { sunk: 'neúplné', complete: 'úplné', found: 'nalezeno', fresh: 'tahem ho najdeš' }
const GEMS = ['nezískaný', 'získaný', 'vybarvený', 'použitý']

/** "ze 3", "ze 6", "ze 16", "ze 30", but "z 20": as the number is spoken. */
const from = (all: number): string =>
  /^(?:[3467]|1[67]|[3467]\d)$/.test(String(all)) ? `ze ${all}` : `z\u00a0${all}`

export const cs: BoardLabels = {
  map: 'Mapa',
  compass: 'Kompas',
  hex({ place, land, colour, fresh, start, part, sites, beside, begun, lit, support }) {
    return [
      place,
      land,
      ...(colour === null ? [] : [`${COLOURS[colour]}${fresh ? ', vybarveno v\u00a0tomto tahu' : ''}`]),
      ...(start ? ['tvůj start'] : []),
      ...(part === null ? [] : [`leží tu část ${part}`]),
      ...(sites.length === 0 ? [] : [`vejde se sem ${sites.join(', ')}`]),
      ...(beside.length === 0 ? [] : [`může patřit k\u00a0${beside.join(', ')}`]),
      ...(begun === null ? [] : [`vybráno, ${COLOURS[begun]}`]),
      ...(lit ? ['smíš'] : []),
      ...(support.length === 0 ? [] : [`opora ${support.join(' a\u00a0')}`]),
    ].join(', ')
  },
  belongs: ({ sites, beside }) =>
    [
      ...(sites.length === 0 ? [] : [`vejde se sem ${sites.join(', ')}`]),
      ...(beside.length === 0 ? [] : [`může patřit k\u00a0${beside.join(', ')}`]),
    ].join(' · '),
  field({ place, side, colour, parts, begun, lit }) {
    return [
      `pole ${place}`,
      `strana ${SIDES[side]}`,
      begun !== null ? `vybráno, ${COLOURS[begun]}` : colour === null ? 'prázdné' : COLOURS[colour],
      `u\u00a0${parts.join(', ')}`,
      ...(lit ? ['smíš'] : []),
    ].join(', ')
  },
  letter: ({ letter, name, state, filled }) =>
    `${letter}, ${name}: ${STATES[state]}${state === 'sunk' ? `, ${filled} ${from(6)}` : ''}`,
  gains({ character, identity, hints, diamonds, minus, round, rounds }) {
    return [
      ...(character === null ? [] : [character]),
      ...(identity === null ? [] : [`identita ${SIDES[identity]}`]),
      `dílky ${round} ${from(rounds)}`,
      ...(hints === null ? [] : [`nápovědy ${hints}`]),
      ...(diamonds === null ? [] : [`diamanty ${diamonds}`]),
      `minusové body ${minus}`,
    ].join(', ')
  },
  colours: COLOURS,
  sides: SIDES,
  hints: 'Nápovědy',
  wreck: 'vrak',
  diamonds: 'Diamanty',
  diamondSources: ['kompas', 'sada', 'sada 2'],
  diamond: (source, state, colour) =>
    `Diamant, ${source}: ${GEMS[state]}${colour === null ? '' : `, ${COLOURS[colour]}`}`,
  painted: 'Barvy',
  minusPoints: 'Minusové body',
  minus: 'Minus',
  outOf: (count, all) => `${count} ${from(all)}`,
  challenges: 'Výzvy',
  each: (points) => `po ${points} bodech`,
  challengeNames: ['louky', 'lesy', 'oceán', 'města', 'hory', 'cesty', 'okraj', 'bez minusu'],
  mayChoose: 'smíš',
  leansOn: 'opora',
  begun: 'teď kreslíš',
  mayLie: 'kam se část vejde, co jí chybí',
  sites: 'Místa částí',
  turnToCompass: 'Otevřít kompas',
  turnToMap: 'Zpět na mapu',
  mapAt: (place) => `Mapa u\u00a0${place}`,
  fieldsOf: (letter) => `Pole písmene ${letter} v\u00a0kompasu`,
  neighboursOf: (place) => `Sousedé pole ${place}`,
  missing: 'chybí',
  letterNote: (state, missing) =>
    state === 'found'
      ? 'nalezena'
      : state === 'fresh'
        ? 'tahem ji najdeš'
        : missing > 0
          ? `chybí ${missing}`
          : 'hledá místo',
  fan: (place) => `Barva pro ${place}`,
}
