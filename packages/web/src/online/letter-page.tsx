import { useState } from 'react'
import { addressOf } from '../router.ts'
import { Fields } from './fields.tsx'
import { answerLetter } from './own.ts'
import { NoServer, Shell } from './shell.tsx'
import { useOnlineTexts } from './texts.ts'
import { useServer } from './use-server.ts'

/** Where the link of a letter leads: a password is chosen, and one is in. */
export function LetterPage({ letter }: { readonly letter: string }) {
  const { account: words, who, lobby } = useOnlineTexts()
  const { state } = useServer()
  const [done, setDone] = useState(false)
  if (state === 'none') return <NoServer />
  return (
    <Shell title={words.choose} inside>
      <section className="panel lobby-part">
        {done ? (
          <>
            <p role="status">{words.chosen}</p>
            <a className="btn btn--brass" href={addressOf({ page: 'online' })}>
              {lobby}
            </a>
          </>
        ) : (
          <Fields
            submit={words.choose}
            send={async ({ password }) => {
              await answerLetter(letter, password)
              setDone(true)
            }}
            fields={[
              {
                name: 'password',
                label: who.password,
                help: who.passwordHelp,
                type: 'password',
                complete: 'new-password',
              },
            ]}
          />
        )}
      </section>
    </Shell>
  )
}
