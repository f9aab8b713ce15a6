import type { MotionLabels } from './type.ts'

export const en: MotionLabels = {
  found: (letter) => `Part ${letter} is found`,
  where: (place, parts) => `on ${place}, ${parts} of 7 by now`,
  compass: 'compass',
  around: 'around',
}
