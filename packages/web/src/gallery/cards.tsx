import {
  CharacterCard,
  DESIGNS,
  LAND_KINDS,
  Land,
  MiniShape,
  Portrait,
  SEAT_DESIGNS,
  type ShapeRows,
} from '@vyprava/atlas'
import { useTexts } from '../settings/index.ts'
import { Specimen } from './specimen.tsx'

const SHAPES: readonly ShapeRows[] = [
  ['X.', 'XX'],
  ['Xo', 'X.', 'XX'],
  ['oXXo'],
  ['X.', '.X', 'X.'],
  ['XXX', '.o.'],
  ['XX.', '.XX'],
  ['X.X', '.X.'],
]

const SEEDS = ['a1', 'c7'] as const

export function Cards() {
  const { seats } = useTexts()
  return (
    <>
      <Specimen name="Land">
        {SEEDS.flatMap((seed) =>
          LAND_KINDS.map((kind) => <Land key={seed + kind} seed={seed} kind={kind} className="g-land" />),
        )}
      </Specimen>
      <Specimen name="CharacterCard">
        {DESIGNS.map((seat, i) => (
          <CharacterCard
            key={seat}
            className="g-card"
            name={seats[seat].emblem}
            art={SEAT_DESIGNS[seat].emblem}
            rows={SHAPES[i]}
            points={i}
            seat={seat}
            starter={i < 2}
            asleep={i === 3}
            tone={LAND_KINDS[i % LAND_KINDS.length]}
          />
        ))}
      </Specimen>
      <Specimen name="Portrait, MiniShape">
        {DESIGNS.map((seat, i) => (
          <Portrait
            key={seat}
            className="g-76"
            art={SEAT_DESIGNS[seat].emblem}
            seed={`g${seat}`}
            tone={LAND_KINDS[i % LAND_KINDS.length]}
          />
        ))}
        {SHAPES.map((rows, i) => (
          <MiniShape key={rows.join()} rows={rows} seat={DESIGNS[i]} asleep={i === 3} />
        ))}
      </Specimen>
    </>
  )
}
