import type { RefusalReason } from '../../rules/index.ts'
import { isSlot, isSquare } from '../../rules/map.ts'
import type { Read } from '../build.ts'
import { type Names, squareName } from '../names.ts'
import type { Context } from '../sight.ts'
import { ABILITY_NAMES, coins, coinsAcc, SLOT_PLACES } from './counts.ts'

/* A refused attempt may name a square, a slot or a card that does not exist. */

function squareIn(read: Read): string {
  const square = read.number('square')
  return isSquare(square) ? `Pole ${squareName(square)}` : 'Toto pole'
}

function onSquare(read: Read): string {
  const square = read.number('square')
  return isSquare(square) ? `Na poli ${squareName(square)}` : 'Na tomto poli'
}

type Refusals = Readonly<Record<RefusalReason, (read: Read, context: Context) => string>>

export const refusalsOf = (names: Names<'cs'>): Refusals => {
  const character = (read: Read): string => {
    const known = names.knownCharacter(read.number('character'))
    return known === null ? 'Tato postava' : `Postava ${known.nom}`
  }
  return {
    alreadyBid: () => 'V této dražbě už máš odpověď za sebou. Každý odpovídá jen jednou.',
    alreadyChosen: (read) => `${squareIn(read)} už máš vybrané. Vyber jiné, nebo pokládání dokonči.`,
    alreadyPlaced: () => 'Tvar už v tomto tahu leží na mapě. Pokládá se jen jednou za tah.',
    artifactSpent: (read) =>
      `Artefakt se schopností ${ABILITY_NAMES[read.ability()]} leží lícem dolů. Zvedne ho až odpočinek.`,
    auctionRunning: () => 'Právě se draží. Nabídni mince, nebo pasuj.',
    basicGame: () => 'V základní hře artefakty nejsou. Patří do plnohodnotné hry.',
    bidTooLow: (read) => {
      const best = read.number('best')
      return `Nejvyšší nabídka: ${coins(best)}. Nabídni aspoň ${coinsAcc(best + 1)}, nebo pasuj.`
    },
    characterFirst: () => 'Nejdřív vyber postavu. Teprve její tvar můžeš položit.',
    enoughMarkers: () => 'Žetonů máš dost na všechna volná pole tvaru. Vybírat mezi nimi není třeba.',
    faceDown: (read) => `${character(read)} leží lícem dolů. Vyber postavu, která leží lícem nahoru.`,
    freeSquare: (read) => `${squareIn(read)} je volné, žeton dostane tak jako tak. Vyber obsazené pole.`,
    gapFilled: (read) =>
      `${squareIn(read)} už v tomto tahu žeton dostalo. Na každé prázdné místo patří jen jeden.`,
    gapTooEarly: () => 'Nejdřív polož tvar. Prázdná místa se zaplňují až po něm.',
    lastCharacter: (read) =>
      `${character(read)} ti jako poslední leží lícem nahoru a v tomto tahu ji ještě použiješ. Otoč jinou.`,
    mainPartFirst: () => 'Nejdřív dokonči hlavní část tahu. Potom můžeš skončit.',
    mainPartOver: () => 'Hlavní část tahu už skončila. Vrátit se k ní nejde.',
    mustFill: () => 'Některá volná pole tvaru ještě čekají na žeton. Vyber, kam ho dáš.',
    mustPlace: () => 'Nejdřív polož tvar použité postavy. Tento krok nejde přeskočit.',
    mustUseCharacter: () => 'Tah nejde vynechat. Nejdřív použij jednu postavu.',
    negativeBid: () => 'Nabídka nemůže být záporná. Nabídni 0 mincí nebo víc.',
    noArtifact: (read) =>
      `Artefakt se schopností ${ABILITY_NAMES[read.ability()]} nemáš. Nejdřív ho musíš koupit.`,
    noAuction: () => 'Teď se nedraží. Nabízet a pasovat lze jen v dražbě.',
    noEffect: () => 'Další otočení by nic nezměnilo. Artefakt musí mít účinek.',
    noMarkerLeft: () => 'V zásobě nemáš žádný žeton. Bez něj prázdné místo nezaplníš.',
    noMarkerThere: (read) => `${onSquare(read)} takový žeton neleží. Vyber žeton, který na mapě je.`,
    noPlacement: () => 'V tomto tahu se žádný tvar nepokládá. Pokračuj dalším krokem tahu.',
    noRivalThere: (read) =>
      `${onSquare(read)} takový soupeřův žeton neleží. Nahradit lze jen ten, který tam je.`,
    noSpareMarker: () => 'Nezbývá ti žádný žeton navíc. Přednost mají volná pole tvaru.',
    notAGap: (read) => `${squareIn(read)} není prázdné místo položeného tvaru. Vyber jeho dutý čtvereček.`,
    notComplete: (read, { view }) => {
      const slot = read.number('slot')
      const land = isSlot(slot) ? view.lands[slot] : null
      const card = land === null ? 'Tato karta' : `Karta ${names.land(land).nom}`
      return `${card} není zaplněná. Vyber kartu s žetonem na všech šesti polích.`
    },
    notInRow: (read) => {
      const known = names.knownArtifact(read.number('artifact'))
      return `${known === null ? 'Tento artefakt' : `Artefakt ${known.nom}`} není v nabídce. Vyber jeden z vyložených.`
    },
    notInShape: (read) => `${squareIn(read)} neleží pod položeným tvarem. Vyber některé z jeho polí.`,
    notNeighbour: (read) => {
      const [from, to] = [squareName(read.number('from')), squareName(read.number('to'))]
      return `Z ${from} na ${to} žeton posunout nejde. Posouvá se o jediné pole, vodorovně nebo svisle.`
    },
    notNow: () => 'Teď to udělat nejde. Počkej na správnou část svého tahu.',
    notTied: (read) =>
      `O kartu ${SLOT_PLACES[read.number('slot')]} mapy nedražíš. Draží jen ti, kdo na ní mají nejvíc žetonů.`,
    notYourCharacter: (read) => `${character(read)} nepatří do tvé družiny. Vyber některou ze svých postav.`,
    notYourTurn: () => 'Na tahu je někdo jiný. Počkej, až na tebe přijde řada.',
    nothingToFinish: () => 'Teď není co dokončovat. Žádné pokládání neprobíhá.',
    nothingToTurn: () => 'Všechny tvé karty už leží lícem nahoru. Odpočinek by nic nezměnil.',
    occupied: (read) => `${squareIn(read)} je obsazené. Vyber volné pole.`,
    offMap: (read) =>
      read.optional('square') === null
        ? 'Tvar by tu přečníval z mapy. Všechny plné čtverečky musí ležet na jejích polích.'
        : `${squareIn(read)} neleží na mapě. Vyber pole, na kterém je krajina.`,
    onlyWhilePlacing: () => 'To jde jen při pokládání tvaru. Počkej, až budeš vybírat jeho pole.',
    over: () => 'Hra už skončila. Dál se nehraje.',
    ownMarker: (read) => `${onSquare(read)} je to tvůj žeton. Nahradit lze jen soupeřův.`,
    restedAlready: () => 'V tomto tahu už máš odpočinek za sebou. Odpočívá se jednou za tah.',
    secondCharacter: () => 'V tomto tahu už jedna postava hrála. Další použiješ až příště.',
    squareFull: (read) => `${onSquare(read)} už leží dva žetony. Třetí se na něj nevejde.`,
    tooExpensive: (read) => {
      const [price, owned] = [read.number('price'), read.number('coins')]
      return `Potřebuješ ${coinsAcc(price)}. Máš ${coinsAcc(owned)}.`
    },
    tooLateToRest: () => 'Na odpočinek je pozdě. Odpočívá se na začátku tahu, před použitím postavy.',
    waitForBid: () => 'V dražbě je na řadě někdo jiný. Počkej na svou odpověď.',
  }
}
