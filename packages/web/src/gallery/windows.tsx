import { Drawing } from '@vyprava/atlas'
import { ZoomWindow } from '@vyprava/kit'
import { useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { HexTable } from './hex-table.tsx'
import { Specimen } from './specimen.tsx'

/** A board of its window's size, and one that is larger and opens at its western edge. */
const SEA = { width: 900, height: 560, least: 0.6, opens: { x: 0, y: 0.5 } }
const NEAR = { at: { x: 0.5, y: 0.5 }, label: 'hex:0' }

const waves = Array.from({ length: 14 }, (_, row) =>
  Array.from({ length: 18 }, (__, column) => `M${column * 50 + 8} ${row * 40 + 24}q8-10 17 0t17 0`).join(''),
).join('')
const INK = `<path d="${waves}" fill="none" stroke="currentColor" stroke-width="1.6" opacity=".5"/>`

export function Windows() {
  const { play, seats } = useTexts()
  const [close, setClose] = useState(false)
  return (
    <Specimen name="ZoomWindow">
      <div>
        <ZoomWindow className="g-window" near={close ? NEAR : null} whole={play.whole}>
          <HexTable label={seats[1].emblem} />
        </ZoomWindow>
        <button type="button" className="btn btn--line" onClick={() => setClose(!close)}>
          {play.fit}
        </button>
      </div>
      <ZoomWindow className="g-window" extent={SEA} whole={play.whole}>
        <Drawing className="g-sea" viewBox={`0 0 ${SEA.width} ${SEA.height}`} ink={INK} />
      </ZoomWindow>
    </Specimen>
  )
}
