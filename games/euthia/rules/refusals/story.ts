/** Reasons of elites and scenarios. */
export const STORY_REASONS = ['noFoeHere'] as const
