import type { Option } from '@vyprava/kernel'
import type { GameWords } from '@vyprava/module'
import { useId } from 'react'
import { valuesOf } from './option-words.ts'

type OptionFieldProps = {
  readonly name: string
  readonly option: Option
  readonly words: GameWords
  readonly value: unknown
  readonly wrong: boolean
  readonly change: (value: unknown) => void
}

/** An option as a field of a form. */
export function OptionField({ name, option, words, value, wrong, change }: OptionFieldProps) {
  const { label, help } = words.option(name)
  const field = useId()
  const note = useId()
  const common = { id: field, className: 'field', 'aria-describedby': note, 'aria-invalid': wrong }
  return (
    <div className="setup-field">
      <label htmlFor={field}>{label}</label>
      {option.kind === 'choice' && (
        <select {...common} value={String(value)} onChange={({ target }) => change(target.value)}>
          {valuesOf(option, String(value)).map((each) => (
            <option key={each} value={each}>
              {words.value(name, each)}
            </option>
          ))}
        </select>
      )}
      {option.kind === 'toggle' && (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(target.checked)}
        />
      )}
      {option.kind === 'number' && (
        <input
          {...common}
          type="number"
          min={option.min}
          max={option.max}
          value={String(value)}
          onChange={({ target }) => change(target.valueAsNumber)}
        />
      )}
      <small id={note}>{help}</small>
    </div>
  )
}
