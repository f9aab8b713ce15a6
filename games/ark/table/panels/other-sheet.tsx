import { OpenSheet } from '@vyprava/kit'
import { useMemo } from 'react'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { guideTo, type Names } from '../../texts/names.ts'
import { type SheetScene, STILL } from '../board/scene.ts'
import { Sheet } from '../board/sheet.tsx'
import type { PanelProps } from './props.ts'
import { partsOn, stateOf, statesOf } from './standing.ts'
import './other-sheet.css'

interface OtherSheetProps extends Pick<PanelProps, 'view' | 'labels' | 'names'> {
  readonly player: number
  readonly board: BoardLabels
  /** Of the pack. */
  readonly pack: Names
  close(): void
}

/** Somebody's sheet over one's own, as large as there is room. Nothing on it can be touched. */
export function OtherSheet({ view, labels, names, player, board, pack, close }: OtherSheetProps) {
  const state = stateOf(view, player)
  const scene = useMemo((): SheetScene => {
    const sheet = view.sheets[player]
    const parts = partsOn(guideTo(view.map).chart, sheet)
    return {
      ...STILL,
      found: parts.map((part) => ({ ...part, fresh: false })),
      letters: statesOf(sheet.compass, parts),
    }
  }, [view, player])
  return (
    <div className="akp-other">
      <OpenSheet title={labels.sheet.of(names[player])} closes={labels.sheet.close} close={close}>
        <p className="akp-other-note">
          {state === null ? null : <b>{labels.seat.state(state, view.named)}</b>}
          <span>{view.mode === 'race' ? labels.sheet.public : null}</span>
        </p>
        <div className="akp-other-sheet">
          <Sheet view={view} player={player} scene={scene} labels={board} names={pack} />
        </div>
      </OpenSheet>
    </div>
  )
}
