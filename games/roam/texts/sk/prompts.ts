import { name, say } from '@vyprava/module/say.ts'
import type { Printed, PromptKey } from '../../rules/index.ts'
import type { Question, Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, canRest, canUseWhileBuying, isReady } from '../sight.ts'
import { coinsAcc, markers } from './counts.ts'

type Prompts = Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>

export const promptsOf = (names: Names<'sk'>, printed: Printed): Prompts => ({
  rest: () => ({
    ask: say`Všetky tvoje postavy ležia lícom nadol: odpočiň si, alebo predtým ešte použi artefakt.`,
    wait: (player) => say`Čakáme, kým si ${player} odpočinie.`,
  }),
  character: (read, { view }) => ({
    ask: canRest(view)
      ? say`Vyber postavu, ktorú použiješ, alebo si za ${coinsAcc(read.number('restPrice'))} odpočiň.`
      : say`Vyber postavu, ktorú použiješ.`,
    wait: (player) => say`Čakáme, kým ${player} vyberie postavu.`,
  }),
  place: (read) => {
    const { nom, gen } = names.character(read.number('character'))
    return {
      ask: say`Vyber na mape miesto pre tvar ${name(gen)}.`,
      wait: (player) => say`Čakáme, kým ${player} položí tvar postavy ${name(nom)}.`,
    }
  },
  fill: (read) => ({
    ask: say`Žetóny nestačia na všetky voľné políčka: vyber, kam dáš ${markers(read.number('markers'))}.`,
    wait: (player) => say`Čakáme, kým ${player} vyberie políčka pre posledné žetóny.`,
  }),
  choose: (_read, { view }) => {
    const towers = 'postavíš vežičku'
    const replaces = 'nahradíš súperov žetón'
    const both = isReady(printed, view, 'replace') ? `${replaces} alebo ${towers}` : towers
    return {
      ask: say`Vyber obsadené políčka, kde ${view.advanced ? both : replaces}, alebo ukladanie dokonči.`,
      wait: (player) => say`Čakáme, kým ${player} dokončí ukladanie žetónov.`,
    }
  },
  gaps: (read, { view }) => {
    const gap = `prázdne miesta tvaru (každé za ${coinsAcc(read.number('price'))})`
    return {
      ask:
        view.mode === 'basic'
          ? say`Môžeš zaplniť ${gap}, alebo pokračuj ďalej.`
          : say`Môžeš zaplniť ${gap} alebo použiť artefakt, inak pokračuj ďalej.`,
      wait: (player) => say`Čakáme, kým ${player} dokončí hlavnú časť ťahu.`,
    }
  },
  resolve: () => ({
    ask: say`Vyber, ktorá zaplnená karta sa vyhodnotí ako ďalšia.`,
    wait: (player) => say`Čakáme, kým ${player} vyberie zaplnenú kartu na vyhodnotenie.`,
  }),
  bid: (read, { view }) => {
    const land = view.lands[read.number('slot')]
    const card = land === null ? say`kartu` : say`kartu ${name(names.land(land).nom)}`
    const least = read.number('least')
    return {
      ask:
        least === 0
          ? say`Dražíš o ${card}: ponúkni mince, hoci aj 0, alebo pasuj.`
          : say`Dražíš o ${card}: ponúkni aspoň ${coinsAcc(least)}, alebo pasuj.`,
      wait: (player) => say`O ${card} sa draží. Čakáme, čo ponúkne ${player}.`,
    }
  },
  purchase: (_read, { view }) => ({
    ask: canUseWhileBuying(printed, view)
      ? say`Môžeš použiť svoj artefakt alebo kúpiť nový, inak ukonči ťah.`
      : say`Môžeš kúpiť jeden artefakt z ponuky, alebo ukonči ťah.`,
    wait: (player) => say`Čakáme, kým ${player} nakúpi alebo ukončí ťah.`,
  }),
})
