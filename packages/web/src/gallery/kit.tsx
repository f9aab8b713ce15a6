import type { DieFace } from '@vyprava/atlas'
import {
  Choices,
  Dice,
  Fan,
  Light,
  litHexes,
  litSquares,
  numberKeys,
  OpenSheet,
  Stepper,
  useHands,
  useIntent,
  useTableKeys,
} from '@vyprava/kit'
import { useRef, useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { Acting } from './acting.tsx'
import { HexTable } from './hex-table.tsx'
import { Specimen } from './specimen.tsx'
import { Windows } from './windows.tsx'

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

const FACES: readonly (readonly DieFace[])[] = [
  [1, 4, 6],
  [5, 2, 3],
]
const NAMES = ['A', 'B', 'C', 'D'] as const
const LIT_NAMES: readonly string[] = ['A', 'B', 'C']

/** What tables are made of: parts that know no game. */
export function Kit() {
  const { seats } = useTexts()
  return (
    <>
      <Lights />
      <Specimen name="HexBoard, Route, Refused, useHands, useTableKeys">
        <HexTable label={seats[1].emblem} />
      </Specimen>
      <Windows />
      <Choosing />
      <Acting />
    </>
  )
}

const Lights = () => (
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

/** Letters: one is chosen, one can be, one cannot. */
interface Letters {
  readonly thing: string
  readonly proposal: never
  readonly action: never
  readonly own: string | null
}

function Choosing() {
  const { home, seats, uncharted } = useTexts()
  const [intent, setIntent] = useIntent<Letters>('letters', null)
  const [number, setNumber] = useState(2)
  const [roll, setRoll] = useState(0)
  const [open, setOpen] = useState(true)
  const hands = useHands<Letters>({
    intent,
    setIntent,
    asked: null,
    act: () => {},
    exchange: () => false,
    takeBack: () => {},
    explain: () => false,
    sense: {
      atOnce: false,
      nameOf: (name) => name,
      meaning: (name) => (LIT_NAMES.includes(name) ? { does: 'intend', own: name } : null),
      actionOf: (action) => action,
      covers: () => false,
      answers: () => false,
      back: (name) => (name === null ? null : { own: null }),
    },
  })
  const choices = NAMES.map((name, place) => ({
    id: name,
    spoken: name,
    face: <b aria-hidden="true">{name}</b>,
    lit: LIT_NAMES.includes(name),
    chosen: intent.own === name,
    dim: !LIT_NAMES.includes(name),
    sign: place === 1 ? place + 1 : undefined,
    touch: hands.touch(name),
  }))
  const root = useRef<HTMLDivElement>(null)
  useTableKeys(root, {
    arrow: () => false,
    confirm: () => false,
    cancel: () => hands.send({ type: 'cancel' }),
    others: numberKeys(root),
  })
  return (
    <>
      <Specimen name="Choices: cards, tray, ruler; numberKeys">
        <div ref={root} className="g-choices" data-place="gallery">
          {(['cards', 'tray', 'ruler'] as const).map((as) => (
            <Choices key={as} as={as} label={seats[2].emblem} choices={choices} numbered={as === 'ruler'} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Fan, Stepper, Dice, OpenSheet">
        <div className="g-fan">
          <Fan
            title={uncharted.title}
            cancel={home.play}
            from={{ x: 0, y: 0 }}
            to={{ x: 0.1, y: 0.1 }}
            choices={NAMES.slice(0, 2).map((name) => ({
              id: name,
              kind: name,
              label: name,
              choose: () => {},
            }))}
            close={() => {}}
          />
        </div>
        <Stepper
          label={seats[3].emblem}
          less="−"
          more="+"
          value={number}
          least={0}
          most={6}
          set={setNumber}
        />
        <button type="button" className="btn btn--bare" onClick={() => setRoll(roll + 1)}>
          <Dice faces={FACES[roll % FACES.length]} label={home.play} roll={roll} motion />
        </button>
        {open ? (
          <OpenSheet title={uncharted.title} closes={home.play} close={() => setOpen(false)}>
            <p>{uncharted.text}</p>
          </OpenSheet>
        ) : null}
      </Specimen>
    </>
  )
}
