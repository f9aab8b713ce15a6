import { useId } from 'react'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'

/** What everybody may know, in words. */
export function Facts() {
  const { words, context } = usePlay()
  const { play } = useTexts()
  const title = useId()
  return (
    <section className="panel fact-panel" aria-labelledby={title}>
      <h2 id={title}>{play.facts}</h2>
      <div className="fact-list">
        {words.facts(context).map((group) => (
          <section key={group.title}>
            <h3 className="caps">{group.title}</h3>
            <dl>
              {group.rows.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}
