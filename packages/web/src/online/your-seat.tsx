import { usualBot } from '@vyprava/bots'
import type { Rules } from '@vyprava/module'
import { useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { levelWords } from '../texts/levels.ts'
import { comeBack, leaveTo } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

type YourSeatProps = { readonly id: string; readonly standIn: string | null; readonly rules: Rules }

/** Leaving a game that runs to a bot, and coming back. */
export function YourSeat({ id, standIn, rules }: YourSeatProps) {
  const { seat, room } = useOnlineTexts()
  const { bots } = useTexts()
  const [bot, setBot] = useState(() => usualBot(rules))
  const deed = useDeed()
  return (
    <section className="fair" aria-label={seat.title}>
      <h3 className="h2">{seat.title}</h3>
      <p>{seat.note}</p>
      <div className="fields-do">
        {standIn === null ? (
          <>
            <select
              className="field"
              aria-label={room.bot}
              value={bot}
              onChange={({ target }) => setBot(target.value)}
            >
              {rules.players.map(({ name }) => (
                <option key={name} value={name}>
                  {levelWords(rules, name, bots).name}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="btn btn--line"
              disabled={deed.busy}
              onClick={() => deed.run(() => leaveTo(id, bot))}
            >
              {seat.leave}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="btn btn--brass"
            disabled={deed.busy}
            onClick={() => deed.run(() => comeBack(id))}
          >
            {seat.back}
          </button>
        )}
      </div>
      <Wrong text={deed.wrong} />
    </section>
  )
}
