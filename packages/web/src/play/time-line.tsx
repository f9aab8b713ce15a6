import { Icon } from '@vyprava/atlas'
import { cardExchange } from '@vyprava/atlas/icons/signs.ts'
import { useSize } from '../frame/size.ts'
import { goTo } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import { later } from './later.tsx'
import { EDGE, reach, Scale } from './scale.tsx'
import { tryAnotherWay } from './ways.ts'

/** The course of the game as the scale bar of a map: a segment is a turn, the pointer is where we look. */
export function TimeLine() {
  const { table, scene } = usePlay()
  const { play } = useTexts()
  return (
    <footer className="time">
      <span className="caps time-title">{play.timeline}</span>
      <Bar />
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

const LateScale = later(Scale)

function Bar() {
  const { table, scene } = usePlay()
  const { play } = useTexts()
  const [place, size] = useSize()
  const { length, shown, progress } = scene
  const width = size?.width ?? 0
  return (
    <div className="time-bar" ref={place}>
      {size !== null && <LateScale width={width} />}
      <input
        type="range"
        min={0}
        max={length}
        value={shown}
        style={{ width: reach(length, progress, width) + 2 * EDGE }}
        aria-label={play.timeline}
        aria-valuetext={play.point(shown, length)}
        onChange={({ target }) => table.look(target.valueAsNumber)}
      />
    </div>
  )
}
