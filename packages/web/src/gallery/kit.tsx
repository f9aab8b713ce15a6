import { Light, litHexes, litSquares } from '@vyprava/kit'
import { Specimen } from './specimen.tsx'

const FIELD = Array.from({ length: 16 }, (_, i) => ({ x: i % 4, y: Math.floor(i / 4) }))
const BAY = [0, 1, 2, 4, 8, 9]
const ROSETTE = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]
const RADIUS = 50

/** What tables are made of: parts that know no game. */
export function Kit() {
  return (
    <Specimen name="Light, litSquares, litHexes">
      {[[5], BAY, FIELD.map((_, i) => i)].map((lit) => (
        <svg key={lit.length} className="g-150" viewBox="-4 -4 408 408" aria-hidden="true">
          <Light
            lit={litSquares(
              lit.map((i) => FIELD[i]),
              { size: 100 },
            )}
            veil={
              litSquares(
                FIELD.filter((_, i) => !lit.includes(i)),
                { size: 100 },
              ).fill
            }
            share={lit.length / FIELD.length}
          />
        </svg>
      ))}
      {[1, 4, 7].map((count) => (
        <svg key={count} className="g-150" viewBox="-140 -140 280 280" aria-hidden="true">
          <Light
            lit={litHexes(ROSETTE.slice(0, count), { radius: RADIUS })}
            veil={litHexes(ROSETTE.slice(count), { radius: RADIUS }).fill}
            share={count / ROSETTE.length}
          />
        </svg>
      ))}
    </Specimen>
  )
}
