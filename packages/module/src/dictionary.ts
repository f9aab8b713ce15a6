/** Keys come from outside as strings; one that the dictionary does not know is a mistake in the program. */
export function lookUp<T>(record: Readonly<Record<string, T>>, key: string): T {
  if (!Object.hasOwn(record, key)) {
    throw new Error(`There is no text for "${key}", only for ${Object.keys(record).join(', ')}`)
  }
  return record[key]
}
