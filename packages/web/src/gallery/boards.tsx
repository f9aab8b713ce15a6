import { coins, Drawing, Ink, LANDMARKS, Land, landmark, marker, Neatline, panorama } from '@vyprava/atlas'
import { DOORS } from '../doors/index.ts'
import { Specimen } from './specimen.tsx'
import '../doors/doors.css'

const LAND_NAMES = Object.keys(LANDMARKS).filter((name): name is keyof typeof LANDMARKS => name in LANDMARKS)

/** What lies over a map: light, brackets, veil, refusal, ghost, coins, markers. */
const OVERLAY =
  '<path class="grat" d="M100 0v300M300 0v300M0 100h400M0 200h400"/><path class="veil" d="M0 200h100v100h-100Z"/>' +
  '<path class="brk brk-all" d="M107 20v-13h13M180 7h13v13M193 80v13h-13M120 93h-13v-13"/>' +
  '<rect x="203" y="103" width="94" height="94" rx="3" class="litsq"/><rect x="204.5" y="104.5" width="91" height="91" rx="2" class="litln"/>' +
  '<rect x="305" y="205" width="90" height="90" rx="3" class="refused"/>' +
  marker(1, 250, 151, 68, 'ghost') +
  marker(2, 50, 51, 68) +
  marker(3, 350, 251, 68) +
  coins(1, 150, 50, 38) +
  coins(2, 350, 50, 34)

export function Boards() {
  return (
    <>
      <Specimen name="Neatline, squares">
        <svg className="g-map" viewBox="-27 -27 454 354" aria-hidden="true">
          <Neatline width={400} height={300} cols={4} rows={3} margin={26} />
          <Land seed="a1" kind="meadow" x={3} y={3} width={194} height={294} />
          <Land seed="c13" kind="highland" x={203} y={3} width={194} height={294} />
          <Ink ink={OVERLAY} />
        </svg>
      </Specimen>
      <Specimen name="landmark">
        {LAND_NAMES.map((name) => (
          <Drawing
            key={name}
            className="land land--meadow g-76"
            viewBox="-20 -30 40 40"
            ink={landmark(name, 0, 0)}
          />
        ))}
      </Specimen>
      <Specimen name="panorama">
        {DOORS.map(({ id, view }) => (
          <div key={id} data-game={id}>
            <Drawing
              className="g-view"
              viewBox="0 0 300 240"
              ink={panorama({ ...view, width: 300, height: 240, deep: 240 })}
            />
          </div>
        ))}
      </Specimen>
    </>
  )
}
