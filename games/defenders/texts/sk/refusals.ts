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
export const refusalsOf = (names: Names<'sk'>): Refusals => ({
  abilityFirst: () => 'Najprv sa vyhodnotia schopnosti odhalených Strážcov. Potom prídu ťahy.',
  alreadyBreached: (read) => `V múre ${edge(read)} už prielom je. Každý múr možno prelomiť len raz.`,
  alreadyChosen: () => 'Strážcu už máš vybraného. Výber môžeš zmeniť, kým si nevyberú všetci.',
  alreadyShown: (read) =>
    `Koľko kariet máš (${terrains[read.number('terrain')]}), už ostatní vedia. Povedz niečo iné.`,
  apLeft: (read) => `Ešte máš ${points(read.number('ap'))}. Do tímu možno pridávať, až keď sa minú.`,
  beforeReveal: () => 'Znamenia sa dávajú až po prvom odhalení Strážcov.',
  blockedByEngine: (read) => `Cestu na ${at(read)} blokuje mašina. Obíď ju.`,
  blockedByWall: (read) => `Cestu na ${at(read)} blokuje múr. Prelom ho, alebo choď inokade.`,
  campOfOthers: (read) => `Na ${at(read)} nie je tvoj tábor. Vyber niektorý zo svojich.`,
  campThere: (read) => `Na ${at(read)} už tábor stojí. Na hexe môže byť len jeden.`,
  clean: (read) =>
    read.optional('hex') === null
      ? 'Tam nie je čo čistiť. Vyber znečistený hex.'
      : `Na ${at(read)} nie je čo čistiť. Vyber znečistený hex.`,
  core: () => 'Na jadro žiadny vodca nevstúpi. Vyber iný hex.',
  deckUnknown: () => 'Taký balíček v hre nie je. Vyber jednu zo svojich dvoch frakcií.',
  engineOnly: (read) => `Na hrane ${edge(read)} stojí len mašina. Prelomiť možno len múr.`,
  factionTaken: (read) => `Za ${factions[read.number('faction')].acc} už niekto hrá. Vyber inú frakciu.`,
  factionUnknown: () => 'Taká frakcia nie je. Vyber Rád, Radu, Klan alebo Sektu.',
  factoryHere: (read) => `Na ${at(read)} stojí továreň. Kým ju niekto nezalesní, tábor tu neslúži.`,
  factoryUnderCamp: (read) =>
    `Na ${at(read)} stojí továreň a na nej sa nestavia. Zalesni ju, alebo postav tábor doma.`,
  handNotEmpty: () => 'Naslepo sa hrá len s prázdnou rukou. Vyber kartu z ruky.',
  itemActive: (read) => `Predmet ${item(read)} už máš pripravený. Najprv ho použi.`,
  itemSpent: (read) => `Predmet ${item(read)} nemáš pripravený. Získaš ho v tábore jeho frakcie.`,
  itemUnknown: (read) => `Predmet ${item(read)} nie je v hre. Za jeho frakciu nikto nehrá.`,
  leaderOfOthers: (read) =>
    `${names.leader(read.number('leader')).nom} patrí inej frakcii. Vyber svojho vodcu.`,
  leaderUnknown: () => 'Taký vodca nie je. Vyber jedného z dvoch vodcov svojej frakcie.',
  mealsOver: () => 'Viac jedla sa v jednom ťahu zjesť nedá. Ďalšie počká na nabudúce.',
  mechHere: (read) => `Na ${at(read)} stojí mech. Zalesniť možno len továreň bez mechov.`,
  mechOnTrail: (read) => `Chodník na ${at(read)} vedie cez hex s mechom. Tadiaľ prejsť nejde.`,
  mustResolve: () => 'Všetci ostatní už počkali. Schopnosť teraz musíš vyhodnotiť.',
  needsTarget: () => 'Schopnosť potrebuje cieľ. Vyber ho zo zoznamu.',
  noAp: () => 'Nemáš žiadny akčný bod. Pridaj Strážcu do tímu, použi predmet, alebo skonči.',
  noBreachToken: () => 'Nemáš žiadny žetón prielomu. Položené sa nevracajú.',
  noCampHere: (read) => `Na ${at(read)} nie je fungujúci tábor. Vyber hex s táborom.`,
  noCampLeft: () => 'Všetky tvoje tábory už stoja. Ďalší nemáš.',
  noItemHere: (read) => `Na ${at(read)} nie je fungujúci tábor. Predmety sa získavajú v táboroch.`,
  noMechHere: (read) => `Na ${at(read)} žiadny mech nie je. Vyber hex s mechom.`,
  noTrail: (read) => `Na ${at(read)} nevedie chodník tvojho Strážcu. Vyber bližší hex.`,
  noWall: (read) => `Na hrane ${edge(read)} žiadny múr nie je. Nie je čo prelomiť.`,
  notAFactory: (read) => `Na ${at(read)} nie je továreň. Zalesniť možno len továreň pod tvojím vodcom.`,
  notAdjacent: (read) => `Na ${at(read)} nedočiahneš. Vyber bližší hex.`,
  notAnEdge: () => 'Taká hrana na pláne nie je. Vyber inú.',
  notHome: (read, { view }) =>
    `${at(read)} (${landOf(LEXICON, view, read.number('hex'))}) nie je tvoj domov. Tábor postavíš len doma.`,
  notInHand: () => 'Túto kartu v ruke nemáš. Vyber jednu zo svojich.',
  notInTurn: () => 'Na akcie teraz nie je čas. Prídu v tvojom ťahu.',
  notInjured: () => 'Nemáš žiadne zranenie. Nie je čo liečiť.',
  notNow: () => 'Teraz to urobiť nejde. Počkaj na správnu chvíľu.',
  notOnBoard: () => 'To už nie je na pláne. Vyber hex na pláne.',
  notOnRim: (read) => `${at(read)} neleží pri okraji plánu. Začína sa na jeho okraji.`,
  notYourTurn: () => 'Na ťahu je niekto iný. Počkaj, kým na teba príde rad.',
  nothingToResolve: () => 'Teraz sa žiadna schopnosť nevyhodnocuje. Počkaj na odhalenie.',
  otherFaction: () => 'Táto karta patrí druhej frakcii. Do tímu smú len karty frakcie na ťahu.',
  otherTerrain: (read) =>
    read.optional('hex') === null
      ? `${names.defender(read.number('card')).nom} je z iného prostredia. Do tímu smie len rovnaké prostredie.`
      : `${at(read)} je iné prostredie. Vyber hex s tým správnym.`,
  over: () => 'Hra sa už skončila. Ďalej sa nehrá.',
  phraseUnknown: () => 'Takú vetu zoznam nemá. Vyber jednu z ponúkaných.',
  playerUnknown: () => 'Taký hráč pri stole nie je. Vyber niekoho, kto hrá.',
  pollutedHere: (read) => `${at(read)} je znečistený. Najprv ho vyčisti.`,
  retired: () => 'Táto frakcia už má všetky tábory a z hry vystúpila.',
  sameHex: () => 'Tam už tvoj vodca stojí. Vyber iný hex.',
  seventhToxic: (read) => `Na ${at(read)} by vznikla siedma toxická lokalita. Vyber iný hex.`,
  signsOnly: () => 'Pri tomto stole hovoria len znamenia: od odhalenia až do ďalšieho výberu Strážcov.',
  silence: () => 'Pri výbere Strážcov sa mlčí. Dohovoriť sa môžete po odhalení.',
  soloTalk: () => 'V tejto hre rozhoduje jeden hráč za obe frakcie. Nie je komu čo naznačovať.',
  supportTooLow: (read) =>
    `Podpora nestačí, do plnej stupnice chýba ešte ${read.number('needed') - read.number('support')}. Najprv ju získaj.`,
  targetless: () => 'Táto schopnosť mieri inam. Vyber cieľ zo zoznamu.',
  terrainUnknown: () => 'Také prostredie nie je. Vyber les, pláň, močiar alebo hory.',
  toxicThere: (read) => `Na ${at(read)} je toxická lokalita. Vyber hex bez nej.`,
  trailBlocked: (read) => `Chodník na ${at(read)} blokuje múr alebo mašina. Choď inokade.`,
  wallElsewhere: (read) =>
    `Múr ${edge(read)} nie je pri tvojom vodcovi. Prelomiť možno len múry okolo jeho hexu.`,
})
