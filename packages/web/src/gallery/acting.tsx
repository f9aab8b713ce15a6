import { ActBar, type ActButton, Points, Preview } from '@vyprava/kit'
import { useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { Specimen } from './specimen.tsx'

const ALL = 3

/** What a table puts into `act`: it is shown, paid for, and confirmed. */
export function Acting() {
  const { home, seats, uncharted } = useTexts()
  const [left, setLeft] = useState(ALL)
  const [shown, setShown] = useState(true)
  const brass: ActButton = {
    id: 'confirm',
    label: home.play,
    key: 'Enter',
    act: shown && left > 0 ? () => setLeft(left - 1) : null,
  }
  const cancel: ActButton = { id: 'cancel', label: uncharted.title, key: 'Esc', act: () => setShown(!shown) }
  const refill: ActButton = { id: 'refill', label: seats[1].emblem, act: () => setLeft(ALL), later: true }
  return (
    <Specimen name="ActBar, Preview, Points">
      <div className="g-act">
        <ActBar
          plan={{ brass, rest: [cancel, refill] }}
          preview={
            shown ? (
              <Preview
                title={uncharted.title}
                aside={left}
                lines={(['good', 'bad', 'note'] as const).map((tone) => ({
                  id: tone,
                  text: seats[1].emblem,
                  tone,
                }))}
              />
            ) : null
          }
          points={
            <Points
              label={seats[2].emblem}
              spoken={`${left} / ${ALL}`}
              all={ALL}
              left={left}
              spends={shown ? 1 : 0}
            />
          }
        />
      </div>
    </Specimen>
  )
}
