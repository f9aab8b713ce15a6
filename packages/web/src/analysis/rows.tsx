import type { Analysis } from '@vyprava/bots'
import { Dialog } from '../frame/dialog.tsx'
import { usePlay } from '../play/context.ts'
import { headingOf, type TurnSpan } from '../play/turns.ts'
import { useTexts } from '../settings/index.ts'
import { chancesAt } from './curve.ts'
import { judged } from './mistakes.ts'
import { useTelling } from './moves.ts'

type AsTableProps = {
  readonly analysis: Analysis
  readonly turns: readonly TurnSpan[]
  readonly seats: readonly number[]
  readonly together: boolean
  readonly close: () => void
}

/** The whole analysis in words and numbers: for screen readers, and for those who like tables. */
export function AsTable({ analysis, turns, seats, together, close }: AsTableProps) {
  const { table, names } = usePlay()
  const { bots, settings, turns: words } = useTexts()
  const telling = useTelling()
  return (
    <Dialog title={bots.analysis.title} close={close}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section className="analysis-rows" tabIndex={0} aria-label={bots.analysis.chances}>
        <table>
          <thead>
            <tr>
              <th scope="col">{bots.analysis.number}</th>
              <th scope="col">{bots.analysis.player}</th>
              <th scope="col">{bots.analysis.played}</th>
              <th scope="col">{bots.analysis.better}</th>
              {seats.map((seat) => (
                <th scope="col" key={seat}>
                  {together ? bots.analysis.together : names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {judged(analysis, turns, null).map(({ turn, action }) => {
              const { played, instead } = telling(action)
              const heading = headingOf(turn.mark, words)
              const after = chancesAt(analysis, turn.to)
              return (
                <tr key={turn.from}>
                  <th scope="row">
                    <button
                      type="button"
                      className="btn btn--bare"
                      onClick={() => {
                        table.look(turn.to)
                        close()
                      }}
                    >
                      {heading}
                    </button>
                  </th>
                  <td>{names[turn.mark.seat ?? action.seat]}</td>
                  <td>{played}</td>
                  <td>{instead ?? '='}</td>
                  {seats.map((each) => (
                    <td key={each} className="analysis-number">
                      {percentOf(after?.[each], bots.analysis.percent)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <button type="button" className="btn" onClick={close}>
        {settings.close}
      </button>
    </Dialog>
  )
}

const percentOf = (chance: number | undefined, inWords: (chance: number) => string): string =>
  chance === undefined ? '' : inWords(chance)
