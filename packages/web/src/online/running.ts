/** What a game that is played on a server does not tell before its end, and what only a device can do. */
export class Running {
  readonly device = null
  readonly analysis = undefined

  redo(): boolean {
    return false
  }

  seenBy(): null {
    return null
  }

  finished(): null {
    return null
  }

  keepAnalysis(): void {}

  anotherWay(): null {
    return null
  }
}
