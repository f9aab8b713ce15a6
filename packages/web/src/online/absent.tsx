import type { TableShown } from '@vyprava/protocol'
import { Choice } from './choice.tsx'
import { ABSENCES } from './pace.ts'
import { vote } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

const ownVote = ({ votes }: TableShown, seat: number) => votes.find((cast) => cast.seat === seat)?.absence

/** Among the facts of a table: what one wants done about who is late, also in advance. */
export function LateVote({ table, seat }: { readonly table: TableShown; readonly seat: number }) {
  const { vote: words, pace } = useOnlineTexts()
  const deed = useDeed()
  return (
    <section className="fair" aria-label={words.title}>
      <Choice
        legend={words.title}
        name="late"
        values={ABSENCES}
        value={ownVote(table, seat) ?? table.pace?.absence ?? 'wait'}
        say={(absence) => pace.absence[absence]}
        change={(absence) => deed.run(() => vote(table.id, absence))}
      />
      <p className="quiet">{words.note}</p>
      <Wrong text={deed.wrong} />
    </section>
  )
}
