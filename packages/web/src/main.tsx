import '@vyprava/atlas/atlas.css'
import { setTexts } from '@vyprava/atlas'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { paintDoors } from './doors/colours.ts'
import { keepOffline } from './offline/register.ts'
import { language, theme } from './settings/index.ts'

const page = document.documentElement
theme.watch((chosen) => {
  page.dataset.theme = chosen
})
language.watch((chosen) => {
  page.lang = chosen
})

setTexts(page)
paintDoors(document)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

keepOffline(import.meta.url)
