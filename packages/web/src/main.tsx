import '@vyprava/atlas/atlas.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepOffline } from './offline/register.ts'
import { language, theme } from './settings/index.ts'

const page = document.documentElement
theme.watch((chosen) => {
  page.dataset.theme = chosen
})
language.watch((chosen) => {
  page.lang = chosen
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

keepOffline(import.meta.url)
