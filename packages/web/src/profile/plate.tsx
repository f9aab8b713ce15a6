import { moduleOf } from '@vyprava/games'
import { wordsOf } from '@vyprava/module'
import type { Glimpsed } from '@vyprava/protocol'
import { useMemo } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import { LiveThumb } from '../hall/live-thumb.tsx'
import { language, useSetting } from '../settings/index.ts'
import { lastSight } from './data.ts'
import { companyOf, headlineOf, type Told, whenOf } from './headline.ts'
import type { Plated } from './plated.ts'
import { useProfileTexts } from './texts.ts'

type PlateProps = { readonly plated: Plated; readonly now: number }

/** A finished game: touched, it shows its end. */
export function Plate({ plated, now }: PlateProps) {
  const words = useProfileTexts()
  const { game, table, names, me, won, ended, gained, parted, end, analysis } = plated
  const { name, short } = useDoorWords(game)
  const sight = useLoaded(`last sight ${plated.id}`, async () => (table === null ? null : lastSight(table)))
  const glimpse = sight.state === 'here' ? sight.value : null
  const company = companyOf(names, me)
  const notes = [parted ? words.parted : null, gained === null ? null : words.gained(gained)]
  return (
    <article className="panel archived" data-game={game} data-won={won} data-id={plated.id}>
      <LiveThumb game={game} glimpse={glimpse} coming={table !== null && sight.state === 'loading'} />
      <span className="archived-game">{short ?? name}</span>
      <h3>
        <a href={end}>{headlineOf(useTold(plated, glimpse), words)}</a>
      </h3>
      <p>
        {company.length === 0 ? words.alone : company.join(', ')}
        {notes.map(
          (note) =>
            note !== null && (
              <small key={note} className="archived-note">
                {note}
              </small>
            ),
        )}
      </p>
      <footer>
        <time dateTime={new Date(ended).toISOString()}>{whenOf(ended, now, words)}</time>
        {plated.result !== null && moduleOf(game)?.analysis && (
          <a className="archived-analysis" href={analysis}>
            {words.analysis}
          </a>
        )}
      </footer>
    </article>
  )
}

/** What the game itself says of its end comes with its words and what was seen last. */
function useTold(plated: Plated, glimpse: Glimpsed | null): Told {
  const spoken = useSetting(language)
  const words = useLoaded(`words of ${plated.game} in ${spoken}`, async () => {
    const module = moduleOf(plated.game)
    return module === null ? null : wordsOf(module, spoken)
  })
  const known = words.state === 'here' ? words.value : null
  return useMemo(() => {
    const { result, names } = plated
    if (result === null || known?.account === undefined || glimpse === null)
      return { ...plated, before: null, motto: null }
    const context = { view: glimpse.view, names, observer: glimpse.seat }
    const account = known.account({ context, result, events: [] })
    return { ...plated, before: account.tally?.counts ?? null, motto: account.motto ?? null }
  }, [plated, known, glimpse])
}
