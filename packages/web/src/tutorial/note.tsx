import { Icon } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import { usePlay } from '../play/context.ts'
import { useTexts } from '../settings/index.ts'
import './tutorial.css'

/** The lesson beside the board, and the way out of it. */
export function LessonNote() {
  const { guide, table, scene, names } = usePlay()
  const { tutorial } = useTexts()
  if (guide === null) return null
  const [mover] = scene.sight.deciders
  const over = guide.kind === 'farewell'
  return (
    <aside className="panel lesson" aria-label={tutorial.title} data-kind={guide.kind}>
      <Icon data={lanternFlame} className="lesson-lamp" />
      <p className="lesson-said" aria-live="polite">
        {guide.said ?? (mover === undefined ? null : tutorial.watch(names[mover]))}
      </p>
      <div className="lesson-foot">
        {!over && <small className="lesson-count">{tutorial.count(guide.count, guide.all)}</small>}
        <button
          type="button"
          className={over ? 'btn btn--brass' : 'btn btn--bare'}
          onClick={() => table.device?.endLessons()}
        >
          {over ? tutorial.playOn : tutorial.skip}
        </button>
      </div>
    </aside>
  )
}
