/** Elites, and what scenarios do. */
export type StoryEvent =
  | { readonly type: 'bountyOpened'; readonly bounty: number }
  | { readonly type: 'goalJudged'; readonly reached: boolean }
