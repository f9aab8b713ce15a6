import { Analyst, hintFor } from '@vyprava/bots'
import { indexOfAction, Random } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { openBook } from '../table/book.ts'
import type { Errand, Report } from './errands.ts'

/** How long a bot thinks about a hint: as long as a strong player about a move. */
const HINT_ITERATIONS = 2000

/** An adviser that remembers the match which it was given to analyse. */
export function adviser(
  rulesOf: (game: string, pack: unknown) => Promise<Rules>,
  tell: (report: Report) => void,
) {
  let analyst: Analyst<object, { readonly type: string }, object> | null = null

  const knownOf = async ({ game, pack }: { readonly game: string; readonly pack?: unknown }) => {
    const { game: played, knowledge } = await rulesOf(game, pack)
    if (knowledge === undefined) throw new Error(`Bots know nothing of "${game}"`)
    return { played, knowledge }
  }

  const run = async (errand: Errand): Promise<Report> => {
    switch (errand.kind) {
      case 'hint': {
        const { seat, decision, view } = errand
        const { played, knowledge } = await knownOf(errand)
        const { moves } = hintFor(
          played,
          knowledge,
          { seat, decision, view: () => view },
          new Random(`hint ${decision.actions.length}`),
          { iterations: HINT_ITERATIONS },
          { progress: (done, total) => tell({ kind: 'progress', part: done / total }) },
        )
        const advice = moves.map(({ action, value, reasons }) => ({
          move: indexOfAction(decision.actions, action),
          chance: value,
          reasons,
        }))
        return { kind: 'hint', advice }
      }
      case 'open': {
        const { played, knowledge } = await knownOf(errand)
        const match = openBook(played, errand.book)
        if (!match.ok) throw new Error(`The match does not open: ${match.problem.path}`)
        analyst = new Analyst(match.value, knowledge)
        return { kind: 'opened' }
      }
      case 'analyse':
        if (analyst === null) throw new Error('There is no match to analyse')
        return { kind: 'analysed', found: analyst.analyse(errand.number) }
    }
  }

  /** Whatever goes wrong is told, never thrown. */
  return async (errand: Errand): Promise<void> => {
    try {
      tell(await run(errand))
    } catch (error) {
      tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) })
    }
  }
}
