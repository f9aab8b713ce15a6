import type { RefusalReason } from '../../rules/index.ts'
import { isSlot, isSquare } from '../../rules/map.ts'
import type { Read } from '../build.ts'
import { type Names, squareName } from '../names.ts'
import type { Context } from '../sight.ts'
import { ABILITY_NAMES, coins, coinsAcc, SLOT_PLACES } from './counts.ts'

/* A refused attempt may name a square, a slot or a card that does not exist. */

function squareIn(read: Read): string {
  const square = read.number('square')
  return isSquare(square) ? `Políčko ${squareName(square)}` : 'Toto políčko'
}

function onSquare(read: Read): string {
  const square = read.number('square')
  return isSquare(square) ? `Na políčku ${squareName(square)}` : 'Na tomto políčku'
}

type Refusals = Readonly<Record<RefusalReason, (read: Read, context: Context) => string>>

export const refusalsOf = (names: Names<'sk'>): Refusals => {
  const character = (read: Read): string => {
    const known = names.knownCharacter(read.number('character'))
    return known === null ? 'Táto postava' : `Postava ${known.nom}`
  }
  return {
    alreadyBid: () => 'V tejto dražbe už máš odpoveď za sebou. Každý odpovedá len raz.',
    alreadyChosen: (read) => `${squareIn(read)} už máš vybrané. Vyber iné, alebo ukladanie dokonči.`,
    alreadyPlaced: () => 'Tvar už v tomto ťahu leží na mape. Ukladá sa len raz za ťah.',
    artifactSpent: (read) =>
      `Artefakt so schopnosťou ${ABILITY_NAMES[read.ability()]} leží lícom nadol. Zdvihne ho až odpočinok.`,
    auctionRunning: () => 'Práve sa draží. Ponúkni mince, alebo pasuj.',
    basicGame: () => 'V základnej hre artefakty nie sú. Patria do plnohodnotnej hry.',
    bidTooLow: (read) => {
      const best = read.number('best')
      return `Najvyššia ponuka: ${coins(best)}. Ponúkni aspoň ${coinsAcc(best + 1)}, alebo pasuj.`
    },
    characterFirst: () => 'Najprv vyber postavu. Až potom môžeš položiť jej tvar.',
    enoughMarkers: () => 'Žetónov máš dosť na všetky voľné políčka tvaru. Vyberať medzi nimi netreba.',
    faceDown: (read) => `${character(read)} leží lícom nadol. Vyber postavu, ktorá leží lícom nahor.`,
    freeSquare: (read) => `${squareIn(read)} je voľné, žetón dostane tak či tak. Vyber obsadené políčko.`,
    gapFilled: (read) =>
      `${squareIn(read)} už v tomto ťahu žetón dostalo. Na každé prázdne miesto patrí len jeden.`,
    gapTooEarly: () => 'Najprv polož tvar. Prázdne miesta sa zapĺňajú až po ňom.',
    lastCharacter: (read) =>
      `${character(read)} ti ako posledná leží lícom nahor a v tomto ťahu ju ešte použiješ. Otoč inú.`,
    mainPartFirst: () => 'Najprv dokonči hlavnú časť ťahu. Potom môžeš skončiť.',
    mainPartOver: () => 'Hlavná časť ťahu sa už skončila. Vrátiť sa k nej nedá.',
    mustFill: () => 'Niektoré voľné políčka tvaru ešte čakajú na žetón. Vyber, kam ho dáš.',
    mustPlace: () => 'Najprv polož tvar použitej postavy. Tento krok sa nedá preskočiť.',
    mustUseCharacter: () => 'Ťah sa nedá vynechať. Najprv použi jednu postavu.',
    negativeBid: () => 'Ponuka nemôže byť záporná. Ponúkni 0 mincí alebo viac.',
    noArtifact: (read) =>
      `Artefakt so schopnosťou ${ABILITY_NAMES[read.ability()]} nemáš. Najprv ho musíš kúpiť.`,
    noAuction: () => 'Teraz sa nedraží. Ponúkať a pasovať možno len v dražbe.',
    noEffect: () => 'Ďalšie otočenie by nič nezmenilo. Artefakt musí mať účinok.',
    noMarkerLeft: () => 'V zásobe nemáš nijaký žetón. Bez neho prázdne miesto nezaplníš.',
    noMarkerThere: (read) => `${onSquare(read)} taký žetón neleží. Vyber žetón, ktorý na mape je.`,
    noPlacement: () => 'V tomto ťahu sa nijaký tvar neukladá. Pokračuj ďalším krokom ťahu.',
    noRivalThere: (read) =>
      `${onSquare(read)} taký súperov žetón neleží. Nahradiť možno len ten, ktorý tam je.`,
    noSpareMarker: () => 'Nezostáva ti nijaký žetón navyše. Prednosť majú voľné políčka tvaru.',
    notAGap: (read) => `${squareIn(read)} nie je prázdne miesto položeného tvaru. Vyber jeho dutý štvorček.`,
    notComplete: (read, { view }) => {
      const slot = read.number('slot')
      const land = isSlot(slot) ? view.lands[slot] : null
      const card = land === null ? 'Táto karta' : `Karta ${names.land(land).nom}`
      return `${card} nie je zaplnená. Vyber kartu so žetónom na všetkých šiestich políčkach.`
    },
    notInRow: (read) => {
      const known = names.knownArtifact(read.number('artifact'))
      return `${known === null ? 'Tento artefakt' : `Artefakt ${known.nom}`} nie je v ponuke. Vyber jeden z vyložených.`
    },
    notInShape: (read) => `${squareIn(read)} neleží pod položeným tvarom. Vyber niektoré z jeho políčok.`,
    notNeighbour: (read) => {
      const [from, to] = [squareName(read.number('from')), squareName(read.number('to'))]
      return `Z ${from} na ${to} sa žetón posunúť nedá. Posúva sa o jediné políčko, vodorovne alebo zvislo.`
    },
    notNow: () => 'Teraz sa to urobiť nedá. Počkaj na správnu časť svojho ťahu.',
    notTied: (read) =>
      `O kartu ${SLOT_PLACES[read.number('slot')]} mapy nedražíš. Dražia len tí, čo na nej majú najviac žetónov.`,
    notYourCharacter: (read) =>
      `${character(read)} nepatrí do tvojej družiny. Vyber niektorú zo svojich postáv.`,
    notYourTurn: () => 'Na ťahu je niekto iný. Počkaj, kým na teba príde rad.',
    nothingToFinish: () => 'Teraz niet čo dokončovať. Nijaké ukladanie neprebieha.',
    nothingToTurn: () => 'Všetky tvoje karty už ležia lícom nahor. Odpočinok by nič nezmenil.',
    occupied: (read) => `${squareIn(read)} je obsadené. Vyber voľné políčko.`,
    offMap: (read) =>
      read.optional('square') === null
        ? 'Tvar by tu prečnieval z mapy. Všetky plné štvorčeky musia ležať na jej políčkach.'
        : `${squareIn(read)} neleží na mape. Vyber políčko, na ktorom je krajina.`,
    onlyWhilePlacing: () => 'To sa dá len pri ukladaní tvaru. Počkaj, kým budeš vyberať jeho políčka.',
    over: () => 'Hra sa už skončila. Ďalej sa nehrá.',
    ownMarker: (read) => `${onSquare(read)} je to tvoj žetón. Nahradiť možno len súperov.`,
    restedAlready: () => 'V tomto ťahu už máš odpočinok za sebou. Odpočíva sa raz za ťah.',
    secondCharacter: () => 'V tomto ťahu už jedna postava hrala. Ďalšiu použiješ až nabudúce.',
    squareFull: (read) => `${onSquare(read)} už ležia dva žetóny. Tretí sa naň nezmestí.`,
    tooExpensive: (read) => {
      const [price, owned] = [read.number('price'), read.number('coins')]
      return `Potrebuješ ${coinsAcc(price)}. Máš ${coinsAcc(owned)}.`
    },
    tooLateToRest: () => 'Na odpočinok je neskoro. Odpočíva sa na začiatku ťahu, pred použitím postavy.',
    waitForBid: () => 'V dražbe je na rade niekto iný. Počkaj na svoju odpoveď.',
  }
}
