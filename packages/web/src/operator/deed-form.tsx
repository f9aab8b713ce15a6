import { type ReactNode, useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { Refused } from '../online/server.ts'
import { errorIn, useOnlineTexts } from '../online/texts.ts'
import { Wrong } from '../online/wrong.tsx'
import { useDesk } from './desk.ts'

/** Why the server did not do what an operator wanted, in words. */
export function useWhyNot(): (error: unknown) => string {
  const online = useOnlineTexts()
  const { errors } = useDesk().texts.deed
  return (error) => {
    const code = error instanceof Refused ? error.code : ''
    return Object.hasOwn(errors, code) ? errors[code] : errorIn(online, error)
  }
}

type DeedFormProps = {
  readonly title: string
  readonly submit: string
  /** Whether somebody is told the reason, besides the log. */
  readonly told: boolean
  /** What else is to be known or chosen. */
  readonly children?: ReactNode
  readonly send: (reason: string, form: FormData) => Promise<unknown>
  readonly close: () => void
}

/** Every deed asks for a reason of one line. */
export function DeedForm({ title, submit, told, children, send, close }: DeedFormProps) {
  const { deed: words } = useDesk().texts
  const whyNot = useWhyNot()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  return (
    <Dialog title={title} close={close}>
      <form
        className="fields"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const reason = String(form.get('reason') ?? '').trim()
          if (reason === '') return setWrong(words.errors.body)
          setBusy(true)
          setWrong(null)
          try {
            await send(reason, form)
            close()
          } catch (error) {
            setWrong(whyNot(error))
          } finally {
            setBusy(false)
          }
        }}
      >
        {children}
        <label className="fields-one">
          <span>{words.reason}</span>
          <input className="field" name="reason" maxLength={300} autoComplete="off" />
          <small>{told ? words.reasonNote : words.reasonLog}</small>
        </label>
        <Wrong text={wrong} />
        <div className="fields-do">
          <button type="submit" className="btn" disabled={busy}>
            {submit}
          </button>
          <button type="button" className="btn btn--line" onClick={close}>
            {words.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
