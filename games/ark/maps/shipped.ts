import pack from '../content/vyprava.json' with { type: 'json' }

/** The drawing of a map of the box. */
const drawingOf = (id: string): string => {
  const map = pack.maps.find((each) => each.id === id)
  if (!map) throw new Error(`The box has no map "${id}"`)
  return `${map.lines.join('\n')}\n`
}

/** The standard map: a bay in the west, a small sea in the north, a road that joins six cities. */
export const SHORE = drawingOf('shore')

/** The second map: a sea from the north and a channel in the south. */
export const CHANNEL = drawingOf('channel')
