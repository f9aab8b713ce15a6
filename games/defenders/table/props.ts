import type { TableProps } from '@vyprava/module'
import type { DefendersAction, DefendersEvent, DefendersView } from '../rules/index.ts'

export type DefendersTableProps = TableProps<DefendersView, DefendersAction, DefendersEvent>

/** The frame knows no game; a table of another game's view would be a mistake of the registry. */
export const isDefenders = (props: TableProps): props is DefendersTableProps => isDefendersView(props.view)

export const isDefendersView = (view: object): view is DefendersView =>
  'machineLeft' in view && 'coreTop' in view
