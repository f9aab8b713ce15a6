interface Words {
  readonly name: object
  readonly line: object
}
type Dictionary = Readonly<Record<string, Words>>

/** Numbers and words lie in files of their own: each record gets the words under its slug, which ends there. */
export const bySlug = (list: readonly { readonly slug: string }[], words: Dictionary): object[] =>
  list.map(({ slug, ...printed }) => ({ ...printed, ...words[slug] }))

/** The same for records whose key is part of the pack. */
export const byKey = (list: readonly { readonly key: string }[], words: Dictionary): object[] =>
  list.map((printed) => ({ ...printed, ...words[printed.key] }))

/** The id of a record is its place in the list. */
export const numbered = (list: readonly object[]): object[] => list.map((record, id) => ({ ...record, id }))
