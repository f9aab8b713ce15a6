import type { RefusalWords } from '../telling/refusals.ts'
import { ABILITY_NAMES, coinsAcc, coins as coinsOf, SLOT_PLACES } from './counts.ts'

export const refusals: RefusalWords = {
  square: (name) => (name === null ? 'Toto pole' : `Pole ${name}`),
  onSquare: (name) => (name === null ? 'Na tomto poli' : `Na poli ${name}`),
  character: (name) => (name === null ? 'Tato postava' : `Postava ${name}`),
  artifact: (name) => (name === null ? 'Tento artefakt' : `Artefakt ${name}`),
  card: (land) => (land === null ? 'Tato karta' : `Karta ${land}`),
  shapeOffMap: 'Tvar by tu přečníval z mapy. Všechny plné čtverečky musí ležet na jejích polích.',
  reasons: {
    alreadyBid: 'V této dražbě už máš odpověď za sebou. Každý odpovídá jen jednou.',
    alreadyChosen: ({ square }) => `${square} už máš vybrané. Vyber jiné, nebo pokládání dokonči.`,
    alreadyPlaced: 'Tvar už v tomto tahu leží na mapě. Pokládá se jen jednou za tah.',
    artifactSpent: ({ ability }) =>
      `Artefakt se schopností ${ABILITY_NAMES[ability]} leží lícem dolů. Zvedne ho až odpočinek.`,
    auctionRunning: 'Právě se draží. Nabídni mince, nebo pasuj.',
    basicGame: 'V základní hře artefakty nejsou. Patří do plnohodnotné hry.',
    bidTooLow: ({ best }) =>
      `Nejvyšší nabídka: ${coinsOf(best)}. Nabídni aspoň ${coinsAcc(best + 1)}, nebo pasuj.`,
    characterFirst: 'Nejdřív vyber postavu. Teprve její tvar můžeš položit.',
    enoughMarkers: 'Žetonů máš dost na všechna volná pole tvaru. Vybírat mezi nimi není třeba.',
    faceDown: ({ character }) => `${character} leží lícem dolů. Vyber postavu, která leží lícem nahoru.`,
    freeSquare: ({ square }) => `${square} je volné, žeton dostane tak jako tak. Vyber obsazené pole.`,
    gapFilled: ({ square }) =>
      `${square} už v tomto tahu žeton dostalo. Na každé prázdné místo patří jen jeden.`,
    gapTooEarly: 'Nejdřív polož tvar. Prázdná místa se zaplňují až po něm.',
    lastCharacter: ({ character }) =>
      `${character} ti jako poslední leží lícem nahoru a v tomto tahu ji ještě použiješ. Otoč jinou.`,
    mainPartFirst: 'Nejdřív dokonči hlavní část tahu. Potom můžeš skončit.',
    mainPartOver: 'Hlavní část tahu už skončila. Vrátit se k ní nejde.',
    mustFill: 'Některá volná pole tvaru ještě čekají na žeton. Vyber, kam ho dáš.',
    mustPlace: 'Nejdřív polož tvar použité postavy. Tento krok nejde vynechat.',
    mustUseCharacter: 'Tah nejde vynechat. Nejdřív použij jednu postavu.',
    negativeBid: 'Nabídka nemůže být záporná. Nabídni 0 mincí nebo víc.',
    noArtifact: ({ ability }) =>
      `Artefakt se schopností ${ABILITY_NAMES[ability]} nemáš. Nejdřív ho musíš koupit.`,
    noAuction: 'Teď se nedraží. Nabízet a pasovat jde jen v dražbě.',
    noEffect: 'Další otočení by nic nezměnilo. Artefakt musí mít účinek.',
    noMarkerLeft: 'V zásobě nemáš žádný žeton. Bez něj prázdné místo nezaplníš.',
    noMarkerThere: ({ onSquare }) => `${onSquare} takový žeton neleží. Vyber žeton, který na mapě je.`,
    noPlacement: 'V tomto tahu se žádný tvar nepokládá. Pokračuj dalším krokem tahu.',
    noRivalThere: ({ onSquare }) =>
      `${onSquare} takový soupeřův žeton neleží. Nahradit lze jen ten, který tam je.`,
    noSpareMarker: 'Nezbývá ti žádný žeton navíc. Přednost mají volná pole tvaru.',
    notAGap: ({ square }) => `${square} není prázdné místo položeného tvaru. Vyber jeho prázdný čtvereček.`,
    notComplete: ({ card }) => `${card} není zaplněná. Vyber kartu s žetonem na všech šesti polích.`,
    notInRow: ({ artifact }) => `${artifact} není v nabídce. Vyber jeden z vyložených.`,
    notInShape: ({ square }) => `${square} neleží pod položeným tvarem. Vyber některé z jeho polí.`,
    notNeighbour: ({ from, to }) =>
      `Z ${from} na ${to} žeton posunout nejde. Posouvá se o jediné pole, vodorovně nebo svisle.`,
    notNow: 'Teď to udělat nejde. Počkej na správnou část svého tahu.',
    notTied: ({ slot }) =>
      `O kartu ${SLOT_PLACES[slot]} mapy nedražíš. Draží jen ti, kdo na ní mají nejvíc žetonů.`,
    notYourCharacter: ({ character }) =>
      `${character} nepatří do tvé družiny. Vyber některou ze svých postav.`,
    notYourTurn: 'Na tahu je někdo jiný. Počkej, až na tebe přijde řada.',
    nothingToFinish: 'Teď není co dokončovat. Žádné pokládání neprobíhá.',
    nothingToTurn: 'Všechny tvé karty už leží lícem nahoru. Odpočinek by nic nezměnil.',
    occupied: ({ square }) => `${square} je obsazené. Vyber volné pole.`,
    offMap: ({ square }) => `${square} neleží na mapě. Vyber pole, na kterém je oblast.`,
    onlyWhilePlacing: 'To jde jen při pokládání tvaru. Počkej, až budeš vybírat jeho pole.',
    over: 'Hra už skončila. Dál se nehraje.',
    ownMarker: ({ onSquare }) => `${onSquare} je to tvůj žeton. Nahradit lze jen soupeřův.`,
    restedAlready: 'V tomto tahu už máš odpočinek za sebou. Odpočívá se jednou za tah.',
    secondCharacter: 'V tomto tahu už jedna postava hrála. Další použiješ až příště.',
    squareFull: ({ onSquare }) => `${onSquare} už leží dva žetony. Třetí se na něj nevejde.`,
    tooExpensive: ({ price, coins }) => `Potřebuješ ${coinsAcc(price)}. Máš ${coinsAcc(coins)}.`,
    tooLateToRest: 'Na odpočinek je pozdě. Odpočívá se na začátku tahu, před použitím postavy.',
    waitForBid: 'V dražbě je na řadě někdo jiný. Počkej na svou odpověď.',
  },
}
