import { say } from '@vyprava/module/say.ts'
import type { Sentence } from '@vyprava/module/words.ts'
import type * as en from '../en/telling.ts'
import { ABILITY_NAMES, coins, coinsAcc, markers, points, SLOT_PLACES, towers } from './counts.ts'

export const ENDINGS: en.Endings = {
  tenCards: 'V jednej družine je desať kariet a kolo je dohrané.',
  idle: 'Tri celé kolá po sebe sa na mape nepohol ani jeden žetón.',
  barren: 'Pätnásť celých kôl po sebe sa nezaplnila žiadna karta.',
}

export const groups: typeof en.groups = {
  auction: 'Dražba',
  purchase: 'Nákup',
  artifacts: 'Artefakty',
  finish: 'Dokončiť',
  markers: 'Žetóny',
  gaps: 'Prázdne miesta',
  place: 'Miesto na tvar',
  completed: 'Zaplnené karty',
  rest: 'Odpočinok',
  shift: 'Posun žetónu',
  characters: 'Postavy',
}

export const actions: en.ActionWords = {
  coins,
  ownMarker: 'svoj žetón',
  markerOf: (player) => `žetón (${player})`,
  bid: (offer) => `Ponúknuť ${coinsAcc(offer)}`,
  buy: (artifact, price, ability, worth) =>
    `Kúpiť ${artifact} za ${coinsAcc(price)} (${ABILITY_NAMES[ability]}, ${points(worth)})`,
  coin: `${ABILITY_NAMES.coin}: vziať si 1 mincu`,
  placeNothing: 'Nepoložiť nič',
  done: 'Položiť žetóny a pokračovať',
  endMain: 'Pokračovať bez ďalších žetónov',
  endTurn: 'Ukončiť ťah',
  fill: (square) => `Položiť žetón na ${square}`,
  flipDown: (character) => `${ABILITY_NAMES.flipCard}: otočiť ${character} lícom nadol`,
  flipUp: (character) => `${ABILITY_NAMES.flipCard}: otočiť ${character} lícom nahor`,
  freeGap: (square) => `${ABILITY_NAMES.freeGap}: zaplniť ${square}`,
  freeGapReplace: (square, marker) => `${ABILITY_NAMES.freeGap}: na ${square} nahradiť ${marker}`,
  gap: (square, price) => `Zaplniť ${square} za ${coinsAcc(price)}`,
  gapReplace: (square, marker, price) => `Na ${square} nahradiť ${marker} za ${coinsAcc(price)}`,
  pass: 'Pasovať',
  place: 'Položiť tvar',
  placeOver: (squares) => `Položiť tvar cez obsadené políčka: ${squares}`,
  tooFew: (count) => `máš len ${markers(count)}`,
  occupied: (squares) => `obsadené ${squares}`,
  skips: (squares) => `vynechá ${squares}`,
  replace: (square, marker) => `${ABILITY_NAMES.replace}: na ${square} nahradiť ${marker}`,
  resolve: 'Vyhodnotiť kartu',
  resolveLand: (land) => `Vyhodnotiť kartu ${land}`,
  restFree: 'Odpočinúť si zadarmo',
  rest: (price) => `Odpočinúť si za ${coinsAcc(price)}`,
  rotate: `${ABILITY_NAMES.rotate}: otočiť tvar o 90° v smere hodinových ručičiek`,
  shift: (marker, from, to) => `Posunúť ${marker} z ${from} na ${to}`,
  stack: (square) => `Postaviť vežičku na ${square}`,
  use: (character) => `Použiť postavu ${character}`,
}

