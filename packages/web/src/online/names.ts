type Seat = { readonly name: string | null; readonly bot: string | null }

/** What those at a table are called: people by their names, bots by the animal of their seat, in the reader's language. */
export function namesOf(seats: readonly Seat[], animals: readonly string[], nobody: string): string[] {
  return seats.map(({ name, bot }, seat) => {
    if (name !== null) return name
    if (bot === null) return nobody
    return animals[seat % animals.length]
  })
}
