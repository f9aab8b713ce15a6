import { name, say, series } from '@vyprava/module/say.ts'
import type { Sentence } from '@vyprava/module/words.ts'
import type { PromptKey } from '../../rules/actions.ts'
import { NONE, STARTING_HAND, type Threat } from '../../rules/state.ts'
import type { Question, Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, hasChosen, cardsHeld as held, lastCampless, nextToLead, threatTo } from '../sight.ts'
import { LEXICON, points } from './lexicon.ts'

type Prompts = Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>

const THREATS: Readonly<Record<Threat, string>> = {
  none: '',
  ranged: ' Odstřelovač tě může zranit.',
  close: ' Lovec tě může zranit.',
}

/** Alone: whose leader is chosen now. */
const factionOf = (view: Context['view']): string =>
  LEXICON.factions[view.players[nextToLead(view)].faction].gen

/** Alone: for whom a camp is placed. */
const campOf = (faction: number | null) =>
  faction === null
    ? say`Postav počáteční tábor jedné z frakcí: na okraji, v jejím domovském prostředí.`
    : say`Postav počáteční tábor ${LEXICON.factions[faction].gen}: na okraji, v domovském prostředí.`

export const promptsOf = (names: Names<'cs'>): Prompts => ({
  chooseFaction: (_read, { view }) => ({
    ask: !view.solo
      ? say`Vyber frakci, za kterou budeš hrát.`
      : view.players.every(({ faction }) => faction === NONE)
        ? say`Hraješ o samotě za dvě frakce. Vyber první.`
        : say`Vyber druhou frakci.`,
    wait: (players) => say`Frakci vybírá ${series(players, 'a')}.`,
  }),
  chooseLeader: (_read, { view }) => ({
    ask: view.solo
      ? say`Vyber vůdce ${factionOf(view)}. S ním přijde i šest jeho Strážců.`
      : say`Vyber vůdce své frakce. S ním přijde i šest jeho Strážců.`,
    wait: (players) => say`Vůdce vybírá ${series(players, 'a')}.`,
  }),
  drawFrom: (_read, { view }) => ({
    ask: say`Karta ${held(view) + 1} ze ${STARTING_HAND}: ze kterého balíčku si ji vezmeš?`,
    wait: (players) => say`Karty si bere ${series(players, 'a')}.`,
  }),
  placeCamp: (_read, { view }) => ({
    ask: view.solo
      ? campOf(lastCampless(view))
      : say`Vyber okrajový hex se svým domovským prostředím pro počáteční tábor.`,
    wait: (players) => say`Počáteční tábor staví ${series(players, 'a')}.`,
  }),
  lead: (_read, { view, observer }) => ({
    ask: view.solo ? say`Vyber Strážce pro příští tah.` : say`Potichu vyber Strážce pro toto kolo.`,
    wait: (players) =>
      say`Strážce ještě vybírá ${series(players, 'a')}.${hasChosen(view, observer) ? ' Do té doby můžeš svůj výběr změnit.' : ''}`,
  }),
  resolve: (read) => ({
    ask: say`Vyhodnoť schopnost ${name(names.ability(read.number('card')))}: ${target(read)}`,
    wait: (players) => say`Schopnost vyhodnocuje ${series(players, 'a')}.`,
  }),
  burn: () => ({
    ask: say`Řízený požár: vyber, který hex vyčistíš jako další.`,
    wait: (players) => say`Řízený požár vede ${series(players, 'a')}.`,
  }),
  secretPaths: (read, { view }) => {
    const { faction } = view.players[read.number('player')]
    return {
      ask: view.solo
        ? say`Tajné stezky: smíš přesunout vůdce ${LEXICON.factions[faction].gen} na sousední hex.`
        : say`Tajné stezky: smíš přesunout svého vůdce na sousední hex.`,
      wait: (players) => say`O tajných stezkách rozhoduje ${series(players, 'a')}.`,
    }
  },
  discussion: () => ({
    ask: say`Domluvte se znameními. Jakmile máš jasno, pokračuj do hry.`,
    wait: (players) => say`Před tahy se ještě rozmýšlí ${series(players, 'a')}.`,
  }),
  turn: (read, { view }) => {
    const [player, ap] = [read.number('player'), read.number('ap')]
    const { faction } = view.players[player]
    // Alone one plays for two factions.
    const led = (verb: string): string =>
      view.solo ? `${LEXICON.factions[faction].nom}: ${verb.toLowerCase()}` : verb
    return {
      ask:
        ap === 0
          ? read.optional('more') === 0
            ? say`${led('Ukonči')} akce, nic dalšího už nezbývá.`
            : say`${led('Posil')} tým, použij předmět, nebo akce ukonči.`
          : say`${led('Vyber')} akci, máš ${points(ap)}.${THREATS[threatTo(view, player)]}`,
      wait: (players) => say`Na tahu je ${series(players, 'a')}.`,
    }
  },
})

/** What the owner has to name. */
function target(read: Read): Sentence {
  switch (read.effect()) {
    case 'moveCamp':
      return say`vyber tábor a jeho nové místo.`
    case 'destroyMech':
      return say`vyber mecha, kterého zničíš.`
    case 'rustMech':
      return say`vyber mecha, kterého nahradí znečištění.`
    case 'travel':
      return say`vyber, kam vůdce přejde.`
    case 'breachAnywhere':
      return say`vyber zeď.`
    case 'healOne':
      return say`vyber, kdo se vyléčí.`
    default:
      return say`teď, nebo až po ostatních.`
  }
}
