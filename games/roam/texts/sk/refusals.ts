import type { RefusalWords } from '../telling/refusals.ts'
import { ABILITY_NAMES, coinsAcc, coins as coinsOf, SLOT_PLACES } from './counts.ts'

export const refusals: RefusalWords = {
  square: (name) => (name === null ? 'Toto políčko' : `Políčko ${name}`),
  onSquare: (name) => (name === null ? 'Na tomto políčku' : `Na políčku ${name}`),
  character: (name) => (name === null ? 'Táto postava' : `Postava ${name}`),
  artifact: (name) => (name === null ? 'Tento artefakt' : `Artefakt ${name}`),
  card: (land) => (land === null ? 'Táto karta' : `Karta ${land}`),
  shapeOffMap: 'Tvar by tu prečnieval z mapy. Všetky plné štvorčeky musia ležať na jej políčkach.',
  reasons: {
    alreadyBid: 'V tejto dražbe už máš odpoveď za sebou. Každý odpovedá len raz.',
    alreadyChosen: ({ square }) => `${square} už máš vybrané. Vyber iné, alebo kladenie dokonči.`,
    alreadyPlaced: 'Tvar už v tomto ťahu leží na mape. Kladie sa len raz za ťah.',
    artifactSpent: ({ ability }) =>
      `Artefakt so schopnosťou ${ABILITY_NAMES[ability]} leží lícom nadol. Zdvihne ho až odpočinok.`,
    auctionRunning: 'Práve sa draží. Ponúkni mince, alebo pasuj.',
    basicGame: 'V základnej hre artefakty nie sú. Patria do plnohodnotnej hry.',
    bidTooLow: ({ best }) =>
      `Najvyššia ponuka: ${coinsOf(best)}. Ponúkni aspoň ${coinsAcc(best + 1)}, alebo pasuj.`,
    characterFirst: 'Najprv vyber postavu. Až potom môžeš položiť jej tvar.',
    enoughMarkers: 'Žetónov máš dosť na všetky voľné políčka tvaru. Vyberať medzi nimi netreba.',
    faceDown: ({ character }) => `${character} leží lícom nadol. Vyber postavu, ktorá leží lícom nahor.`,
    freeSquare: ({ square }) => `${square} je voľné, žetón dostane tak či tak. Vyber obsadené políčko.`,
    gapFilled: ({ square }) =>
      `${square} už v tomto ťahu žetón dostalo. Na každé prázdne miesto patrí len jeden.`,
    gapTooEarly: 'Najprv polož tvar. Prázdne miesta sa zapĺňajú až po ňom.',
    lastCharacter: ({ character }) =>
      `${character} ti ako posledná leží lícom nahor a v tomto ťahu ju ešte použiješ. Otoč inú.`,
    mainPartFirst: 'Najprv dokonči hlavnú časť ťahu. Potom môžeš skončiť.',
    mainPartOver: 'Hlavná časť ťahu sa už skončila. Už sa k nej nevrátiš.',
    mustFill: 'Niektoré voľné políčka tvaru ešte čakajú na žetón. Vyber, kam ho dáš.',
    mustPlace: 'Najprv polož tvar použitej postavy. Tento krok sa nedá preskočiť.',
    mustUseCharacter: 'Ťah sa nedá vynechať. Najprv použi jednu postavu.',
    negativeBid: 'Ponuka nemôže byť záporná. Ponúkni 0 mincí alebo viac.',
    noArtifact: ({ ability }) =>
      `Artefakt so schopnosťou ${ABILITY_NAMES[ability]} nemáš. Najprv ho musíš kúpiť.`,
    noAuction: 'Teraz sa nedraží. Ponúkať a pasovať možno len v dražbe.',
    noEffect: 'Ďalšie otočenie by nič nezmenilo. Artefakt musí mať účinok.',
    noMarkerLeft: 'V zásobe nemáš žiadny žetón. Bez neho prázdne miesto nezaplníš.',
    noMarkerThere: ({ onSquare }) => `${onSquare} taký žetón neleží. Vyber žetón, ktorý na mape je.`,
    noPlacement: 'V tomto ťahu sa žiadny tvar nekladie. Pokračuj ďalším krokom ťahu.',
    noRivalThere: ({ onSquare }) =>
      `${onSquare} taký súperov žetón neleží. Nahradiť možno len ten, ktorý tam je.`,
    noSpareMarker: 'Nezostáva ti žiadny žetón navyše. Prednosť majú voľné políčka tvaru.',
    notAGap: ({ square }) => `${square} nie je prázdne miesto položeného tvaru. Vyber jeho prázdny štvorček.`,
    notComplete: ({ card }) =>
      `${card} nie je zaplnená. Vyber kartu so žetónom na všetkých šiestich políčkach.`,
    notInRow: ({ artifact }) => `${artifact} nie je v ponuke. Vyber jeden z vyložených.`,
    notInShape: ({ square }) => `${square} neleží pod položeným tvarom. Vyber niektoré z jeho políčok.`,
    notNeighbour: ({ from, to }) =>
      `Z ${from} na ${to} sa žetón posunúť nedá. Posúva sa o jediné políčko, vodorovne alebo zvislo.`,
    notNow: 'Teraz sa to urobiť nedá. Počkaj na správnu časť svojho ťahu.',
    notTied: ({ slot }) =>
      `Kartu ${SLOT_PLACES[slot]} mapy nedražíš. Dražia ju len tí, čo na nej majú najviac žetónov.`,
    notYourCharacter: ({ character }) =>
      `${character} nepatrí do tvojej družiny. Vyber niektorú zo svojich postáv.`,
    notYourTurn: 'Na ťahu je niekto iný. Počkaj, kým na teba príde rad.',
    nothingToFinish: 'Niet čo dokončovať. Teraz sa nič nekladie.',
    nothingToTurn: 'Všetky tvoje karty už ležia lícom nahor. Odpočinok by nič nezmenil.',
    occupied: ({ square }) => `${square} je obsadené. Vyber voľné políčko.`,
    offMap: ({ square }) => `${square} neleží na mape. Vyber políčko, na ktorom je krajina.`,
    onlyWhilePlacing: 'To sa dá len pri kladení tvaru. Počkaj, kým budeš vyberať jeho políčka.',
    over: 'Hra sa už skončila. Ďalej sa nehrá.',
    ownMarker: ({ onSquare }) => `${onSquare} je tvoj žetón. Nahradiť možno len súperov.`,
    restedAlready: 'V tomto ťahu už máš odpočinok za sebou. Odpočíva sa raz za ťah.',
    secondCharacter: 'V tomto ťahu už jedna postava hrala. Ďalšiu použiješ až nabudúce.',
    squareFull: ({ onSquare }) => `${onSquare} už ležia dva žetóny. Tretí sa naň nezmestí.`,
    tooExpensive: ({ price, coins }) => `Potrebuješ ${coinsAcc(price)}. Máš ${coinsAcc(coins)}.`,
    tooLateToRest: 'Na odpočinok je neskoro. Odpočíva sa na začiatku ťahu, pred použitím postavy.',
    waitForBid: 'V dražbe je na rade niekto iný. Počkaj na svoju odpoveď.',
  },
}
