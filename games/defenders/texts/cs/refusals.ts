import type { RefusalReason } from '../../rules/refusals/reasons.ts'
import type { Read } from '../build.ts'
import { edgeName, landOf, spotOf } from '../lexicon.ts'
import type { Names } from '../names.ts'
import type { Context } from '../sight.ts'
import { LEXICON, points } from './lexicon.ts'

type Refusals = Readonly<Record<RefusalReason, (read: Read, context: Context) => string>>

const { factions, items, terrains } = LEXICON
const at = (read: Read): string => spotOf(LEXICON, read.number('hex'))
const edge = (read: Read): string => edgeName(LEXICON, read.number('edge'))
const item = (read: Read): string => items[read.number('item')].nom

/** Why not, and what to do instead. */
export const refusalsOf = (names: Names<'cs'>): Refusals => ({
  abilityFirst: () => 'Nejdřív se vyhodnotí schopnosti odhalených Strážců. Pak přijdou tahy.',
  alreadyBreached: (read) => `Ve zdi ${edge(read)} už průlom je. Každou zeď lze prolomit jen jednou.`,
  alreadyChosen: () => 'Strážce už máš vybraného. Výběr můžeš změnit, dokud nemají vybráno všichni.',
  alreadyShown: (read) =>
    `Kolik karet máš (${terrains[read.number('terrain')]}), už ostatní vědí. Řekni něco jiného.`,
  apLeft: (read) => `Ještě máš ${points(read.number('ap'))}. Do týmu lze přidávat, až když dojdou.`,
  beforeReveal: () => 'Znamení se dávají až po prvním odhalení Strážců.',
  blockedByEngine: (read) => `Cestu na ${at(read)} blokuje mašina. Obejdi ji.`,
  blockedByWall: (read) => `Cestu na ${at(read)} blokuje zeď. Prolom ji, nebo jdi jinudy.`,
  campOfOthers: (read) => `Na ${at(read)} není tvůj tábor. Vyber některý ze svých.`,
  campThere: (read) => `Na ${at(read)} už tábor stojí. Na hexu může být jen jeden.`,
  clean: (read) =>
    read.optional('hex') === null
      ? 'Tam není co čistit. Vyber znečištěný hex.'
      : `Na ${at(read)} není co čistit. Vyber znečištěný hex.`,
  core: () => 'Na jádro žádný vůdce nevstoupí. Vyber jiný hex.',
  deckUnknown: () => 'Takový balíček ve hře není. Vyber jednu ze svých dvou frakcí.',
  engineOnly: (read) => `Na hraně ${edge(read)} stojí jen mašina. Prolomit lze jen zeď.`,
  factionTaken: (read) => `Za ${factions[read.number('faction')].acc} už někdo hraje. Vyber jinou frakci.`,
  factionUnknown: () => 'Taková frakce není. Vyber Řád, Radu, Klan, nebo Sektu.',
  factoryHere: (read) => `Na ${at(read)} stojí továrna. Dokud ji nikdo nezalesní, tábor tu neslouží.`,
  factoryUnderCamp: (read) =>
    `Na ${at(read)} stojí továrna a na ní se nestaví. Zalesni ji, nebo postav tábor doma.`,
  handNotEmpty: () => 'Naslepo se hraje jen s prázdnou rukou. Vyber kartu z ruky.',
  itemActive: (read) => `Předmět ${item(read)} už máš připravený. Nejdřív ho použij.`,
  itemSpent: (read) => `Předmět ${item(read)} nemáš připravený. Získáš ho v táboře jeho frakce.`,
  itemUnknown: (read) => `Předmět ${item(read)} není ve hře. Za jeho frakci nikdo nehraje.`,
  leaderOfOthers: (read) =>
    `${names.leader(read.number('leader')).nom} patří jiné frakci. Vyber svého vůdce.`,
  leaderUnknown: () => 'Takový vůdce není. Vyber jednoho ze dvou vůdců své frakce.',
  mealsOver: () => 'Víc jídla se v jednom tahu sníst nedá. Další počká na příště.',
  mechHere: (read) => `Na ${at(read)} stojí mech. Zalesnit lze jen továrnu bez mechů.`,
  mechOnTrail: (read) => `Stezka na ${at(read)} vede přes hex s mechem. Tudy projít nejde.`,
  mustResolve: () => 'Všichni ostatní už počkali. Schopnost teď musíš vyhodnotit.',
  needsTarget: () => 'Schopnost potřebuje cíl. Vyber ho ze seznamu.',
  noAp: () => 'Nemáš žádný akční bod. Přidej Strážce do týmu, použij předmět, nebo skonči.',
  noBreachToken: () => 'Nemáš žádný žeton průlomu. Položené se nevracejí.',
  noCampHere: (read) => `Na ${at(read)} není fungující tábor. Vyber hex s táborem.`,
  noCampLeft: () => 'Všechny tvé tábory už stojí. Další nemáš.',
  noItemHere: (read) => `Na ${at(read)} není fungující tábor. Předměty se získávají v táborech.`,
  noMechHere: (read) => `Na ${at(read)} žádný mech není. Vyber hex s mechem.`,
  noTrail: (read) => `Na ${at(read)} nevede stezka tvého Strážce. Vyber bližší hex.`,
  noWall: (read) => `Na hraně ${edge(read)} žádná zeď není. Není co prolomit.`,
  notAFactory: (read) => `Na ${at(read)} není továrna. Zalesnit lze jen továrnu pod tvým vůdcem.`,
  notAdjacent: (read) => `Na ${at(read)} nedosáhneš. Vyber bližší hex.`,
  notAnEdge: () => 'Taková hrana na plánu není. Vyber jinou.',
  notHome: (read, { view }) =>
    `${at(read)} (${landOf(LEXICON, view, read.number('hex'))}) není tvůj domov. Tábor postavíš jen doma.`,
  notInHand: () => 'Tuto kartu v ruce nemáš. Vyber jednu ze svých.',
  notInTurn: () => 'Na akce teď není čas. Přijdou ve tvém tahu.',
  notInjured: () => 'Nemáš žádné zranění. Není co léčit.',
  notNow: () => 'Teď to udělat nejde. Počkej na správnou chvíli.',
  notOnBoard: () => 'To už není na plánu. Vyber hex na plánu.',
  notOnRim: (read) => `${at(read)} neleží u okraje plánu. Začíná se na jeho okraji.`,
  notYourTurn: () => 'Na tahu je někdo jiný. Počkej, až na tebe přijde řada.',
  nothingToResolve: () => 'Teď se žádná schopnost nevyhodnocuje. Počkej na odhalení.',
  otherFaction: () => 'Tato karta patří druhé frakci. Do týmu smějí jen karty frakce na tahu.',
  otherTerrain: (read) =>
    read.optional('hex') === null
      ? `${names.defender(read.number('card')).nom} je z jiného prostředí. Do týmu smí jen stejné prostředí.`
      : `${at(read)} je jiné prostředí. Vyber hex s tím správným.`,
  over: () => 'Hra už skončila. Dál se nehraje.',
  phraseUnknown: () => 'Takovou větu seznam nemá. Vyber jednu z nabízených.',
  playerUnknown: () => 'Takový hráč u stolu není. Vyber někoho, kdo hraje.',
  pollutedHere: (read) => `${at(read)} je znečištěný. Nejdřív ho vyčisti.`,
  retired: () => 'Tato frakce už má všechny tábory a ze hry vystoupila.',
  sameHex: () => 'Tam už tvůj vůdce stojí. Vyber jiný hex.',
  seventhToxic: (read) => `Na ${at(read)} by vznikla sedmá toxická lokalita. Vyber jiný hex.`,
  signsOnly: () => 'U tohoto stolu mluví jen znamení: od odhalení až do dalšího výběru Strážců.',
  silence: () => 'Při výběru Strážců se mlčí. Domluvit se můžete po odhalení.',
  soloTalk: () => 'V této hře rozhoduje jeden hráč za obě frakce. Není komu co naznačovat.',
  supportTooLow: (read) =>
    `Podpora nestačí, k plné stupnici chybí ještě ${read.number('needed') - read.number('support')}. Nejdřív ji získej.`,
  targetless: () => 'Tato schopnost míří jinam. Vyber cíl ze seznamu.',
  terrainUnknown: () => 'Takové prostředí není. Vyber les, pláň, bažinu, nebo hory.',
  toxicThere: (read) => `Na ${at(read)} je toxická lokalita. Vyber hex bez ní.`,
  trailBlocked: (read) => `Stezku na ${at(read)} blokuje zeď nebo mašina. Jdi jinudy.`,
  wallElsewhere: (read) => `Zeď ${edge(read)} není u tvého vůdce. Prolomit lze jen zdi kolem jeho hexu.`,
})
