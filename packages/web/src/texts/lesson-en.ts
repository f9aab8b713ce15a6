/** The words of the guide through a first expedition. */
export const lessonEn = {
  title: 'First expedition',
  invite: 'First expedition: learn to play',
  opening: (minutes: number) =>
    `First expedition, about ${minutes} minutes. You can leave and play your own way at any time.`,
  count: (step: number, all: number) => `${step} of ${all}`,
  go: { on: 'Next', understood: 'OK', show: 'Show me', playOn: 'Keep playing' },
  enter: 'Enter',
  showMe: 'Show me',
  skip: 'Skip this step',
  skipShort: 'Skip',
  leave: 'Got it, I’ll play my own way',
  leaveShort: 'My way',
  back: 'Back to an earlier step',
  watch: (name: string) => `${name} is moving. Watch, or tap to skip ahead.`,
  later: 'This comes first; soon everything will be open to you.',
  finished: 'And that’s all you need. The table is yours.',
  playOn: 'Keep playing',
  resume: (step: number) => `Continue the tutorial from step ${step}`,
  dismiss: 'Don’t show the tutorial again',
}
export type LessonTexts = typeof lessonEn
