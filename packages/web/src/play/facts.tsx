import { useId } from 'react'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'

/** What everybody may know, in words. */
export function Facts() {
  const { words, context } = usePlay()
  const { play } = useTexts()
  const title = useId()
  return (
    <div className="panel fact-panel">
      <h2 id={title}>{play.facts}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section className="fact-list" tabIndex={0} aria-labelledby={title}>
        {words.facts(context).map((group, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles and labels may be the same, a row is its place
          <section key={place}>
            <h3 className="caps">{group.title}</h3>
            <dl>
              {group.rows.map(([label, value], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <div key={row}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </div>
  )
}
