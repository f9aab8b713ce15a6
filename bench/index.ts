/** The parts of `vyprava bench`; each is loaded when it is asked for, with what it measures. */
export const parts: Readonly<Record<string, (only: string | null) => Promise<object>>> = {
  kernel: async () => (await import('./kernel.ts')).benchKernel(),
  games: async () => (await import('./games.ts')).benchGames(),
  bots: async () => (await import('./bots.ts')).benchBots(),
  drawing: async (only) => (await import('./drawing/index.ts')).benchDrawing(only),
  page: async (only) => (await import('./page/index.ts')).benchPage(only),
  chances: async () => (await import('./chances.ts')).benchChances(),
  ark: async () => (await import('./ark.ts')).benchArk(),
  online: async () => (await import('./online/index.ts')).benchOnline(),
  idle: async () => (await import('./idle.ts')).benchIdle(),
  load: async () => (await import('./online/load.ts')).benchLoad(),
  worst: async () => (await import('./worst/index.ts')).benchWorst(),
  cold: async () => (await import('./cold.ts')).benchCold(),
}
