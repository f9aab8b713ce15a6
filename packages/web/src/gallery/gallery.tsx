import { Rose } from '@vyprava/atlas'
import { useLayoutEffect } from 'react'
import { Page } from '../frame/page.tsx'
import { THEMES, theme, useTexts } from '../settings/index.ts'
import { Boards } from './boards.tsx'
import { Cards } from './cards.tsx'
import { Interface } from './interface.tsx'
import { Kit } from './kit.tsx'
import { Pieces } from './pieces.tsx'
import './gallery.css'

/** Every piece of the atlas, by day and by night, for those who build tables. */
export function Gallery() {
  const texts = useTexts()
  useDayRoot()
  return (
    <Page>
      <main className="gallery" tabIndex={-1}>
        <h1>
          <Rose />
          {texts.gallery.title}
          <small>{texts.gallery.subtitle}</small>
        </h1>
        {THEMES.map((light) => (
          <section key={light} className="gallery-half" data-theme={light} data-game="roam">
            <h2>{texts.settings[light]}</h2>
            <Pieces />
            <Cards />
            <Boards />
            <Kit />
            <Interface />
          </section>
        ))}
      </main>
    </Page>
  )
}

/** Night can be nested in day but not the other way round, so the page itself stays in daylight. */
function useDayRoot(): void {
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dataset.theme = 'day'
    return () => {
      page.dataset.theme = theme.get()
    }
  }, [])
}
