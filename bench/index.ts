/** The parts of `vyprava bench`; each is loaded when it is asked for, with what it measures. */
export const parts: Readonly<Record<string, () => Promise<object>>> = {
  kernel: async () => (await import('./kernel.ts')).benchKernel(),
  games: async () => (await import('./games.ts')).benchGames(),
  bots: async () => (await import('./bots.ts')).benchBots(),
  drawing: async () => (await import('./drawing.ts')).benchDrawing(),
  ark: async () => (await import('./ark.ts')).benchArk(),
  online: async () => (await import('./online/index.ts')).benchOnline(),
}
