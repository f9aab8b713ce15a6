import { bad, type Checked, good } from './checked.ts'

/** One of a few named values. */
export interface ChoiceOption<Value extends string = string> {
  readonly kind: 'choice'
  readonly values: readonly Value[]
  readonly default: Value
  /** With fewer seats it means nothing, and nobody is asked. */
  readonly fromSeats?: number
  /** Besides the named values, somebody's own: what is expected instead of it, or null. */
  readonly own?: (value: string) => string | null
}

/** On or off. */
export interface ToggleOption {
  readonly kind: 'toggle'
  readonly default: boolean
}

/** A whole number within limits. */
export interface NumberOption {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly default: number
}

export type Option = ChoiceOption | ToggleOption | NumberOption

type OptionFor<Value> = [Value] extends [boolean]
  ? ToggleOption
  : [Value] extends [number]
    ? NumberOption
    : [Value] extends [string]
      ? ChoiceOption<Value>
      : Option

/** The form of a game's options: forms are drawn from it and input is checked by it. */
export type OptionsSchema<Options> = { readonly [Name in keyof Options]: OptionFor<Options[Name]> }

/** The values that a schema describes. */
export type OptionsOf<Schema> = {
  readonly [Name in keyof Schema]: Schema[Name] extends ChoiceOption<infer Value>
    ? Value
    : Schema[Name] extends ToggleOption
      ? boolean
      : number
}

export const choice = <const Value extends string>(
  values: readonly Value[],
  standard: NoInfer<Value>,
  more: Pick<ChoiceOption, 'fromSeats' | 'own'> = {},
): ChoiceOption<Value> => ({
  kind: 'choice',
  values,
  default: standard,
  ...more,
})

export const toggle = (standard: boolean): ToggleOption => ({ kind: 'toggle', default: standard })

export const number = (min: number, max: number, standard: number): NumberOption => ({
  kind: 'number',
  min,
  max,
  default: standard,
})

/** The fields of a schema with their names. */
export function optionList(schema: object): [string, Option][] {
  return Object.entries(schema)
}

/** The fields that mean something with so many seats. */
export function optionsAsked(schema: object, seats: number): [string, Option][] {
  return optionList(schema).filter(
    ([, option]) => option.kind !== 'choice' || (option.fromSeats ?? 0) <= seats,
  )
}

/** Checks options from outside; what is not named takes its default. */
export function checkOptions<Options extends object>(
  schema: OptionsSchema<Options>,
  input: unknown,
): Checked<Options>
export function checkOptions(schema: object, input: unknown): Checked<object> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return bad('options', input, 'an object with option names')
  }
  const fields = optionList(schema)
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(schema, name)) {
      return bad(`options.${name}`, Reflect.get(input, name), `one of ${fields.map(([n]) => n).join(', ')}`)
    }
  }
  const values: Record<string, unknown> = {}
  for (const [name, option] of fields) {
    const value: unknown = Object.hasOwn(input, name) ? Reflect.get(input, name) : option.default
    const expected = unfit(option, value)
    if (expected !== null) return bad(`options.${name}`, value, expected)
    values[name] = value
  }
  return good(values)
}

function unfit(option: Option, value: unknown): string | null {
  switch (option.kind) {
    case 'choice':
      if (option.values.some((allowed) => allowed === value)) return null
      return typeof value === 'string' && option.own !== undefined
        ? option.own(value)
        : `one of ${option.values.map((allowed) => JSON.stringify(allowed)).join(', ')}`
    case 'toggle':
      return typeof value === 'boolean' ? null : 'true or false'
    case 'number':
      return Number.isInteger(value) && Number(value) >= option.min && Number(value) <= option.max
        ? null
        : `a whole number from ${option.min} to ${option.max}`
  }
}
