import { moduleOf } from '@vyprava/games'
import { wordsOf } from '@vyprava/module'
import type { ResultCount } from '@vyprava/protocol'
import { useState } from 'react'
import { DOORS } from '../doors/index.ts'
import { useDoorWords } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import { Keystone } from '../hall/index-of-tables.tsx'
import { language, useSetting } from '../settings/index.ts'
import { useProfileTexts } from './texts.ts'

type CountsProps = { readonly counts: readonly ResultCount[] }

/** One's results, game by game; touched, a game tells them by its task. */
export function ByGame({ counts }: CountsProps) {
  const words = useProfileTexts()
  const played = DOORS.map(({ id }) => counts.filter(({ game }) => game === id)).filter(
    (own) => own.length > 0,
  )
  return (
    <section aria-label={words.byGame}>
      <h2 className="hall-h">{words.byGame}</h2>
      {played.length === 0 && <p className="hall-quiet">{words.none}</p>}
      <ul className="by-game">
        {played.map((own) => (
          <li key={own[0].game} data-game={own[0].game}>
            <GameCount counts={own} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const sumOf = (counts: readonly ResultCount[], of: (count: ResultCount) => number): number =>
  counts.reduce((sum, count) => sum + of(count), 0)

function GameCount({ counts }: CountsProps) {
  const words = useProfileTexts()
  const [{ game }] = counts
  const { name, short } = useDoorWords(game)
  const [open, setOpen] = useState(false)
  const games = sumOf(counts, (count) => count.games)
  const won = sumOf(counts, (count) => count.won)
  const together = counts.every(({ kind }) => kind === 'together')
  const best = Math.max(...counts.map((count) => count.best ?? Number.NEGATIVE_INFINITY))
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Keystone game={game} />
        <span>
          <b>{short ?? name}</b>
          <small className="by-note">
            {together ? words.countTogether(games) : words.games(games)}
            {Number.isFinite(best) && `, ${words.best(best)}`}
          </small>
        </span>
        <Bar part={won / games} />
        <em>
          {words.wins(won)}
          <small className="by-note">{words.percent(won / games)}</small>
        </em>
      </summary>
      {open && <Tasks counts={counts} />}
    </details>
  )
}

/** So much of it is won, as a scale bar. */
export const Bar = ({ part }: { readonly part: number }) => (
  <svg className="won-bar" viewBox="0 0 112 18" preserveAspectRatio="none" aria-hidden="true">
    <rect x={0.5} y={4.5} width={111} height={9} className="won-all" />
    <rect x={0.5} y={4.5} width={111 * part} height={9} className="won-part" />
  </svg>
)

/** The same by scenario, or by how hard it was. */
function Tasks({ counts }: CountsProps) {
  const words = useProfileTexts()
  const said = useTaskWords(counts[0].game)
  return (
    <ul className="by-task">
      {counts.map(({ kind, task, games, won, best }) => (
        <li key={`${kind} ${task}`} className="by-row">
          <span>{task === null || said === null ? words.games(games) : said(task)}</span>
          <span>
            {words.of(won, games)}
            {best !== null && `, ${words.best(best)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the tasks of a game are called; null until its words are here. */
export function useTaskWords(game: string): ((task: string) => string) | null {
  const spoken = useSetting(language)
  const loaded = useLoaded(`tasks of ${game} in ${spoken}`, async () => {
    const module = moduleOf(game)
    if (module === null) return null
    const [rules, words] = await Promise.all([module.rules(), wordsOf(module, spoken)])
    const { task, options } = rules.game
    if (task === undefined) return null
    const number = Reflect.get(options, task)?.kind === 'number'
    const { label } = words.option(task)
    return (value: string) => `${label}: ${number ? value : words.value(task, value)}`
  })
  return loaded.state === 'here' ? loaded.value : null
}
