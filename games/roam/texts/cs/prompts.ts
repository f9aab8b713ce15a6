import { name, say } from '@vyprava/module/say.ts'
import type { Printed, PromptKey } from '../../rules/index.ts'
import type { Question, Read } from '../build.ts'
import type { Names } from '../names.ts'
import { type Context, canRest, canUseWhileBuying, isReady } from '../sight.ts'
import { coinsAcc, markers } from './counts.ts'

type Prompts = Readonly<Record<PromptKey, (read: Read, context: Context) => Question>>

export const promptsOf = (names: Names<'cs'>, printed: Printed): Prompts => ({
  rest: () => ({
    ask: say`Všechny tvé postavy leží lícem dolů: odpočiň si, nebo předtím ještě použij artefakt.`,
    wait: (player) => say`Čekáme, až si ${player} odpočine.`,
  }),
  character: (read, { view }) => ({
    ask: canRest(view)
      ? say`Vyber postavu, kterou použiješ, nebo si za ${coinsAcc(read.number('restPrice'))} odpočiň.`
      : say`Vyber postavu, kterou použiješ.`,
    wait: (player) => say`Čekáme, až ${player} vybere postavu.`,
  }),
  place: (read) => {
    const { nom, gen } = names.character(read.number('character'))
    return {
      ask: say`Vyber na mapě místo pro tvar ${name(gen)}.`,
      wait: (player) => say`Čekáme, až ${player} položí tvar postavy ${name(nom)}.`,
    }
  },
  fill: (read) => ({
    ask: say`Žetony nestačí na všechna volná pole: vyber, kam dáš ${markers(read.number('markers'))}.`,
    wait: (player) => say`Čekáme, až ${player} vybere pole pro poslední žetony.`,
  }),
  choose: (_read, { view }) => {
    const towers = 'postavíš věžičku'
    const replaces = 'nahradíš soupeřův žeton'
    const both = isReady(printed, view, 'replace') ? `${replaces} nebo ${towers}` : towers
    return {
      ask: say`Vyber obsazená pole, kde ${view.advanced ? both : replaces}, nebo pokládání dokonči.`,
      wait: (player) => say`Čekáme, až ${player} dokončí pokládání žetonů.`,
    }
  },
  gaps: (read, { view }) => {
    const gap = `prázdná místa tvaru (každé za ${coinsAcc(read.number('price'))})`
    return {
      ask:
        view.mode === 'basic'
          ? say`Můžeš zaplnit ${gap}, nebo pokračuj dál.`
          : say`Můžeš zaplnit ${gap} nebo použít artefakt, jinak pokračuj dál.`,
      wait: (player) => say`Čekáme, až ${player} dokončí hlavní část tahu.`,
    }
  },
  resolve: () => ({
    ask: say`Vyber, která zaplněná karta se vyhodnotí jako další.`,
    wait: (player) => say`Čekáme, až ${player} vybere zaplněnou kartu k vyhodnocení.`,
  }),
  bid: (read, { view }) => {
    const land = view.lands[read.number('slot')]
    const card = land === null ? say`kartu` : say`kartu ${name(names.land(land).nom)}`
    const least = read.number('least')
    return {
      ask:
        least === 0
          ? say`Dražíš o ${card}: nabídni mince, třeba i 0, nebo pasuj.`
          : say`Dražíš o ${card}: nabídni aspoň ${coinsAcc(least)}, nebo pasuj.`,
      wait: (player) => say`O ${card} se draží. Čekáme, co nabídne ${player}.`,
    }
  },
  purchase: (_read, { view }) => ({
    ask: canUseWhileBuying(printed, view)
      ? say`Můžeš použít svůj artefakt nebo koupit nový, jinak ukonči tah.`
      : say`Můžeš koupit jeden artefakt z nabídky, nebo ukonči tah.`,
    wait: (player) => say`Čekáme, až ${player} nakoupí nebo ukončí tah.`,
  }),
})
