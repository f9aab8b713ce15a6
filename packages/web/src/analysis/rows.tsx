import type { Analysis } from '@vyprava/bots'
import { Dialog } from '../frame/dialog.tsx'
import { usePlay } from '../play/context.ts'
import { useTexts } from '../settings/index.ts'
import { chancesAt } from './curve.ts'
import { useTelling } from './moves.ts'

type AsTableProps = {
  readonly analysis: Analysis
  readonly seats: readonly number[]
  readonly together: boolean
  readonly close: () => void
}

/** The whole analysis in words and numbers: for screen readers, and for those who like tables. */
export function AsTable({ analysis, seats, together, close }: AsTableProps) {
  const { table, names, show } = usePlay()
  const { bots, settings } = useTexts()
  const telling = useTelling()
  const after = (number: number) => chancesAt(analysis, number + 1)
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
            {analysis.actions.map((analysed) => {
              const { number, seat } = analysed
              const { played, instead } = telling(analysed)
              return (
                <tr key={number}>
                  <th scope="row">
                    <button
                      type="button"
                      className="btn btn--bare"
                      aria-label={bots.analysis.jump(number + 1)}
                      onClick={() => {
                        table.look(number + 1)
                        show('table')
                        close()
                      }}
                    >
                      {number + 1}
                    </button>
                  </th>
                  <td>{names[seat]}</td>
                  <td>{played}</td>
                  <td>{instead ?? '='}</td>
                  {seats.map((each) => (
                    <td key={each} className="analysis-number">
                      {percentOf(after(number)?.[each], bots.analysis.percent)}
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
