import { Drawing } from '@vyprava/atlas'
import { useMemo } from 'react'
import { doorOf } from '../doors/index.ts'
import { scene, sceneBox } from '../home/scene.ts'
import { usePlay } from '../play/context.ts'

const WINDOW = { form: 'window' } as const

/** The board as it lies at the end; a game that draws none has its own view from the door. */
export function Picture({ before }: { readonly before: object | null }) {
  const { drawn, scene: shown, game, language } = usePlay()
  const Plate = drawn?.Plate
  return (
    <div className={Plate === undefined ? 'end-map end-map--door' : 'end-map'}>
      {Plate === undefined ? (
        <DoorView game={game} />
      ) : (
        <Plate view={shown.sight.view} seat={shown.observer} language={language} before={before} />
      )}
    </div>
  )
}

export function DoorView({ game }: { readonly game: string }) {
  const ink = useMemo(() => scene(doorOf(game), WINDOW), [game])
  return (
    <Drawing className="end-door" viewBox={sceneBox(WINDOW)} preserveAspectRatio="xMidYMid slice" ink={ink} />
  )
}
