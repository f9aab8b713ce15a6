import type { TableProps } from '@vyprava/module'
import type { ArkAction, ArkEvent, ArkView } from '../rules/index.ts'

export type ArkTableProps = TableProps<ArkView, ArkAction, ArkEvent>

/** The frame knows no game; a table of another game's view would be a mistake of the registry. */
export const isArk = (props: TableProps): props is ArkTableProps => isArkView(props.view)

export const isArkView = (view: object): view is ArkView => 'wildSix' in view && 'movePaints' in view
