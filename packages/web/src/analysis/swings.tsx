import { Marker } from '@vyprava/atlas'
import type { Analysis } from '@vyprava/bots'
import { useId } from 'react'
import { usePlay } from '../play/context.ts'
import { paintOf } from '../play/paint.ts'
import { useTexts } from '../settings/index.ts'
import { chancesAt } from './curve.ts'
import { useTelling } from './moves.ts'

type SwingsProps = { readonly analysis: Analysis; readonly together: boolean }

/** The actions that changed most, and what the bot would have done; a press shows the table right after. */
export function Swings({ analysis, together }: SwingsProps) {
  const { table, scene, names, show } = usePlay()
  const { bots } = useTexts()
  const title = useId()
  const telling = useTelling()
  return (
    <section className="panel analysis-swings" aria-labelledby={title}>
      <h3 className="caps" id={title}>
        {bots.analysis.swings}
      </h3>
      {analysis.swings.length === 0 && <p className="quiet">{bots.analysis.noSwings}</p>}
      <ol>
        {analysis.swings.map(({ number, seat, change }) => {
          const analysed = analysis.actions.find((action) => action.number === number)
          const before = chancesAt(analysis, number)
          if (analysed === undefined || before === null) return null
          const { played, instead } = telling(analysed)
          const whose = together ? bots.analysis.together : names[seat]
          return (
            <li key={number}>
              <button
                type="button"
                className="swing"
                aria-current={scene.shown === number + 1 ? 'true' : undefined}
                onClick={() => {
                  table.look(number + 1)
                  show('table')
                }}
              >
                <span className="swing-head">
                  <Marker seat={paintOf(analysed.seat)} />
                  <b>{bots.analysis.jump(number + 1)}</b>
                  <span className={change < 0 ? 'swing-down' : 'swing-up'}>
                    {bots.analysis.change(whose, before[seat], before[seat] + change)}
                  </span>
                </span>
                <span className="swing-played">{played}</span>
                <span className="swing-instead">
                  {instead === null ? bots.analysis.same : bots.analysis.instead(instead)}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
