/** What a host may do during long thought: show how far it is, and stop. */
export interface Watch {
  progress?(done: number, total: number): void
  stop?(): boolean
}
