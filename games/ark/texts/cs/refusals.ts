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

export const refusalsOf = (names: Names<'cs'>): Refusals => ({
  activeDoesNotAnswer: () => 'Jsi na tahu. Do kompasu teď kreslí jen ostatní.',
  alreadyAnswered: () => 'Odpověď už máš za sebou. Počkej na ostatní.',
  answerBegun: () => 'Odpověď už je rozehraná. Nejdřív ji dokonči.',
  characterTaken: (read) => {
    const known = names.knownCharacter(read.number('character'))
    return `${known === null ? 'Tato postava' : `Postava ${known.nom}`} už je zabraná. Vyber si jinou.`
  },
  characterUnknown: () => 'Taková postava tu není. Vyber si jednu ze seznamu.',
  chosenAlready: () => 'Tuto volbu už máš za sebou. Platí.',
  colourUnknown: () => 'Taková barva tu není. Barev je jen pět.',
  danger: (read, context) =>
    `${hexIn(read, context)} je nebezpečné místo. Smí na ně jen paladin, a nikdy na začátku.`,
  diamondsColoured: () => 'Všechny tvé získané diamanty už barvu mají. Je konečná.',
  diamondsNotInPlay: () => 'S diamanty nehraješ. Určuje to obtížnost.',
  fieldFilled: (read) => `Políčko ${fieldName(read.number('field'))} už barvu má. Vyber prázdné.`,
  fieldUnknown: () => 'Takové políčko tu není. Kompas jich má 24.',
  finishMoveFirst: () => 'Jsi uprostřed pohybu. Nejdřív ho dokonči.',
  finished: () => 'Archu už máš celou. Teď jen volíš barvy ostatním.',
  greyGreen: () => 'Ze šedé nebude zelená ani ze zelené šedá. Nápovědy na tom nic nezmění.',
  hexUnknown: () => 'Takové pole na mapě není. Vyber některé z jejích polí.',
  hintsNotInPlay: () => 'S nápovědami nehraješ. Určuje to obtížnost.',
  lastTarget: (read, context) =>
    `${hexIn(read, context)} je poslední, kam se můžeš pohnout. Nech si je na pohyb.`,
  meadowTaken: () => 'Louku navíc už v tomto tahu máš. Je jen jedna.',
  moveOver: () => 'Pohyb tohoto tahu už skončil. Další pole vybarvíš příště.',
  mustMove: () => 'Aktivní hráč se musí pohnout. Zvol barvu a vybarvi.',
  mustPaint: () => 'Pohyb vybarví aspoň jedno pole. Nejdřív nějaké vybarvi.',
  nameFirst: () => 'Nejdřív zvol barvu. Potom můžeš vybarvovat.',
  nameOnly: () => 'V tomto tahu jen volíš barvu. Patří odpovědím.',
  noConversion: (read) => {
    const need = 4 * (read.number('made') + 1)
    return `Žádná proměna ti nezbývá. Na další je třeba zelených polí: ${need}, máš jich ${read.number('green')}.`
  },
  noDiamond: (read) => {
    const colour = COLOURS_LOC[read.number('colour')]
    return `${colour === undefined ? 'Takový diamant' : `Diamant v ${colour}`} připravený nemáš. Nejdřív ho získej a vybarvi.`
  },
  noDiamondEarned: () => 'Žádný diamant na barvu nečeká. Nejdřív nějaký získej.',
  noMapAnswer: () => 'V sólové hře patří barva z kostky jen do kompasu. Vybarvi políčko, nebo vynech.',
  noTarget: (read) => `V ${COLOURS_LOC[read.number('colour')]} nemáš co vybarvit. Zvol jinou barvu.`,
  noUse: (read) => `Pro ${COLOURS_ACC[read.number('colour')]} by nebylo použití. Nápovědy si nech.`,
  notForest: (read, context) => `${hexIn(read, context)} není les. Proměnit jde jen les.`,
  notEnoughHints: (read) =>
    `Stojí to ${hintsAcc(read.number('cost'))}. Máš ${hintsAcc(read.number('hints'))}.`,
  notInOthersTurn: () => 'To patří jen do tvého vlastního tahu. Počkej na něj.',
  notInOwnTurn: () => 'To patří jen do cizích tahů. Teď to nejde.',
  notMeadow: (read, context) => `${hexIn(read, context)} není louka. Návštěva navíc vede jen na louku.`,
  notRoadSide: (read) =>
    `Políčko ${fieldName(read.number('field'))} neleží na straně cesty. Vybarvi tři políčka tam.`,
  notStart: (read, context) => {
    const { nom } = names.character(read.number('character'))
    return `${hexIn(read, context)} není pro začátek. Postava ${nom} potřebuje jiné.`
  },
  notSupported: (read, context) =>
    `${hexIn(read, context)} je daleko. Poblíž není žádné navštívené před tímto tahem.`,
  notYourTurn: () => 'Teď na tobě řada není. Počkej, až přijde.',
  outOfTime: () => 'Tvůj čas vypršel. List čeká na závěrečné počítání.',
  over: () => 'Hra už skončila. Dál se nehraje.',
  powerMissing: () => 'Tvoje postava to neumí. Je to schopnost jiné.',
  sameColour: (read) => `Barva už je ${COLOUR_NAMES[read.number('colour')]}. Nápověda není potřeba.`,
  setupOrder: () => 'Příprava má své pořadí. Na tohle teď není chvíle.',
  shiftedAlready: () => 'Barvu už máš jednou změněnou. Pro tuto odpověď platí.',
  shiftedNoSkip: () => 'Barvu máš změněnou. Teď ji použij, vynechat už nejde.',
  systemFixed: () => 'O tom rozhoduje obtížnost. Mezi nápovědami a diamanty se volí jen na střední.',
  visited: (read, context) => `${hexIn(read, context)} už je navštívené. Vybarvuje se jen jednou.`,
  waitForSeat: (read, { names: players }) =>
    `Postavu si teď vybírá ${players[read.number('seat')]}. Chvilku počkej.`,
  wreckStart: (read, context) => `${hexIn(read, context)} je vrak. Na vraku se nezačíná.`,
  wrongColour: (read, context) =>
    `${hexIn(read, context)} má jiný terén. Pohybuješ se v ${COLOURS_LOC[read.number('colour')]}.`,
  wrongPaint: (read, context) =>
    `${hexIn(read, context)} se vybarvuje ${COLOURS_HOW[read.number('colour')]}. Schopnost to tady nemění.`,
  wrongTrigger: (read) =>
    `Louka navíc přijde, jen když zazní ${COLOUR_NAMES[read.number('identity')]}. To je barva tvé identity.`,
})
