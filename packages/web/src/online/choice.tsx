import type { ReactNode } from 'react'

type ChoiceProps<T> = {
  readonly legend: string
  readonly name: string
  readonly values: readonly T[]
  readonly value: T
  readonly say: (value: T) => ReactNode
  readonly change: (value: T) => void
}

/** One of a few, all of them in sight. */
export function Choice<T extends string | number | boolean>(props: ChoiceProps<T>) {
  const { legend, name, values, value, say, change } = props
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {values.map((each) => (
        <label key={String(each)} className="choice-value">
          <input type="radio" name={name} checked={each === value} onChange={() => change(each)} />
          <span>{say(each)}</span>
        </label>
      ))}
    </fieldset>
  )
}
