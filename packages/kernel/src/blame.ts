import { type IssuePathItem, length, rawCheck } from 'valibot'

/** Where in a list something is wrong (keys from the list inwards), what stands there, what should. */
export interface Fault {
  readonly at: readonly (string | number)[]
  readonly found: unknown
  readonly expected: string
}

/** A check over a whole list (or record) that reports the fault at one field. */
export const blame = <List extends object>(find: (list: List) => Fault | null) =>
  rawCheck<List>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const fault = find(dataset.value)
    if (!fault) return
    const [first, ...rest] = fault.at.map(
      (key): IssuePathItem => ({
        type: 'unknown',
        origin: 'value',
        input: dataset.value,
        key,
        value: fault.found,
      }),
    )
    addIssue({ input: fault.found, message: fault.expected, path: first && [first, ...rest] })
  })

export const countOf = <Item>(count: number, what: string) =>
  length<Item[], number, string>(count, `exactly ${count} ${what}`)

/** Ids are indices, so that state and events can name a card by a number. */
export const idIsIndex = <Item extends { readonly id: number }>() =>
  blame<Item[]>((list) => {
    const index = list.findIndex((item, place) => item.id !== place)
    return index < 0
      ? null
      : { at: [index, 'id'], found: list[index].id, expected: `${index}, its place in the list` }
  })
