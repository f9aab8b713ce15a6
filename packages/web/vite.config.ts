import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { rulesOnly, serviceWorker } from './src/offline/plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), serviceWorker(join(import.meta.dirname, 'src/offline/service-worker.ts'))],
  worker: { format: 'es', plugins: () => [rulesOnly()] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
})
