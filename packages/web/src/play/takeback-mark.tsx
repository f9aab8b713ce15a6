import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'

/** Beside the name of a game that was played with takebacks. */
export function TakebackMark() {
  const { scene } = usePlay()
  const { takebacks } = useTexts()
  if (!scene.takebacks) return null
  return (
    <span className="takeback-mark" title={takebacks.note}>
      {takebacks.mark}
    </span>
  )
}
