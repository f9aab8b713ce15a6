import type { RefusalReason } from '../../rules/refusals/reasons.ts'
import type { Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, knownHex } from '../sight.ts'
import { COLOUR_NAMES, COLOURS_ACC, COLOURS_HOW, COLOURS_LOC, fieldName, hintsAcc } from './counts.ts'

type Refusals = Readonly<Record<RefusalReason, (read: Read, context: Context) => string>>

/* A refused attempt may name a hex, a field, a colour or a character that does not exist. */

function hexIn(read: Read, context: Context): string {
  const known = knownHex(context, read.number('hex'))
  return known === null ? 'Toto pole' : `Pole ${known}`
}

export const refusalsOf = (names: Names<'sk'>): Refusals => ({
  activeDoesNotAnswer: () => 'Si na ťahu. Do kompasu teraz kreslia len ostatní.',
  alreadyAnswered: () => 'Odpoveď už máš za sebou. Počkaj na ostatných.',
  answerBegun: () => 'Odpoveď je už rozohraná. Najprv ju dokonči.',
  characterTaken: (read) => {
    const known = names.knownCharacter(read.number('character'))
    return `${known === null ? 'Táto postava' : `Postava ${known.nom}`} je už obsadená. Vyber si inú.`
  },
  characterUnknown: () => 'Taká postava tu nie je. Vyber si jednu zo zoznamu.',
  chosenAlready: () => 'Túto voľbu už máš za sebou. Platí.',
  colourUnknown: () => 'Taká farba tu nie je. Farieb je len päť.',
  danger: (read, context) =>
    `${hexIn(read, context)} je nebezpečné miesto. Smie naň len paladin, a nikdy na začiatku.`,
  diamondsColoured: () => 'Všetky tvoje získané diamanty už farbu majú. Je konečná.',
  diamondsNotInPlay: () => 'S diamantmi nehráš. Určuje to obťažnosť.',
  fieldFilled: (read) => `Políčko ${fieldName(read.number('field'))} už farbu má. Vyber prázdne.`,
  fieldUnknown: () => 'Také políčko tu nie je. Kompas ich má 24.',
  finishMoveFirst: () => 'Si uprostred pohybu. Najprv ho dokonči.',
  finished: () => 'Archu už máš celú. Teraz len volíš farby ostatným.',
  greyGreen: () => 'Zo sivej nebude zelená ani zo zelenej sivá. Nápovedy na tom nič nezmenia.',
  hexUnknown: () => 'Také pole na mape nie je. Vyber niektoré z jej polí.',
  hintsNotInPlay: () => 'S nápovedami nehráš. Určuje to obťažnosť.',
  lastTarget: (read, context) =>
    `${hexIn(read, context)} je posledné, kam sa môžeš pohnúť. Nechaj si ho na pohyb.`,
  meadowTaken: () => 'Lúku navyše už v tomto ťahu máš. Je len jedna.',
  moveOver: () => 'Pohyb tohto ťahu sa už skončil. Ďalšie pole vyfarbíš nabudúce.',
  mustMove: () => 'Aktívny hráč sa musí pohnúť. Zvoľ farbu a vyfarbi.',
  mustPaint: () => 'Pohyb vyfarbí aspoň jedno pole. Najprv nejaké vyfarbi.',
  nameFirst: () => 'Najprv zvoľ farbu. Potom môžeš vyfarbovať.',
  nameOnly: () => 'V tomto ťahu len volíš farbu. Patrí odpovediam.',
  noConversion: (read) => {
    const need = 4 * (read.number('made') + 1)
    return `Nijaká premena ti nezostáva. Na ďalšiu treba zelených polí: ${need}, máš ich ${read.number('green')}.`
  },
  noDiamond: (read) => {
    const colour = COLOURS_LOC[read.number('colour')]
    return `${colour === undefined ? 'Taký diamant' : `Diamant v ${colour}`} pripravený nemáš. Najprv ho získaj a vyfarbi.`
  },
  noDiamondEarned: () => 'Nijaký diamant na farbu nečaká. Najprv nejaký získaj.',
  noMapAnswer: () => 'V sólovej hre patrí farba z kocky len do kompasu. Vyfarbi políčko alebo vynechaj.',
  noTarget: (read) => `V ${COLOURS_LOC[read.number('colour')]} nemáš čo vyfarbiť. Zvoľ inú farbu.`,
  noUse: (read) => `Pre ${COLOURS_ACC[read.number('colour')]} by nebolo použitie. Nápovedy si nechaj.`,
  notForest: (read, context) => `${hexIn(read, context)} nie je les. Premeniť možno len les.`,
  notEnoughHints: (read) =>
    `Stojí to ${hintsAcc(read.number('cost'))}. Máš ${hintsAcc(read.number('hints'))}.`,
  notInOthersTurn: () => 'To patrí len do tvojho vlastného ťahu. Počkaj naň.',
  notInOwnTurn: () => 'To patrí len do cudzích ťahov. Teraz sa to nedá.',
  notMeadow: (read, context) => `${hexIn(read, context)} nie je lúka. Návšteva navyše vedie len na lúku.`,
  notRoadSide: (read) =>
    `Políčko ${fieldName(read.number('field'))} neleží na strane cesty. Vyfarbi tri políčka tam.`,
  notStart: (read, context) => {
    const { nom } = names.character(read.number('character'))
    return `${hexIn(read, context)} nie je na začiatok. Postava ${nom} potrebuje iné.`
  },
  notSupported: (read, context) =>
    `${hexIn(read, context)} je ďaleko. Nablízku nie je nijaké navštívené pred týmto ťahom.`,
  notYourTurn: () => 'Teraz nie si na rade. Počkaj, kým prídeš na rad.',
  outOfTime: () => 'Tvoj čas vypršal. List čaká na záverečné počítanie.',
  over: () => 'Hra sa už skončila. Ďalej sa nehrá.',
  powerMissing: () => 'Tvoja postava to nevie. Je to schopnosť inej.',
  sameColour: (read) => `Farba je už ${COLOUR_NAMES[read.number('colour')]}. Nápovedu netreba.`,
  setupOrder: () => 'Príprava má svoje poradie. Na toto teraz nie je chvíľa.',
  shiftedAlready: () => 'Farbu už máš raz zmenenú. Pre túto odpoveď platí.',
  shiftedNoSkip: () => 'Farbu máš zmenenú. Teraz ju použi, vynechať sa už nedá.',
  systemFixed: () => 'O tom rozhoduje obťažnosť. Medzi nápovedami a diamantmi sa volí len pri strednej.',
  visited: (read, context) => `${hexIn(read, context)} je už navštívené. Vyfarbuje sa len raz.`,
  waitForSeat: (read, { names: players }) =>
    `Postavu si teraz vyberá ${players[read.number('seat')]}. Chvíľku počkaj.`,
  wreckStart: (read, context) => `${hexIn(read, context)} je vrak. Na vraku sa nezačína.`,
  wrongColour: (read, context) =>
    `${hexIn(read, context)} má iný terén. Pohybuješ sa v ${COLOURS_LOC[read.number('colour')]}.`,
  wrongPaint: (read, context) =>
    `${hexIn(read, context)} sa vyfarbuje ${COLOURS_HOW[read.number('colour')]}. Schopnosť to tu nemení.`,
  wrongTrigger: (read) =>
    `Lúka navyše príde, len keď zaznie ${COLOUR_NAMES[read.number('identity')]}. To je farba tvojej identity.`,
})
