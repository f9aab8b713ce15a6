import { useState } from 'react'
import { DOORS } from '../doors/index.ts'
import { useDoors } from '../doors/words.ts'
import { type Choice, Word } from '../setup/word.tsx'
import { type Filter, monthOf, monthsBefore } from './filter.ts'
import { type ProfileTexts, useProfileTexts } from './texts.ts'

type SentenceProps = {
  readonly filter: Filter
  readonly set: (filter: Filter) => void
  /** With whom one has played most. */
  readonly partners: readonly string[]
  /** Whether there is an archive on a server besides that of this device. */
  readonly online: boolean
  readonly now: number
}

const plain = (value: string, word: string): Choice => ({ value, word, note: '' })

const timeIn = (words: ProfileTexts, time: string): string =>
  time === 'any' || time === 'week' || time === 'days' || time === 'older'
    ? words.times[time]
    : words.ofMonth(monthOf(time))

/** What is shown, as one sentence whose words can be touched. */
export function FilterSentence({ filter, set, partners, online, now }: SentenceProps) {
  const words = useProfileTexts()
  const doors = useDoors()
  const { show, comma, from, stop } = words.sentence
  const gameWord = filter.game === null ? words.allGames : doors(filter.game).name
  const partnerWord = filter.partner === '' ? words.anyone : words.partner(filter.partner)
  const named = (what: keyof ProfileTexts['filters'], word: string) => ({
    ...{ name: what, shown: word, label: words.change(words.filters[what], word) },
  })
  const outcomes = filter.place === 'device' ? (['all', 'won', 'lost'] as const) : OUTCOMES
  return (
    <p className="archive-filter">
      {show}
      <Word
        {...named('game', gameWord)}
        value={filter.game ?? ''}
        choices={[plain('', words.allGames), ...DOORS.map(({ id }) => plain(id, doors(id).name))]}
        choose={(game) => set({ ...filter, game: game === '' ? null : game })}
      />{' '}
      {online ? (
        <Word
          {...named('place', words.places[filter.place])}
          value={filter.place}
          choices={PLACES.map((place) => plain(place, words.places[place]))}
          choose={(place) =>
            set({ ...filter, outcome: 'all', place: place === 'device' ? 'device' : 'server' })
          }
        />
      ) : (
        words.places.device
      )}
      {comma}
      <Word
        {...named('outcome', words.outcomes[filter.outcome])}
        value={filter.outcome}
        choices={outcomes.map((outcome) => plain(outcome, words.outcomes[outcome]))}
        choose={(chosen) =>
          set({ ...filter, outcome: outcomes.find((outcome) => outcome === chosen) ?? 'all' })
        }
      />
      {comma}
      <Word
        {...named('partner', partnerWord)}
        value={filter.partner}
        choices={['', ...partners].map((name) => plain(name, name === '' ? words.anyone : name))}
        choose={(partner) => set({ ...filter, partner })}
      >
        <Find found={filter.partner} find={(partner) => set({ ...filter, partner })} />
      </Word>
      {comma}
      <Word
        {...named('time', timeIn(words, filter.time))}
        value={filter.time}
        choices={['any', 'week', 'days', ...monthsBefore(now), 'older'].map((time) =>
          plain(time, timeIn(words, time)),
        )}
        choose={(time) => set({ ...filter, time })}
      />
      {from}
      <Word
        {...named('order', words.orders[filter.order])}
        value={filter.order}
        choices={ORDERS.map((order) => plain(order, words.orders[order]))}
        choose={(order) => set({ ...filter, order: order === 'oldest' ? 'oldest' : 'newest' })}
      />
      {stop}
    </p>
  )
}

const OUTCOMES = ['all', 'won', 'lost', 'none'] as const
const PLACES = ['server', 'device'] as const
const ORDERS = ['newest', 'oldest'] as const

type FindProps = { readonly found: string; readonly find: (name: string) => void }

/** Somebody who is not among those one has played most with. */
function Find({ found, find }: FindProps) {
  const words = useProfileTexts()
  const [text, setText] = useState(found)
  return (
    <form
      className="archive-find"
      onSubmit={(event) => {
        event.preventDefault()
        find(text.trim())
      }}
    >
      <input
        type="search"
        aria-label={words.find}
        placeholder={words.find}
        maxLength={40}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn btn--line">
        {words.seek}
      </button>
    </form>
  )
}
