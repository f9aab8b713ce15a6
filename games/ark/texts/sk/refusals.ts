import { capital } from '@vyprava/module/wording.ts'
import type { RefusalWords } from '../telling/refusals.ts'
import { COLOUR_NAMES, COLOURS_HOW, COLOURS_INS, fieldName, greenFields, hintsAcc } from './counts.ts'

const GEMS = ['Zelený diamant', 'Červený diamant', 'Žltý diamant', 'Modrý diamant', 'Sivý diamant']

export const refusals: RefusalWords = {
  hex: (name) => (name === null ? 'Toto pole' : `Pole ${name}`),
  character: (name) => (name === null ? 'Táto postava' : `Postava ${name}`),
  reasons: {
    activeDoesNotAnswer: 'Si na ťahu. Do kompasu teraz kreslia len ostatní.',
    alreadyAnswered: 'Odpoveď už máš za sebou. Počkaj na ostatných.',
    answerBegun: 'Odpoveď je už rozohraná. Najprv ju dokonči.',
    characterTaken: ({ character }) => `${character} je už obsadená. Vyber si inú.`,
    characterUnknown: 'Taká postava tu nie je. Vyber si jednu zo zoznamu.',
    chosenAlready: 'Túto voľbu už máš za sebou. Platí.',
    colourUnknown: 'Taká farba tu nie je. Farieb je len päť.',
    danger: ({ hex }) => `${hex} je nebezpečné miesto. Smie naň len paladin, a nikdy na začiatku.`,
    diamondsColoured: 'Všetky tvoje získané diamanty už farbu majú. Je konečná.',
    diamondsNotInPlay: 'S diamantmi nehráš. Určuje to obťažnosť.',
    fieldFilled: ({ field }) => `Políčko ${fieldName(field)} už farbu má. Vyber prázdne.`,
    fieldUnknown: 'Také políčko tu nie je. Kompas ich má 24.',
    finishMoveFirst: 'Si uprostred pohybu. Najprv ho dokonči.',
    finished: 'Archu už máš celú. Teraz len volíš farby ostatným.',
    greyGreen: 'Zo sivej nebude zelená ani zo zelenej sivá. Nápovedy na tom nič nezmenia.',
    hexUnknown: 'Také pole na mape nie je. Vyber niektoré z jej polí.',
    hintsNotInPlay: 'S nápovedami nehráš. Určuje to obťažnosť.',
    lastTarget: ({ hex }) => `${hex} je posledné, kam sa môžeš pohnúť. Nechaj si ho na pohyb.`,
    meadowTaken: 'Lúku navyše už v tomto ťahu máš. Je len jedna.',
    moveOver: 'Pohyb tohto ťahu sa už skončil. Ďalšie pole vyfarbíš nabudúce.',
    mustMove: 'Aktívny hráč sa musí pohnúť. Zvoľ farbu a vyfarbi.',
    mustPaint: 'Pohyb vyfarbí aspoň jedno pole. Najprv nejaké vyfarbi.',
    nameFirst: 'Najprv zvoľ farbu. Potom môžeš vyfarbovať.',
    nameOnly: 'V tomto ťahu len volíš farbu. Použijú ju ostatní.',
    noConversion: ({ green, need }) =>
      `Žiadna premena ti nezostáva. Na ďalšiu treba ${greenFields(need)}, zatiaľ: ${green}.`,
    noDiamond: ({ colour }) =>
      `${GEMS[colour] ?? 'Taký diamant'} pripravený nemáš. Najprv ho získaj a vyfarbi.`,
    noDiamondEarned: 'Žiadny diamant na farbu nečaká. Najprv nejaký získaj.',
    noMapAnswer: 'V sólovej hre patrí farba z kocky len do kompasu. Vyfarbi políčko alebo vynechaj.',
    noTarget: ({ colour }) => `${capital(COLOURS_HOW[colour])} nemáš čo vyfarbiť. Zvoľ inú farbu.`,
    noUse: 'Túto farbu by nebolo kde použiť. Nápovedy si nechaj.',
    notForest: ({ hex }) => `${hex} nie je les. Premeniť možno len les.`,
    notEnoughHints: ({ cost, hints }) => `Stojí to ${hintsAcc(cost)}. Máš ${hintsAcc(hints)}.`,
    notInOthersTurn: 'To patrí len do tvojho vlastného ťahu. Počkaj naň.',
    notInOwnTurn: 'To patrí len do cudzích ťahov. Teraz sa to nedá.',
    notMeadow: ({ hex }) => `${hex} nie je lúka. Návšteva navyše vedie len na lúku.`,
    notRoadSide: ({ field }) =>
      `Políčko ${fieldName(field)} neleží na strane cesty. Vyfarbi tri políčka tam.`,
    notStart: ({ hex, name }) => `${hex} sa na začiatok nehodí. Postava ${name} potrebuje iné.`,
    notSupported: ({ hex }) => `${hex} je ďaleko. Nablízku nie je žiadne pole navštívené pred týmto ťahom.`,
    notYourTurn: 'Teraz nie si na rade. Počkaj, kým prídeš na rad.',
    outOfTime: 'Tvoj čas vypršal. List čaká na záverečné počítanie.',
    over: 'Hra sa už skončila. Ďalej sa nehrá.',
    powerMissing: 'Tvoja postava to nevie. Je to schopnosť inej.',
    sameColour: ({ colour }) => `Farba je už ${COLOUR_NAMES[colour]}. Nápovedu netreba.`,
    setupOrder: 'Príprava má svoje poradie. Teraz je na rade niečo iné.',
    shiftedAlready: 'Farbu už máš raz zmenenú. V tejto odpovedi platí.',
    shiftedNoSkip: 'Farbu máš zmenenú. Teraz ju použi, vynechať sa už nedá.',
    systemFixed: 'O tom rozhoduje obťažnosť. Medzi nápovedami a diamantmi sa volí len pri strednej.',
    visited: ({ hex }) => `${hex} je už navštívené. Vyfarbuje sa len raz.`,
    waitForSeat: ({ player }) => `Postavu si teraz vyberá ${player}. Chvíľku počkaj.`,
    wreckStart: ({ hex }) => `${hex} je vrak. Na vraku sa nezačína.`,
    wrongColour: ({ hex, colour }) => `${hex} má iný terén. Cestuješ ${COLOURS_INS[colour]}.`,
    wrongPaint: ({ hex, colour }) => `${hex} sa vyfarbuje ${COLOURS_HOW[colour]}. Schopnosť to tu nemení.`,
    wrongTrigger: ({ identity }) =>
      `Lúka navyše príde, len keď zaznie ${COLOUR_NAMES[identity]}. To je farba tvojej identity.`,
  },
}
