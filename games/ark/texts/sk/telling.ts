import { say } from '@vyprava/module/say.ts'
import type { ActionWords, Endings, EventWords, PromptWords } from '../en/telling.ts'
import {
  COLOUR_NAMES,
  COLOURS_ACC,
  COLOURS_HOW,
  COLOURS_INS,
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

export const ENDINGS: Endings = { found: 'Archa je nájdená.', time: 'Čas vypršal.' }

export const actions: ActionWords = {
  group: {
    character: 'Postavy',
    colourDiamond: 'Vyfarbiť diamant',
    convert: 'Premena',
    endMove: 'Dokončiť',
    endTurn: 'Dokončiť',
    fill: (side) => `Kompas: ${SIDE_NAMES[side].toLowerCase()} (${DIRECTIONS[side]})`,
    meadow: 'Lúka navyše',
    name: 'Farba ťahu',
    paint: 'Mapa',
    shift: 'Zmeniť farbu',
    skip: 'Vynechať',
    start: 'Východiskové pole',
    system: 'Nápovedy, alebo diamanty',
    terraform: (colour) => `Teraformácia: ${COLOUR_NAMES[colour]}`,
  },
  colours: COLOUR_NAMES,
  character: (name, start, power) => `${name}: začína ${STARTS[start]}; ${POWERS[power]}`,
  colourDiamond: (colour) => `Vyfarbiť diamant ${COLOURS_HOW[colour]}`,
  convert: (hex) => `Premeniť les ${hex} na mesto (nasivo)`,
  endMove: (painted) => `Dokončiť pohyb po ${hexesLoc(painted)}`,
  endTurn: 'Ukončiť ťah',
  fill: (field, colour, bonus) =>
    `${fieldName(field)}: ${COLOUR_NAMES[colour]} pre ${lettersOf(field)} (${bonus})`,
  diamondSide: (filled) => `strana diamantu ${filled} zo 4`,
  allowance: (side, allowance) => `${COLOUR_NAMES[side]}: rozsah ${allowance}`,
  meadow: (hex) => `Navštíviť navyše lúku ${hex}`,
  name: (colour) => `Zvoliť ${COLOURS_ACC[colour]}`,
  reach: (allowance, targets) => `až ${hexes(allowance)}, na dosah ${targets}`,
  paint: (place) => `Vyfarbiť ${place}`,
  paintIn: (place, colour) => `Vyfarbiť ${place} ${COLOURS_HOW[colour]}`,
  shift: (colour, paid) => `Zmeniť farbu na ${COLOURS_ACC[colour]} za ${hintsAcc(paid)}`,
  skip: 'Vynechať za jeden mínusový bod',
  start: (place, around) => `Začať na ${place}; v okolí: ${around}`,
  system: { hints: 'Hrať s nápovedami', diamonds: 'Hrať s diamantmi' },
}

/** In the present tense: no verb then asks for the gender of a player. */
export const events: EventWords = {
  and: 'a',
  how: COLOURS_HOW,
  points,
  characterChosen: (who, character) => say`${who} hrá za ${character}.`,
  identityRolled: (who, colour) => say`${who} má farbu identity: ${COLOUR_NAMES[colour]}.`,
  systemChosen: {
    hints: (who) => say`${who} hrá s nápovedami.`,
    diamonds: (who) => say`${who} hrá s diamantmi.`,
  },
  started: (who, hex, terrain) => say`${who} začína na ${hex} (${terrain}).`,
  firstPlayer: (who) => say`Začína ${who}.`,
  named: (who, colour) => say`${who} volí ${COLOURS_ACC[colour]}.`,
  namedWild: (who, colour) => say`Žolík: ${who} volí ${COLOURS_ACC[colour]}.`,
  namedForOthers: (who, colour) => say`${who} volí ${COLOURS_ACC[colour]} pre ostatných.`,
  dieRolls: 'Na kocke padá',
  dieRollsFor: (who) => say`${who}: farbu určuje kocka,`,
  isWild: 'Je to žolík.',
  isColour: (colour) => `Farba ťahu je ${COLOUR_NAMES[colour]}.`,
  stuck: (who, slot) => say`${who} nemá kam ísť a označuje dielik ${slot} bez farby.`,
  moved: (who, colour, hexes, slot) => say`${who} cestuje ${COLOURS_INS[colour]}: ${hexes} (dielik ${slot}).`,
  answered: (who, colour, hexes, slot) =>
    say`${who} odpovedá pohybom po ${COLOURS_LOC[colour]}: ${hexes} (dielik ${slot}).`,
  shifted: (who, from, to, paid) =>
    say`${who} mení ${COLOURS_ACC[from]} na ${COLOURS_ACC[to]} za ${hintsAcc(paid)}.`,
  meadowVisited: (who, hex) => say`${who} navštevuje lúku navyše: ${hex}.`,
  filled: (who, field, colour) =>
    say`${who} vyfarbuje políčko ${fieldName(field)} ${COLOURS_HOW[colour]} (pre ${lettersOf(field)}).`,
  skipped: (who, total) => say`${who} vynecháva. Spolu: ${minusPoints(total)}.`,
  movedWithFull: (who, total) => say`${who} sa pohybuje s plným kompasom. Spolu: ${minusPoints(total)}.`,
  hintInWreck: (who, now) => say`${who} nachádza nápovedu vo vraku a má ${hintsAcc(now)}.`,
  hintFromCounter: (who, now) => say`${who} získava nápovedu z počítadla kôl a má ${hintsAcc(now)}.`,
  diamondEarned: (who, diamond) => say`${who} získava diamant: ${DIAMOND_SOURCES[diamond]}.`,
  diamondColoured: (who, colour) => say`${who} vyfarbuje diamant ${COLOURS_HOW[colour]}.`,
  terraformed: (who, hex, colour) => say`${who} používa diamant a vyfarbuje ${hex} ${COLOURS_HOW[colour]}.`,
  converted: (who, hex) => say`${who} premieňa les ${hex} na mesto.`,
  partsFound: (who, found, all) => say`${who} nachádza ${partsAcc(found)} Archy. Spolu: ${all} zo 7.`,
  outOfTime: (who) => say`${who} končí, čas vypršal.`,
  finished: (who) => say`${who} má celú Archu.`,
  ended: (reason, how) => say`Koniec hry. ${ENDINGS[reason]} ${how}`,
  together: (won, scores) => say`${won ? 'Výprava víťazí.' : 'Výprava prehráva.'} Skóre: ${scores}.`,
  winners: (count, scores) => say`${count === 1 ? 'Víťazí' : 'Spoločne víťazia'} ${scores}.`,
}

const LATE = { diamond: 'diamant', acorn: 'žaluď', both: 'diamant aj žaluď' }

export const prompts: PromptWords = {
  and: 'a',
  character: 'Vyber si postavu.',
  system: 'Budeš hrať s nápovedami, alebo s diamantmi?',
  start: (character, start) => say`Vyber východiskové pole. ${character} začína ${STARTS[start]}.`,
  field: (count, identity) =>
    `Vyfarbi ${fields(count)} kompasu farbou svojej identity (${COLOUR_NAMES[identity]}).`,
  name: 'Si na ťahu: zvoľ farbu, ktorou budeš cestovať.',
  nameWild: 'Žolík: zvoľ ktorúkoľvek farbu.',
  nameForOthers: 'Zvoľ pre ostatných ktorúkoľvek farbu.',
  paintFirst: (colour, most) => `Vyfarbi prvé pole ${COLOURS_HOW[colour]}. Môžeš až ${hexes(most)}.`,
  paintMore: (colour, painted, most) =>
    `Vyfarbi ďalšie pole ${COLOURS_HOW[colour]} (${painted} ${outOf(most)}) alebo pohyb dokonči.`,
  after: (late) => `Pohyb máš hotový. Ešte môžeš použiť ${LATE[late]}, alebo ťah ukonči.`,
  useShifted: {
    solo: (colour) => `Teraz použi ${COLOURS_ACC[colour]}: vyfarbi políčko kompasu.`,
    others: (colour) => `Teraz použi ${COLOURS_ACC[colour]}: pohni sa alebo vyfarbi políčko kompasu.`,
  },
  dieSays: (colour) => `Na kocke je ${COLOUR_NAMES[colour]}.`,
  says: (who, colour) => say`${who} volí ${COLOURS_ACC[colour]}.`,
  answer: { solo: 'Zapíšeš ju do kompasu, alebo vynecháš?', others: 'Ako odpovieš?' },
  meadowFirst: 'Predtým môžeš navštíviť lúku navyše.',
  waiting: {
    choosing: (players) => say`Čakáme, kým si postavu vyberie ${players}.`,
    preparing: (players) => say`Čakáme na prípravu: ${players}.`,
    naming: (players) => say`Čakáme, akú farbu zvolí ${players}.`,
    moving: (players) => say`Čakáme, kam sa pohne ${players}.`,
    ending: (players) => say`Čakáme, kým ťah ukončí ${players}.`,
    answering: (players) => say`Čakáme na odpoveď: ${players}.`,
  },
}
