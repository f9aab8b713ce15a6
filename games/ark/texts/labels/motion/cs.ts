import type { MotionLabels } from './type.ts'

export const cs: MotionLabels = {
  found: (letter) => `Nalezena část ${letter}`,
  where: (place, parts) => `na poli ${place}, celkem ${parts} ze 7`,
  compass: 'kompas',
  around: 'okolí',
}
