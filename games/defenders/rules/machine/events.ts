import type { Rotation } from '@vyprava/geometry'

/** What the machines did. */
export type MachineEvent =
  | { readonly type: 'machineFlipped'; readonly player: number; readonly card: number }
  | { readonly type: 'machineSkipped'; readonly player: number }
  | { readonly type: 'machineShuffled' }
  | { readonly type: 'directionTurned'; readonly direction: Rotation }
  /** Walls stand now on the edges that the engine left; the pose is where it came to. */
  | {
      readonly type: 'engineMoved'
      readonly engine: number
      readonly from: number
      readonly pose: number
      readonly walls: readonly number[]
    }
  | {
      readonly type: 'engineReset'
      readonly engine: number
      readonly from: number
      readonly walls: readonly number[]
      /** The edge that was closed. */
      readonly blocked: number
    }
  | { readonly type: 'engineDeployed'; readonly engine: number; readonly tile: number; readonly pose: number }
  | { readonly type: 'engineStuck'; readonly engine: number }
  | {
      readonly type: 'factoryBuilt'
      readonly tile: number
      readonly hex: number
      readonly walls: readonly number[]
      /** Mechs that came to the hex on the tile. */
      readonly mechs: number
    }
  | { readonly type: 'coreManned'; readonly mechs: number }
  | { readonly type: 'polluted'; readonly tile: number; readonly hex: number; readonly vent: number }
  | { readonly type: 'toxicPlaced'; readonly hex: number }
  | { readonly type: 'hunterDeployed'; readonly engine: number; readonly hex: number }
  | { readonly type: 'hunterMoved'; readonly from: number; readonly to: number; readonly count: number }
