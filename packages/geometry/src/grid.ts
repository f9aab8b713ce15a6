/** Square grids: x grows eastwards, y southwards; a square's index runs row by row from the north-west. */

export interface Square {
  readonly x: number
  readonly y: number
}

export interface Grid {
  readonly width: number
  readonly height: number
}

export const ADJACENCIES = ['orthogonal', 'surrounding'] as const
export type Adjacency = (typeof ADJACENCIES)[number]

const ORTHOGONAL: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

const SURROUNDING: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
]

/** The offsets to the neighbours of a square, clockwise from north. */
export function squareOffsets(adjacency: Adjacency): readonly Square[] {
  return adjacency === 'orthogonal' ? ORTHOGONAL : SURROUNDING
}

/** How many squares the grid has. */
export function squareCount(grid: Grid): number {
  return grid.width * grid.height
}

/** Whether the square lies on the grid. */
export function isInside(grid: Grid, { x, y }: Square): boolean {
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height
}

/** The index of a square, or -1 when it lies off the grid. */
export function squareIndex(grid: Grid, square: Square): number {
  return isInside(grid, square) ? square.y * grid.width + square.x : -1
}

/** The square with this index. */
export function squareAt(grid: Grid, index: number): Square {
  return { x: index % grid.width, y: Math.floor(index / grid.width) }
}

/** The indices of the neighbours on the grid, clockwise from north; nothing wraps around. */
export function squareNeighbours(grid: Grid, index: number, adjacency: Adjacency): number[] {
  const { x, y } = squareAt(grid, index)
  return squareOffsets(adjacency)
    .map((offset) => squareIndex(grid, { x: x + offset.x, y: y + offset.y }))
    .filter((neighbour) => neighbour >= 0)
}

/** The neighbours of every square at once, by index; compute it once for hot loops. */
export function squareNeighbourTable(grid: Grid, adjacency: Adjacency): readonly (readonly number[])[] {
  return Array.from({ length: squareCount(grid) }, (_, index) => squareNeighbours(grid, index, adjacency))
}
