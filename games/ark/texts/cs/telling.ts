import { say } from '@vyprava/module/say.ts'
import type { ActionWords, Endings, EventWords, PromptWords } from '../en/telling.ts'
import {
  COLOUR_NAMES,
  COLOURS_ACC,
  COLOURS_HOW,
  COLOURS_LOC,
  DIRECTIONS,
  fieldName,
  fields,
  hexes,
  hexesLoc,
  hintsAcc,
  lettersOf,
  minusPoints,
  outOf,
  partsAcc,
  points,
  SIDE_NAMES,
} from './counts.ts'
import { DIAMOND_SOURCES, POWERS, STARTS } from './table.ts'

export const ENDINGS: Endings = { found: 'Archa je nalezená.', time: 'Čas vypršel.' }

export const actions: ActionWords = {
  group: {
    character: 'Postavy',
    colourDiamond: 'Vybarvit diamant',
    convert: 'Proměna',
    endMove: 'Dokončit',
    endTurn: 'Dokončit',
    fill: (side) => `Kompas: ${SIDE_NAMES[side].toLowerCase()} (${DIRECTIONS[side]})`,
    meadow: 'Louka navíc',
    name: 'Barva tahu',
    paint: 'Mapa',
    shift: 'Změnit barvu',
    skip: 'Vynechat',
    start: 'Výchozí pole',
    system: 'Nápovědy, nebo diamanty',
    terraform: (colour) => `Teraformace: ${COLOUR_NAMES[colour]}`,
  },
  colours: COLOUR_NAMES,
  character: (name, start, power) => `${name}: začíná ${STARTS[start]}; ${POWERS[power]}`,
  colourDiamond: (colour) => `Vybarvit diamant ${COLOURS_HOW[colour]}`,
  convert: (hex) => `Proměnit les ${hex} ve město (šedě)`,
  endMove: (painted) => `Dokončit pohyb po ${hexesLoc(painted)}`,
  endTurn: 'Ukončit tah',
  fill: (field, colour, bonus) =>
    `${fieldName(field)}: ${COLOUR_NAMES[colour]} pro ${lettersOf(field)} (${bonus})`,
  diamondSide: (filled) => `strana diamantu ${filled} ze 4`,
  allowance: (side, allowance) => `${COLOUR_NAMES[side]}: rozsah ${allowance}`,
  meadow: (hex) => `Navštívit navíc louku ${hex}`,
  name: (colour) => `Zvolit ${COLOURS_ACC[colour]}`,
  reach: (allowance, targets) => `až ${hexes(allowance)}, na dosah ${targets}`,
  paint: (place) => `Vybarvit ${place}`,
  paintIn: (place, colour) => `Vybarvit ${place} ${COLOURS_HOW[colour]}`,
  shift: (colour, paid) => `Změnit barvu na ${COLOURS_ACC[colour]} za ${hintsAcc(paid)}`,
  skip: 'Vynechat za jeden minusový bod',
  start: (place, around) => `Začít na ${place}; kolem: ${around}`,
  system: { hints: 'Hrát s nápovědami', diamonds: 'Hrát s diamanty' },
}

