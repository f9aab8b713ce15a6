import { useState } from 'react'
import { agreeToClose, resign } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'
import './presence.css'

type PartingProps = {
  readonly words: { readonly title: string; readonly note: string; readonly yes: string; readonly no: string }
  readonly work: () => Promise<unknown>
}

/** A grave thing: it is asked once more, and the harmless way lies beside it. */
function Grave({ words, work }: PartingProps) {
  const [asked, ask] = useState(false)
  const deed = useDeed()
  if (!asked)
    return (
      <button type="button" className="btn btn--line" onClick={() => ask(true)}>
        {words.yes}
      </button>
    )
  return (
    <section className="parting" aria-label={words.title}>
      <h3 className="h2">{words.title}</h3>
      <p>{words.note}</p>
      <div className="fields-do">
        <button
          type="button"
          className="btn btn--no"
          disabled={deed.busy}
          onClick={() => deed.run(work).then((done) => done && ask(false))}
        >
          {words.yes}
        </button>
        <button type="button" className="btn btn--line" onClick={() => ask(false)}>
          {words.no}
        </button>
      </div>
      <Wrong text={deed.wrong} />
    </section>
  )
}

/** Giving a match up, and wanting to end it for all. */
export function PartingWays({ id }: { readonly id: string }) {
  const { presence: words } = useOnlineTexts()
  return (
    <div className="partings">
      <Grave words={words.resign} work={() => resign(id)} />
      <Grave words={words.close} work={() => agreeToClose(id, true)} />
    </div>
  )
}
