import type { Values } from '@vyprava/kernel'

/** The values of a prompt or a refusal, by the names that the rules give them. */
export interface Read<Name extends string> {
  number(name: Name): number
  /** Null when this value was not given. */
  optional(name: Name): number | null
}

export function reading<Name extends string>(values: Values = {}): Read<Name> {
  const optional = (name: Name): number | null => {
    const value = values[name]
    return typeof value === 'number' ? value : null
  }
  return {
    optional,
    number(name) {
      const value = optional(name)
      if (value === null) throw new Error(`The number "${name}" is missing in ${JSON.stringify(values)}`)
      return value
    },
  }
}

type NameIn<Of> = Of extends unknown ? keyof Of : never
type ValueIn<Of, Name extends PropertyKey> = Of extends { readonly [Each in Name]: infer Value }
  ? Value
  : never

/** Reads an event or action of any type: a message knows what its own type brings, the compiler that some type does. */
export const fieldsOf =
  <Of extends object>(of: Of) =>
  <Name extends NameIn<Of>>(name: Name): ValueIn<Of, Name> =>
    Reflect.get<object, PropertyKey>(of, name)

type Asked<Values extends Readonly<Record<string, () => unknown>>> = {
  readonly [Name in keyof Values]: ReturnType<Values[Name]>
}

/** Values that are worked out when a message asks for them: what something does not bring fails no other message. */
export const onDemand = <Values extends Readonly<Record<string, () => unknown>>>(
  values: Values,
): Asked<Values> => Object.create(new Proxy(values, { get: (of, name) => Reflect.get(of, name)() }))
