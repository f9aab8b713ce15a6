import type { GameWords, Rules } from '@vyprava/module'
import { MOST_RATED } from '@vyprava/protocol'
import { startTable, type TableInfo } from '../online/tables.ts'
import { useOnlineTexts } from '../online/texts.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { problemOf, unfit } from '../setup/check.ts'
import { problemIn } from '../texts/problems.ts'
import { useRoomTexts } from './texts.ts'

type StartProps = {
  readonly info: TableInfo
  readonly rules: Rules
  readonly words: GameWords
  readonly busy: boolean
  readonly run: (work: () => Promise<unknown>) => void
}

/** The button says how many begin; what cannot be played is refused with its reason. Guests read who begins. */
export function Start({ info, rules, words, busy, run }: StartProps) {
  const room = useRoomTexts()
  const { setup } = useTexts()
  const { errors } = useOnlineTexts()
  const spoken = useSetting(language)
  const { table, you, host } = info
  if (!you.host) {
    const name = host === null ? null : table.seats[host].name
    return (
      <div className="lay-start">
        <p className="room-host">{name === null ? room.hostGone : room.hostBegins(name)}</p>
      </div>
    )
  }
  const sitters = table.seats.filter(({ name, bot }) => name !== null || bot !== null)
  const free = table.seats.length - sitters.length
  const nobody = sitters.every(({ name }) => name === null)
  const count = sitters.length
  const { min, max } = rules.game.seats
  /** Why it cannot be played like this; a game is asked only of as many as it has seats for. */
  const refused = (): string | null => {
    if (nobody) return room.nobody
    if (table.agreed.rated && (count > MOST_RATED || sitters.some(({ bot }) => bot !== null)))
      return errors.rated
    if (count < min)
      return setup.unfit(setup.players, String(count), min === max ? String(min) : `${min}–${max}`)
    const problem = problemOf(rules, {
      seed: '',
      options: { ...table.options },
      seats: sitters.map(({ bot }) => ({ name: '', bot })),
    })
    return problem === null ? null : unfit(problemIn(spoken, problem), rules, words, setup)
  }
  const wrong = refused()
  return (
    <div className="lay-start">
      <button
        type="button"
        className="btn btn--brass"
        aria-disabled={wrong !== null}
        disabled={busy}
        onClick={() => wrong === null && run(() => startTable(table.id))}
      >
        {free === 0 ? room.begin : room.beginWith(count)}
      </button>
      {wrong === null ? (
        <p>{free > 0 && room.folds(free)}</p>
      ) : (
        <p className="wrong">
          <b>{room.cannot}</b> {wrong}
        </p>
      )}
    </div>
  )
}
