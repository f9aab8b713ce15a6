import type { GenericSchema } from 'valibot'

interface Variant<Value> extends GenericSchema<unknown, Value> {
  readonly key: string
  readonly options: readonly GenericSchema<unknown, Value>[]
}

const isVariant = <Value>(schema: GenericSchema<unknown, Value>): schema is Variant<Value> =>
  schema.type === 'variant'

/** Which option of a variant a literal stands for, by its place; null where an option has none of its own. */
const known = new WeakMap<object, ReadonlyMap<unknown, number> | null>()

/**
 * The one option of a variant that some data can be, or the schema itself. Valibot asks all options in turn, and the
 * form of an action is checked for everything that anybody tries.
 */
export function optionFor<Value>(
  schema: GenericSchema<unknown, Value>,
  data: unknown,
): GenericSchema<unknown, Value> {
  if (!isVariant(schema) || typeof data !== 'object' || data === null) return schema
  let places = known.get(schema)
  if (places === undefined) {
    places = placesIn(schema)
    known.set(schema, places)
  }
  const place = places?.get(Reflect.get(data, schema.key))
  return place === undefined ? schema : schema.options[place]
}

function placesIn({ key, options }: Variant<unknown>): ReadonlyMap<unknown, number> | null {
  const places = new Map<unknown, number>()
  for (const [place, option] of options.entries()) {
    const literal = literalOf(option, key)
    if (literal === null || places.has(literal)) return null
    places.set(literal, place)
  }
  return places
}

function literalOf(option: object, key: string): string | null {
  const entries: unknown = Reflect.get(option, 'entries')
  const entry: unknown = typeof entries === 'object' && entries !== null ? Reflect.get(entries, key) : null
  const literal: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'literal') : null
  return typeof literal === 'string' ? literal : null
}
