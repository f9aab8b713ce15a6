import { rose } from '@vyprava/atlas'
import { compass } from '@vyprava/atlas/icons/gear.ts'
import { type Door, titleFrom } from '@vyprava/module'

/** A door for a game that has not drawn its own: quiet hills, and a compass on the ground. */
export function plainDoor(id: string): Door {
  const words = { name: titleFrom(id), pitch: '', mood: '' }
  return {
    id,
    sheet: '·',
    keystone: compass,
    words: { cs: words, sk: words, en: words },
    players: null,
    minutes: null,
    view: {
      seed: `plain ${id}`,
      sun: { x: 0.5, y: 0.46, radius: 0.16 },
      layers: [
        { layer: 'ridge', y: 0.6, rise: 0.12, scale: 80 },
        { layer: 'ridge', y: 0.74, rise: 0.09, scale: 90 },
        { layer: 'firs', every: 3, chance: 0.5 },
        { layer: 'ridge', y: 0.9, rise: 0.07, scale: 110 },
      ],
    },
    board: () => `<circle r="112" class="mini-shadow"/>${rose(112)}`,
  }
}
