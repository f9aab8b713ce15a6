import { say } from '@vyprava/module/say.ts'
import type { Sentence } from '@vyprava/module/words.ts'
import type * as en from '../en/telling.ts'
import { ABILITY_NAMES, coins, coinsAcc, markers, points, SLOT_PLACES, towers } from './counts.ts'

export const ENDINGS: en.Endings = {
  tenCards: 'V jedné družině je deset karet a kolo je dohrané.',
  idle: 'Tři celá kola po sobě se na mapě nepohnul ani jeden žeton.',
  barren: 'Patnáct celých kol po sobě se nezaplnila žádná karta.',
}

export const groups: typeof en.groups = {
  auction: 'Dražba',
  purchase: 'Nákup',
  artifacts: 'Artefakty',
  finish: 'Dokončit',
  markers: 'Žetony',
  gaps: 'Prázdná místa',
  place: 'Místo pro tvar',
  completed: 'Zaplněné karty',
  rest: 'Odpočinek',
  shift: 'Posun žetonu',
  characters: 'Postavy',
}

export const actions: en.ActionWords = {
  coins,
  ownMarker: 'svůj žeton',
  markerOf: (player) => `žeton (${player})`,
  bid: (offer) => `Nabídnout ${coinsAcc(offer)}`,
  buy: (artifact, price, ability, worth) =>
    `Koupit ${artifact} za ${coinsAcc(price)} (${ABILITY_NAMES[ability]}, ${points(worth)})`,
  coin: `${ABILITY_NAMES.coin}: vzít si 1 minci`,
  placeNothing: 'Nepokládat nic',
  done: 'Položit žetony a pokračovat',
  endMain: 'Pokračovat bez dalších žetonů',
  endTurn: 'Ukončit tah',
  fill: (square) => `Položit žeton na ${square}`,
  flipDown: (character) => `${ABILITY_NAMES.flipCard}: otočit ${character} lícem dolů`,
  flipUp: (character) => `${ABILITY_NAMES.flipCard}: otočit ${character} lícem nahoru`,
  freeGap: (square) => `${ABILITY_NAMES.freeGap}: zaplnit ${square}`,
  freeGapReplace: (square, marker) => `${ABILITY_NAMES.freeGap}: na ${square} nahradit ${marker}`,
  gap: (square, price) => `Zaplnit ${square} za ${coinsAcc(price)}`,
  gapReplace: (square, marker, price) => `Na ${square} nahradit ${marker} za ${coinsAcc(price)}`,
  pass: 'Pasovat',
  place: 'Položit tvar',
  placeOver: (squares) => `Položit tvar přes obsazená pole: ${squares}`,
  tooFew: (count) => `máš jen ${markers(count)}`,
  occupied: (squares) => `obsazeno ${squares}`,
  skips: (squares) => `vynechá ${squares}`,
  replace: (square, marker) => `${ABILITY_NAMES.replace}: na ${square} nahradit ${marker}`,
  resolve: 'Vyhodnotit kartu',
  resolveLand: (land) => `Vyhodnotit kartu ${land}`,
  restFree: 'Odpočinout si zdarma',
  rest: (price) => `Odpočinout si za ${coinsAcc(price)}`,
  rotate: `${ABILITY_NAMES.rotate}: otočit tvar o 90° po směru hodinových ručiček`,
  shift: (marker, from, to) => `Posunout ${marker} z ${from} na ${to}`,
  stack: (square) => `Postavit věžičku na ${square}`,
  use: (_, whom) => `Použít ${whom}`,
}

