import type { TableProps } from '@vyprava/module'
import type { RoamAction, RoamEvent, RoamView } from '../rules/index.ts'

export type RoamTableProps = TableProps<RoamView, RoamAction, RoamEvent>

/** The frame knows no game; a table of another game's view would be a mistake of the registry. */
export const isRoam = (props: TableProps): props is RoamTableProps => isRoamView(props.view)

export const isRoamView = (view: object): view is RoamView => 'artifactRow' in view && 'lastPlacement' in view
