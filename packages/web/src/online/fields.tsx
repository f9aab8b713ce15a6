import { type ReactNode, useId } from 'react'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

interface Field {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password'
  readonly complete: string
  readonly help?: string
  readonly value?: string
}

type FieldsProps = {
  readonly fields: readonly Field[]
  readonly submit: string
  readonly send: (values: Readonly<Record<string, string>>) => Promise<unknown>
  readonly children?: ReactNode
}

/** A short form whose answer comes from the server. What is wrong is ours to say, in the reader's language. */
export function Fields({ fields, submit, send, children }: FieldsProps) {
  const deed = useDeed()
  const id = useId()
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        deed.run(() => send(Object.fromEntries(fields.map(({ name }) => [name, String(values.get(name))]))))
      }}
    >
      {fields.map(({ name, label, type, complete, help, value }) => (
        <label key={name} className="fields-one">
          <span>{label}</span>
          <input
            className="field"
            name={name}
            type={type}
            autoComplete={complete}
            defaultValue={value}
            onFocus={({ currentTarget }) => currentTarget.select()}
            maxLength={200}
            aria-describedby={help === undefined ? undefined : `${id} ${name}`}
            aria-invalid={deed.wrong !== null}
          />
          {help !== undefined && <small id={`${id} ${name}`}>{help}</small>}
        </label>
      ))}
      <Wrong text={deed.wrong} />
      <div className="fields-do">
        <button type="submit" className="btn btn--brass" disabled={deed.busy}>
          {submit}
        </button>
        {children}
      </div>
    </form>
  )
}