/** In the present tense: no verb then asks for the gender of a player. */
export const events: en.EventWords = {
  and: 'a',
  gain: (taken) => `a bere ${coinsAcc(taken)}`,
  rested: (who) => say`${who} odpočívá a otáčí všechny karty lícem nahoru.`,
  restedFor: (who, paid) => say`${who} platí ${coinsAcc(paid)}, odpočívá a otáčí všechny karty lícem nahoru.`,
  used: (who, _, whom) => say`${who} používá ${whom}.`,
  rotated: (who, by, inAll) => say`${who} používá ${by} a otáčí tvar o 90°${inAll}.`,
  turnedInAll: (degrees) => `celkem o ${degrees}°`,
  placedOver: (who) => say`${who} pokládá tvar přes samá obsazená pole a nepřidává žádný žeton.`,
  placed: (who, count, squares, gain) => say`${who} pokládá ${markers(count)} (${squares})${gain}.`,
  stacked: (count, squares) => `Staví ${towers(count)}: ${squares}.`,
  replaced: (square, by, owner) => say`Na ${square} používá ${by} a nahrazuje cizí žeton (${owner}).`,
  placedNothing: (who) => say`${who} nepokládá žádný žeton.`,
  gapPaid: (who, paid, square, gain) =>
    say`${who} platí ${coinsAcc(paid)} za prázdné místo ${square}${gain}.`,
  gapFree: (who, by, square, gain) =>
    say`${who} používá ${by}${gain === '' ? ' a' : ','} zaplňuje prázdné místo ${square}${gain}.`,
  coinTaken: (who, by) => say`${who} používá ${by} a bere 1 minci.`,
  flippedUp: (who, by, character) => say`${who} používá ${by} a otáčí ${character} lícem nahoru.`,
  flippedDown: (who, by, character) => say`${who} používá ${by} a otáčí ${character} lícem dolů.`,
  ownMarker: 'svůj žeton',
  rivalMarker: (owner) => say`cizí žeton (${owner})`,
  shifted: (who, by, marker, from, to) => say`${who} používá ${by} a posouvá ${marker} z ${from} na ${to}.`,
  patrolGained: (who, square, patrol) => say`${who} obklopuje žeton na ${square} a získává kartu ${patrol}.`,
  tallies: (counts) =>
    counts.reduce<Sentence>(
      (before, { who, count }, index) => say`${before}${index === 0 ? '' : ', '}${who}: ${count}`,
      [],
    ),
  completed: (slot, counts) => say`Karta ${SLOT_PLACES[slot]} je zaplněná. Žetony: ${counts}.`,
  auctionOpened: (slot, bidders) => say`Shoda: o kartu ${SLOT_PLACES[slot]} draží ${bidders}.`,
  bid: (who, offer) => say`${who} nabízí ${coinsAcc(offer)}.`,
  passed: (who) => say`${who} pasuje.`,
  passedForced: (who) => say`${who} nemá dost mincí na vyšší nabídku a pasuje.`,
  found: (who, land, character) => say`${who} nachází v oblasti ${land} novou postavu: ${character}.`,
  paidFor: (who, paid, land, character) =>
    say`${who} platí ${coinsAcc(paid)} a nachází v oblasti ${land} novou postavu: ${character}.`,
  staysEmpty: (slot) => say`Dobírací balíček je prázdný, pozice ${SLOT_PLACES[slot]} zůstává neobsazená.`,
  newLand: (slot, land) => say`Nová oblast ${SLOT_PLACES[slot]} mapy: ${land}.`,
  consolation: (who) => say`${who} dostává minci útěchy.`,
  endTriggered: (who) => say`${who} má desátou kartu. Kolo se dohraje a hra skončí.`,
  artifactBought: (who, artifact, paid) => say`${who} kupuje ${artifact} za ${coinsAcc(paid)}.`,
  newInRow: (artifact) => say`Nově v nabídce: ${artifact}.`,
  ended: (reason, winners, _count, score) =>
    say`Konec hry. ${ENDINGS[reason]} Vítězí ${winners} (${points(score)}).`,
}

const GAPS = (price: number): string => `prázdná místa tvaru (každé za ${coinsAcc(price)})`

export const prompts: en.PromptWords = {
  ask: {
    rest: 'Všechny tvé postavy leží lícem dolů: odpočiň si, nebo předtím ještě použij artefakt.',
    characterOrRest: (price) => `Vyber postavu, kterou použiješ, nebo si za ${coinsAcc(price)} odpočiň.`,
    character: 'Vyber postavu, kterou použiješ.',
    place: (character) => say`Vyber na mapě místo pro tvar ${character}.`,
    fill: (count) => `Žetony nestačí na všechna volná pole: vyber, kam dáš ${markers(count)}.`,
    stack: 'Vyber obsazená pole, kde postavíš věžičku, nebo pokládání dokonči.',
    replace: 'Vyber obsazená pole, kde nahradíš soupeřův žeton, nebo pokládání dokonči.',
    replaceOrStack:
      'Vyber obsazená pole, kde nahradíš soupeřův žeton nebo postavíš věžičku, nebo pokládání dokonči.',
    gaps: (price) => `Můžeš zaplnit ${GAPS(price)}, nebo pokračuj dál.`,
    gapsOrArtifact: (price) => `Můžeš zaplnit ${GAPS(price)} nebo použít artefakt, jinak pokračuj dál.`,
    resolve: 'Vyber, která zaplněná karta se vyhodnotí jako další.',
    card: 'kartu',
    cardOf: (land) => say`kartu ${land}`,
    bid: (card) => say`Draží se o ${card}: nabídni mince, třeba i 0, nebo pasuj.`,
    bidAtLeast: (card, least) => say`Draží se o ${card}: nabídni aspoň ${coinsAcc(least)}, nebo pasuj.`,
    useOrBuy: 'Můžeš použít svůj artefakt nebo koupit nový, jinak ukonči tah.',
    buy: 'Můžeš koupit jeden artefakt z nabídky, nebo ukonči tah.',
  },
  wait: {
    rest: (player) => say`Čekáme, až si ${player} odpočine.`,
    character: (player) => say`Čekáme, až ${player} vybere postavu.`,
    place: (player, _, whose) => say`Čekáme, až ${player} položí tvar ${whose}.`,
    fill: (player) => say`Čekáme, až ${player} vybere pole pro poslední žetony.`,
    choose: (player) => say`Čekáme, až ${player} dokončí pokládání žetonů.`,
    gaps: (player) => say`Čekáme, až ${player} dokončí hlavní část tahu.`,
    resolve: (player) => say`Čekáme, až ${player} vybere zaplněnou kartu k vyhodnocení.`,
    bid: (player, card) => say`O ${card} se draží. Čekáme, co nabídne ${player}.`,
    purchase: (player) => say`Čekáme, až ${player} nakoupí nebo ukončí tah.`,
  },
}
