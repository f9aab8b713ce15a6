import { Icon } from '@vyprava/atlas'
import { cardExchange } from '@vyprava/atlas/icons/signs.ts'
import type { KeyboardEvent } from 'react'
import { useSize } from '../frame/size.ts'
import { goTo } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { LessonLine, Resume, usePlainGuide } from '../tutorial/line.tsx'
import { usePlay } from './context.ts'
import { later } from './later.tsx'
import { useCourse } from './rounds.ts'
import { EDGE, reach, Scale } from './scale.tsx'
import { placeOf, pointAfter, pointBeside } from './turns.ts'
import { tryAnotherWay } from './ways.ts'

/** The course of the game as the scale bar of a map: a segment is a round, the pointer is where we look. */
export function TimeLine() {
  const { table, scene } = usePlay()
  const { play } = useTexts()
  const guide = usePlainGuide()
  if (guide !== null) return <LessonLine guide={guide} />
  return (
    <footer className="time">
      <span className="caps time-title">{play.timeline}</span>
      <Bar />
      <Resume />
      {scene.link === undefined && (
        <button
          type="button"
          className="btn btn--bare"
          aria-disabled={scene.sight.result !== null}
          onClick={async () => {
            const id = await tryAnotherWay(table)
            if (id !== null) goTo({ page: 'play', id })
          }}
        >
          <Icon data={cardExchange} />
          {play.otherWay}
        </button>
      )}
    </footer>
  )
}

const LateScale = later(Scale, 'time')

const BACK = ['ArrowLeft', 'ArrowDown']
const ON = ['ArrowRight', 'ArrowUp']

/** It moves by turns; single steps are looked at through the log. */
function Bar() {
  const { table, scene, names } = usePlay()
  const { play, turns: words } = useTexts()
  const [place, size] = useSize()
  const { turns, whole } = useCourse()
  const { length, shown } = scene
  const width = size?.width ?? 0
  const look = (point: number) => table.look(point === length ? null : point)
  const step = (event: KeyboardEvent) => {
    const back = BACK.includes(event.key)
    if (!back && !ON.includes(event.key)) return
    event.preventDefault()
    const point = pointBeside(turns, shown, back)
    look(point === shown && !back ? Math.min(length, shown + 1) : point)
  }
  return (
    <div className="time-bar" ref={place}>
      {size !== null && <LateScale width={width} />}
      <input
        type="range"
        min={0}
        max={length}
        value={shown}
        style={{ width: reach(turns.length, whole, width) + 2 * EDGE }}
        aria-label={play.timeline}
        aria-valuetext={placeOf(scene.sight.turn, words, names)}
        onKeyDown={step}
        onChange={({ target }) =>
          look(pointAfter(turns, Math.round((target.valueAsNumber / length) * turns.length)))
        }
      />
    </div>
  )
}
