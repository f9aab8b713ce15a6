import { useTexts } from '../settings/index.ts'
import type { Choice } from './word.tsx'

type LevelsProps = {
  /** The levels, weakest first. */
  readonly levels: readonly Choice[]
  /** Those that sit at the table. */
  readonly sitting: ReadonlySet<string>
}

/** Who the bots are: told by what they do, with as many lozenges as they are strong. */
export function Levels({ levels, sitting }: LevelsProps) {
  const { laying } = useTexts()
  return (
    <section className="panel lay-box lay-bots">
      <h2>
        {laying.bots} <small>{laying.botsNote}</small>
      </h2>
      <ul className="lay-levels">
        {levels.map(({ value, word, note }, strength) => (
          <li key={value} className={sitting.has(value) ? 'lay-sits' : undefined}>
            <svg viewBox={`0 0 ${levels.length * 15.5} 24`} aria-hidden="true">
              {levels.map((level, i) => (
                <path
                  key={level.value}
                  d={`M${8 + i * 15.5} 6L${15 + i * 15.5} 13L${8 + i * 15.5} 20L${1 + i * 15.5} 13Z`}
                  className={i <= strength ? 'lay-full' : 'lay-empty'}
                />
              ))}
            </svg>
            <span>
              <b>{word}</b>
              {note}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