/** In the present tense: no verb then asks for the gender of a player. */
export const events: en.EventWords = {
  and: 'a',
  gain: (taken) => `a berie ${coinsAcc(taken)}`,
  rested: (who) => say`${who} odpočíva a otáča všetky karty lícom nahor.`,
  restedFor: (who, paid) => say`${who} platí ${coinsAcc(paid)}, odpočíva a otáča všetky karty lícom nahor.`,
  used: (who, character) => say`${who} používa postavu ${character}.`,
  rotated: (who, by, inAll) => say`${who} používa ${by} a otáča tvar o 90°${inAll}.`,
  turnedInAll: (degrees) => `spolu o ${degrees}°`,
  placedOver: (who) => say`${who} kladie tvar cez samé obsadené políčka a nepridáva žiadny žetón.`,
  placed: (who, count, squares, gain) => say`${who} kladie ${markers(count)} (${squares})${gain}.`,
  stacked: (count, squares) => `Stavia ${towers(count)}: ${squares}.`,
  replaced: (square, by, owner) => say`Na ${square} používa ${by} a nahrádza cudzí žetón (${owner}).`,
  placedNothing: (who) => say`${who} nekladie žiadny žetón.`,
  gapPaid: (who, paid, square, gain) =>
    say`${who} platí ${coinsAcc(paid)} za prázdne miesto ${square}${gain}.`,
  gapFree: (who, by, square, gain) =>
    say`${who} používa ${by}${gain === '' ? ' a' : ','} zapĺňa prázdne miesto ${square}${gain}.`,
  coinTaken: (who, by) => say`${who} používa ${by} a berie 1 mincu.`,
  flippedUp: (who, by, character) => say`${who} používa ${by} a otáča ${character} lícom nahor.`,
  flippedDown: (who, by, character) => say`${who} používa ${by} a otáča ${character} lícom nadol.`,
  ownMarker: 'svoj žetón',
  rivalMarker: (owner) => say`cudzí žetón (${owner})`,
  shifted: (who, by, marker, from, to) => say`${who} používa ${by} a posúva ${marker} z ${from} na ${to}.`,
  patrolGained: (who, square, patrol) => say`${who} obkľučuje žetón na ${square} a získava ${patrol}.`,
  tallies: (counts) =>
    counts.reduce<Sentence>(
      (before, { who, count }, index) => say`${before}${index === 0 ? '' : ', '}${who}: ${count}`,
      [],
    ),
  completed: (slot, counts) => say`Karta ${SLOT_PLACES[slot]} je zaplnená. Žetóny: ${counts}.`,
  auctionOpened: (slot, bidders) => say`Zhoda: kartu ${SLOT_PLACES[slot]} dražia ${bidders}.`,
  bid: (who, offer) => say`${who} ponúka ${coinsAcc(offer)}.`,
  passed: (who) => say`${who} pasuje.`,
  passedForced: (who) => say`${who} nemá dosť mincí na vyššiu ponuku a pasuje.`,
  found: (who, land, character) => say`${who} nachádza v krajine ${land} novú posilu: ${character}.`,
  paidFor: (who, paid, land, character) =>
    say`${who} platí ${coinsAcc(paid)} a nachádza v krajine ${land} novú posilu: ${character}.`,
  staysEmpty: (slot) => say`Doberací balíček je prázdny, pozícia ${SLOT_PLACES[slot]} zostáva neobsadená.`,
  newLand: (slot, land) => say`Nová krajina ${SLOT_PLACES[slot]} mapy: ${land}.`,
  consolation: (who) => say`${who} dostáva mincu útechy.`,
  endTriggered: (who) => say`${who} má desiatu kartu. Kolo sa dohrá a hra sa skončí.`,
  artifactBought: (who, artifact, paid) => say`${who} kupuje ${artifact} za ${coinsAcc(paid)}.`,
  newInRow: (artifact) => say`Nové v ponuke: ${artifact}.`,
  ended: (reason, winners, count, score) =>
    say`Koniec hry. ${ENDINGS[reason]} ${count === 1 ? 'Víťazí' : 'Víťazia'} ${winners} (${points(score)}).`,
}

const GAPS = (price: number): string => `prázdne miesta tvaru (každé za ${coinsAcc(price)})`

export const prompts: en.PromptWords = {
  ask: {
    rest: 'Všetky tvoje postavy ležia lícom nadol: odpočiň si, alebo predtým ešte použi artefakt.',
    characterOrRest: (price) => `Vyber postavu, ktorú použiješ, alebo si za ${coinsAcc(price)} odpočiň.`,
    character: 'Vyber postavu, ktorú použiješ.',
    place: (character) => say`Vyber na mape miesto na tvar ${character}.`,
    fill: (count) => `Žetóny nestačia na všetky voľné políčka: vyber, kam dáš ${markers(count)}.`,
    stack: 'Vyber obsadené políčka, kde postavíš vežičku, alebo kladenie dokonči.',
    replace: 'Vyber obsadené políčka, kde nahradíš súperov žetón, alebo kladenie dokonči.',
    replaceOrStack:
      'Vyber obsadené políčka, kde nahradíš súperov žetón alebo postavíš vežičku, alebo kladenie dokonči.',
    gaps: (price) => `Môžeš zaplniť ${GAPS(price)}, alebo pokračuj ďalej.`,
    gapsOrArtifact: (price) => `Môžeš zaplniť ${GAPS(price)} alebo použiť artefakt, inak pokračuj ďalej.`,
    resolve: 'Vyber, ktorá zaplnená karta sa vyhodnotí ako ďalšia.',
    card: 'kartu',
    cardOf: (land) => say`kartu ${land}`,
    bid: (card) => say`Dražíš ${card}: ponúkni mince, hoci aj 0, alebo pasuj.`,
    bidAtLeast: (card, least) => say`Dražíš ${card}: ponúkni aspoň ${coinsAcc(least)}, alebo pasuj.`,
    useOrBuy: 'Môžeš použiť svoj artefakt alebo kúpiť nový, inak ukonči ťah.',
    buy: 'Môžeš kúpiť jeden artefakt z ponuky, alebo ukonči ťah.',
  },
  wait: {
    rest: (player) => say`Čakáme, kým si ${player} odpočinie.`,
    character: (player) => say`Čakáme, kým ${player} vyberie postavu.`,
    place: (player, character) => say`Čakáme, kým ${player} položí tvar postavy ${character}.`,
    fill: (player) => say`Čakáme, kým ${player} vyberie políčka na posledné žetóny.`,
    choose: (player) => say`Čakáme, kým ${player} dokončí kladenie žetónov.`,
    gaps: (player) => say`Čakáme, kým ${player} dokončí hlavnú časť ťahu.`,
    resolve: (player) => say`Čakáme, kým ${player} vyberie zaplnenú kartu na vyhodnotenie.`,
    bid: (player, card) => say`Čakáme, čo za ${card} ponúkne ${player}.`,
    purchase: (player) => say`Čakáme, kým ${player} nakúpi alebo ukončí ťah.`,
  },
}
