import { Icon, Rose } from '@vyprava/atlas'
import { moduleOf } from '@vyprava/games'
import { DOORS } from '../doors/index.ts'
import { useDoors } from '../doors/words.ts'
import { Page } from '../frame/page.tsx'
import { PageTools } from '../frame/tools.tsx'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import './books.css'

/** The rulebooks of the house, each by the keystone of its door. */
export function Books() {
  const texts = useTexts()
  const doors = useDoors()
  return (
    <Page>
      <main className="leaf" tabIndex={-1}>
        <PageTools back={addressOf({ page: 'home' })}>{texts.uncharted.back}</PageTools>
        <article className="panel leaf-panel">
          <h1>
            <Rose />
            {texts.home.rules}
          </h1>
          <p>{texts.home.rulesNote}</p>
          <ul className="books">
            {DOORS.filter(({ id }) => moduleOf(id)?.rulebook !== undefined).map(({ id, keystone }) => (
              <li key={id} data-game={id}>
                <a href={addressOf({ page: 'rules', game: id, rule: null })}>
                  <span className="books-key">
                    <Icon data={keystone} />
                  </span>
                  <span>
                    <b>{doors(id).name}</b>
                    <small>{doors(id).pitch}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </article>
      </main>
    </Page>
  )
}
