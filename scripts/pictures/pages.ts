import { type Scene, SHORT } from './scene.ts'

const named = (name: string) => (size: string) => `${name}-day-${SHORT[size] ?? size}`

/** A page that is no table, named as its mockup is where it has one. */
const page = (name: string, address: string, more: Partial<Scene> = {}): Scene => ({
  ...{ game: '', player: '', seed: '', address },
  waits: 'main:not([aria-busy="true"])',
  named: named(name),
  ...more,
})

/** What the frame opens over a table, or turns it into. */
const over = (name: string, more: Partial<Scene>): Scene => ({
  ...{ game: 'roam', player: 'greedy', seed: 'pictures', seats: 3, covers: true },
  named: named(name),
  ...more,
})

const LEARN = ':is(.lay-learn--wide, .lay-learn--narrow):visible'
const played = { alone: true, until: ({ length }: { readonly length: number }) => length > 40 } as const

export const PAGES: readonly Scene[] = [
  page('home', '', { waits: '.door' }),
  page('about', '#/about'),
  page('books', '#/rules'),
  page('nowhere', '#/nowhere'),
  page('elsewhere', '#/play/gone'),
  page('setup-roam', '#/roam', { waits: LEARN }),
  page('setup-roam-word', '#/roam', { presses: ['[data-word]'], waits: '.word-tip' }),
  page('setup-ark', '#/ark', { waits: LEARN }),
  page('setup-defenders', '#/defenders', { waits: LEARN }),
  page('setup-euthia', '#/euthia', { waits: LEARN }),
  page('rules-roam', '#/roam/rules', { waits: '.rule' }),
  page('rules-ark', '#/ark/rules', { waits: '.rule' }),
  page('rules-defenders', '#/defenders/rules', { waits: '.rule' }),
  page('rules-euthia', '#/euthia/rules', { waits: '.rule' }),
  page('lesson-roam', '#/roam', { presses: [LEARN], waits: '.lesson-note', covers: true }),
  over('help', { ...played, opens: '?', waits: 'dialog' }),
  over('settings', { ...played, presses: ['.tool-more', '.table-menu .tool-settings'], waits: 'dialog' }),
  over('menu', { ...played, presses: ['.tool-more'], waits: '.table-menu' }),
  over('analysis', {
    bots: [null, 'greedy', 'greedy'],
    presses: ['.over-analysis'],
    waits: '.review-cards .btn',
  }),
]