/** In the present tense: no verb then asks for the gender of a player. */
export const events: EventWords = {
  and: 'a',
  how: COLOURS_HOW,
  points,
  characterChosen: (who, character) => say`${who} hraje za ${character}.`,
  identityRolled: (who, colour) => say`${who} má barvu identity: ${COLOUR_NAMES[colour]}.`,
  systemChosen: {
    hints: (who) => say`${who} hraje s nápovědami.`,
    diamonds: (who) => say`${who} hraje s diamanty.`,
  },
  started: (who, hex, terrain) => say`${who} začíná na ${hex} (${terrain}).`,
  firstPlayer: (who) => say`Začíná ${who}.`,
  named: (who, colour) => say`${who} volí ${COLOURS_ACC[colour]}.`,
  namedWild: (who, colour) => say`Žolík: ${who} volí ${COLOURS_ACC[colour]}.`,
  namedForOthers: (who, colour) => say`${who} volí ${COLOURS_ACC[colour]} pro ostatní.`,
  dieRolls: 'Na kostce padá',
  dieRollsFor: (who) => say`${who} nevolí, hází se kostkou:`,
  isWild: 'Je to žolík.',
  isColour: (colour) => `Barva tahu je ${COLOUR_NAMES[colour]}.`,
  stuck: (who, slot) => say`${who} nemá kam jít a označuje dílek ${slot} bez barvy.`,
  moved: (who, colour, hexes, slot) =>
    say`${who} se pohybuje v ${COLOURS_LOC[colour]}: ${hexes} (dílek ${slot}).`,
  answered: (who, colour, hexes, slot) =>
    say`${who} odpovídá pohybem v ${COLOURS_LOC[colour]}: ${hexes} (dílek ${slot}).`,
  shifted: (who, from, to, paid) =>
    say`${who} mění ${COLOURS_ACC[from]} na ${COLOURS_ACC[to]} za ${hintsAcc(paid)}.`,
  meadowVisited: (who, hex) => say`${who} navštěvuje louku navíc: ${hex}.`,
  filled: (who, field, colour) =>
    say`${who} vybarvuje políčko ${fieldName(field)} ${COLOURS_HOW[colour]} (pro ${lettersOf(field)}).`,
  skipped: (who, total) => say`${who} vynechává. Celkem: ${minusPoints(total)}.`,
  movedWithFull: (who, total) => say`${who} se pohybuje s plným kompasem. Celkem: ${minusPoints(total)}.`,
  hintInWreck: (who, now) => say`${who} nachází nápovědu ve vraku a má ${hintsAcc(now)}.`,
  hintFromCounter: (who, now) => say`${who} získává nápovědu z počítadla kol a má ${hintsAcc(now)}.`,
  diamondEarned: (who, diamond) => say`${who} získává diamant: ${DIAMOND_SOURCES[diamond]}.`,
  diamondColoured: (who, colour) => say`${who} vybarvuje diamant ${COLOURS_HOW[colour]}.`,
  terraformed: (who, hex, colour) => say`${who} používá diamant a vybarvuje ${hex} ${COLOURS_HOW[colour]}.`,
  converted: (who, hex) => say`${who} proměňuje les ${hex} ve město.`,
  partsFound: (who, found, all) => say`${who} nachází ${partsAcc(found)} Archy. Celkem: ${all} ze 7.`,
  outOfTime: (who) => say`${who} končí, čas vypršel.`,
  finished: (who) => say`${who} má celou Archu.`,
  ended: (reason, how) => say`Konec hry. ${ENDINGS[reason]} ${how}`,
  together: (won, scores) => say`${won ? 'Výprava uspěla.' : 'Výprava neuspěla.'} Skóre: ${scores}.`,
  winners: (count, scores) => say`${count === 1 ? 'Vítězí' : 'Společně vítězí'} ${scores}.`,
}

const LATE = { diamond: 'diamant', acorn: 'žalud', both: 'diamant i\u00a0žalud' }

export const prompts: PromptWords = {
  and: 'a',
  character: 'Vyber si postavu.',
  system: 'Budeš hrát s nápovědami, nebo s diamanty?',
  start: (character, start) => say`Vyber výchozí pole. ${character} začíná ${STARTS[start]}.`,
  field: (count, identity) =>
    `Vybarvi ${fields(count)} kompasu barvou své identity (${COLOUR_NAMES[identity]}).`,
  name: 'Jsi na tahu: zvol barvu, ve které budeš cestovat.',
  nameWild: 'Žolík: zvol kteroukoli barvu.',
  nameForOthers: 'Zvol pro ostatní kteroukoli barvu.',
  paintFirst: (colour, most) => `Vybarvi první pole v ${COLOURS_LOC[colour]}. Smíš až ${hexes(most)}.`,
  paintMore: (colour, painted, most) =>
    `Vybarvi další pole v ${COLOURS_LOC[colour]} (${painted} ${outOf(most)}), nebo pohyb dokonči.`,
  after: (late) => `Pohyb máš hotový. Ještě smíš použít ${LATE[late]}, nebo tah ukonči.`,
  useShifted: {
    solo: (colour) => `Teď použij ${COLOURS_ACC[colour]}: vybarvi políčko kompasu.`,
    others: (colour) => `Teď použij ${COLOURS_ACC[colour]}: pohni se, nebo vybarvi políčko kompasu.`,
  },
  dieSays: (colour) => `Na kostce je ${COLOUR_NAMES[colour]}.`,
  says: (who, colour) => say`${who} volí ${COLOURS_ACC[colour]}.`,
  answer: { solo: 'Zapíšeš ji do kompasu, nebo vynecháš?', others: 'Jak odpovíš?' },
  meadowFirst: 'Předtím můžeš navštívit louku navíc.',
  waiting: {
    choosing: (players) => say`Čekáme, až si postavu vybere ${players}.`,
    preparing: (players) => say`Čekáme, až se připraví ${players}.`,
    naming: (players) => say`Čekáme, jakou barvu zvolí ${players}.`,
    moving: (players) => say`Čekáme, kam se pohne ${players}.`,
    ending: (players) => say`Čekáme, až tah ukončí ${players}.`,
    answering: (players) => say`Čekáme, jak odpoví ${players}.`,
  },
}
