import { VIEW_INKS, type ViewColours } from '@vyprava/module/door.ts'
import { DOORS } from './index.ts'

const ruleOf = (selector: string, colours: ViewColours): string =>
  `${selector}{${VIEW_INKS.map((ink) => `--${ink}:${colours[ink]}`).join(';')}}`

/** The colours of every game's view, by day and by night, for whatever stands under its `data-game`. */
export function paintDoors(page: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    DOORS.flatMap(({ id, view: { colours } }) =>
      colours === undefined
        ? []
        : [
            ruleOf(`[data-game="${id}"]`, colours.day),
            ruleOf(`[data-theme="night"] [data-game="${id}"]`, colours.night),
          ],
    ).join(''),
  )
  page.adoptedStyleSheets.push(sheet)
}
