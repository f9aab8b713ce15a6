import { type ReactNode, useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { Fields } from './fields.tsx'
import { askForLetter } from './own.ts'
import { useOnlineTexts } from './texts.ts'

type LetterProps = {
  readonly kind: 'keep' | 'reset'
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
}

/** Asks for a letter. What is said then is the same whether there is such an account or not. */
export function Letter({ kind, title, close, children }: LetterProps) {
  const { account: words, who } = useOnlineTexts()
  const [sent, setSent] = useState(false)
  return (
    <Dialog title={title} close={close}>
      {sent ? (
        <>
          <p role="status">{words.sent}</p>
          <div className="fields-do">
            <button type="button" className="btn" onClick={close}>
              {words.close}
            </button>
          </div>
        </>
      ) : (
        <>
          <p>{children}</p>
          <Fields
            submit={words.send}
            send={async ({ email }) => {
              await askForLetter(kind, email)
              setSent(true)
            }}
            fields={[{ name: 'email', label: who.email, type: 'email', complete: 'email' }]}
          >
            <button type="button" className="btn btn--line" onClick={close}>
              {who.cancel}
            </button>
          </Fields>
        </>
      )}
    </Dialog>
  )
}
