import type { MotionLabels } from './type.ts'

export const sk: MotionLabels = {
  found: (letter) => `Nájdená časť ${letter}`,
  where: (place, parts) => `na poli ${place}, spolu ${parts} zo 7`,
  compass: 'kompas',
  around: 'okolie',
}
