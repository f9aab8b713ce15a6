import type { Seat } from '@vyprava/kernel'

/** Elites, and what scenarios do. Cards are places in the list of scenario cards. */
export type StoryEvent =
  | { readonly type: 'bountyOpened'; readonly bounty: number }
  /** Nobody fought for it: it lies in the deck again (EU-1513). */
  | { readonly type: 'bountyCold'; readonly bounty: number }
  /** A dragon attacks a settlement, which bears so many rubble tokens now (EU-1523, EU-1524). */
  | { readonly type: 'attackTurned'; readonly card: number }
  | { readonly type: 'settlementAttacked'; readonly field: number; readonly rubble: number }
  | { readonly type: 'settlementDestroyed'; readonly field: number }
  | { readonly type: 'eventTurned'; readonly card: number }
  | { readonly type: 'legendDone'; readonly player: Seat; readonly card: number }
  /** The sleeper is awake; it lies at this field: its lair, the church, or nowhere yet (NONE). */
  | { readonly type: 'sleeperWoke'; readonly field: number }
  | { readonly type: 'sleeperCame'; readonly field: number }
  | { readonly type: 'ashFell' }
  | { readonly type: 'ravageTurned'; readonly card: number }
  | { readonly type: 'golemCame'; readonly field: number }
  | { readonly type: 'golemWalked'; readonly from: number; readonly field: number }
  | { readonly type: 'fieldRuined'; readonly field: number }
  | { readonly type: 'wardLaid'; readonly player: Seat; readonly field: number; readonly essence: number }
  | { readonly type: 'wardBroken'; readonly field: number }
  /** A hero has hit the golem for the first time (EU-1548). */
  | { readonly type: 'golemStruck'; readonly player: Seat }
  | { readonly type: 'titleWon'; readonly player: Seat; readonly title: number }
  | { readonly type: 'goalJudged'; readonly reached: boolean }
  /** Alone and successful: the place of the grade among those of the scenario (EU-1515). */
  | { readonly type: 'graded'; readonly player: Seat; readonly grade: number }
