import { Icon } from '@vyprava/atlas'
import { padlock } from '@vyprava/atlas/icons/signs.ts'
import type { Rules } from '@vyprava/module'
import type { TableShown } from '@vyprava/protocol'
import { useId, useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { namesOf } from './names.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { type Proof, verifyTable } from './verify.ts'
import { Wrong } from './wrong.tsx'

type ShufflesProps = {
  readonly table: TableShown
  readonly you: number | null
  /** The rules to verify a finished game by; null before there is anything to verify. */
  readonly rules: Rules | null
}

/** The promise of fair shuffles: sealed at the start, opened at the end, and anybody can verify it. */
export function Shuffles({ table, you, rules }: ShufflesProps) {
  const { fair, room } = useOnlineTexts()
  const { setup } = useTexts()
  const title = useId()
  const names = namesOf(table.seats, setup.botNames, room.free)
  return (
    <section className="fair" aria-labelledby={title}>
      <h3 id={title} className="h2">
        <Icon data={padlock} />
        {fair.title}
      </h3>
      <p>{fair.note}</p>
      <dl>
        <div>
          <dt>{fair.seal}</dt>
          <dd>
            <code>{table.commitment}</code>
          </dd>
        </div>
        <div>
          <dt>{fair.added}</dt>
          <dd>
            <ul>
              {table.contributions.map((contribution, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <li key={seat}>
                  {names[seat]}
                  {seat === you && ` (${room.you})`}
                  {': '}
                  {contribution === null ? fair.nothing : <code>{contribution}</code>}
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{fair.secret}</dt>
          <dd>{table.secret === null ? fair.later : <code>{table.secret}</code>}</dd>
        </div>
      </dl>
      {rules !== null && table.secret !== null && <Verify id={table.id} you={you} rules={rules} />}
    </section>
  )
}

type VerifyProps = { readonly id: string; readonly you: number | null; readonly rules: Rules }

function Verify({ id, you, rules }: VerifyProps) {
  const { fair } = useOnlineTexts()
  const deed = useDeed()
  const [proof, setProof] = useState<Proof | null>(null)
  const said = (found: Proof): string => {
    if (found.ok) return fair.holds
    const { why } = found
    return fair.breaks(why === 'otherSeal' || why === 'otherChance' ? fair[why] : why)
  }
  return (
    <>
      <button
        type="button"
        className="btn btn--brass"
        disabled={deed.busy}
        onClick={() => deed.run(async () => setProof(await verifyTable(id, you, rules.game)))}
      >
        {fair.verify}
      </button>
      <p role="status" className={proof?.ok === false ? 'fair-bad' : 'fair-good'}>
        {deed.busy ? fair.verifying : proof === null ? '' : said(proof)}
      </p>
      <Wrong text={deed.wrong} />
    </>
  )
}
