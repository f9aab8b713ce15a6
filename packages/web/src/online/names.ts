type Seat = { readonly name: string | null; readonly bot: string | null }

/** What those at a table are called: people by their names, bots by animals, in the reader's language. */
export function namesOf(seats: readonly Seat[], animals: readonly string[], nobody: string): string[] {
  return seats.map(({ name, bot }, seat) => {
    if (name !== null) return name
    if (bot === null) return nobody
    const before = seats.slice(0, seat).filter((other) => other.bot !== null).length
    return animals[before % animals.length]
  })
}
