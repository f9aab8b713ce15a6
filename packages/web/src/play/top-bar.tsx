import { Icon, Rose } from '@vyprava/atlas'
import { anticlockwiseRotation, clockwiseRotation, expand, openBook } from '@vyprava/atlas/icons/signs.ts'
import { useCell } from '../frame/cell.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import { Menu } from './menu.tsx'
import { TakebackMark } from './takeback-mark.tsx'
import { LightTool, Tool } from './tool.tsx'
import { TrialBack, TrialSign } from './trial.tsx'
import { headingOf } from './turns.ts'

/** The title over the round, and the tools; the prompt stands between them. */
export function TopBar() {
  return (
    <div className="top-bar">
      <Title />
      <Tools />
    </div>
  )
}

function Title() {
  const texts = useTexts()
  const { play, turns } = texts
  const { scene, words } = usePlay()
  return (
    <div className="who">
      <TrialBack />
      <a className="mark" href={addressOf({ page: 'home' })} aria-label={`${texts.name}: ${play.doors}`}>
        <Rose />
        <b>{texts.name}</b>
      </a>
      <i className="dot" />
      <div className="names">
        <h1 className="game">{words.title}</h1>
        <p className="meta">
          <TrialSign />
          <TakebackMark />
          <span>{headingOf(scene.sight.turn, turns)}</span>
          {scene.sight.progress >= 0.01 && <span className="long">{play.done(scene.sight.progress)}</span>}
        </p>
      </div>
    </div>
  )
}

function Tools() {
  const { play, takebacks } = useTexts()
  const { scene, undo, redo, read, online } = usePlay()
  const stuck = scene.undo !== null && !scene.undo.possible ? play.noUndo[scene.undo.why] : undefined
  const back = scene.undo?.takeback === true ? takebacks.tool : play.undo
  return (
    <div className="table-tools">
      {online?.tools}
      {scene.undo !== null && (
        <>
          <Tool name="undo" label={back} press={undo} stuck={stuck} word="U" said>
            <Icon data={anticlockwiseRotation} />
          </Tool>
          {scene.link === undefined && (
            <Tool
              name="redo"
              label={play.redo}
              press={redo}
              stuck={scene.redo ? undefined : play.noRedo}
              word="R"
            >
              <Icon data={clockwiseRotation} />
            </Tool>
          )}
        </>
      )}
      <Tool name="rules" label={play.rules} press={() => read(null)} word="B" said>
        <Icon data={openBook} />
      </Tool>
      <Fit />
      <LightTool />
      <Menu />
    </div>
  )
}

/** There while it has something to do. */
function Fit() {
  const { zoomed, fit } = usePlay()
  const { play } = useTexts()
  return useCell(zoomed) ? (
    <Tool name="fit" label={play.fit} press={fit} word="F">
      <Icon data={expand} />
    </Tool>
  ) : null
}
