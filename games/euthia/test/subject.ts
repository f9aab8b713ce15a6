import type { Subject } from '@vyprava/kernel/testing/suite'
import { shippedPack } from '../content/index.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import { createEuthia } from '../rules/game.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import type { Pack } from '../rules/printed.ts'
import type { Euthia } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import { lawsFor } from './laws.ts'
import { storyLawsFor } from './story/laws.ts'
import { twinFor } from './twin.ts'

/** Every scenario in every mode that it knows, with every number of players; and each of the variants. */
const tablesFor = ({ scenarios }: Pack) => [
  ...scenarios.flatMap(({ key, modes }) =>
    modes.flatMap((mode) =>
      (mode === 'solo' ? [1] : [2, 3, 4]).map((seats) => ({
        name: `${key}, ${mode}, ${seats}p`,
        seats,
        options: { scenario: key, mode },
      })),
    ),
  ),
  { name: 'without tower fees', seats: 2, options: { towerFee: 'none' } },
  { name: 'more encounter cards', seats: 2, options: { mode: 'cooperative', coopEncounterCards: true } },
  { name: 'titles', seats: 3, options: { titles: true } },
  { name: 'a small map', seats: 2, options: { mapRadius: 3 } },
  { name: 'Skoldur and Taesiri', seats: 2, options: { hero1: 'skoldur', hero2: 'taesiri' } },
]

export type EuthiaSubject = Subject<Euthia, EuthiaAction, EuthiaOptions, EuthiaView, EuthiaEvent>

/** The game with a pack as the suite of the kernel examines it. */
export const subjectFor = (pack: Pack): EuthiaSubject => ({
  game: createEuthia(pack),
  tables: tablesFor(pack),
  laws: { ...lawsFor(pack), ...storyLawsFor(pack) },
  twin: twinFor(pack),
})

/** The game with our own pack. */
export const subject: EuthiaSubject = subjectFor(shippedPack())
