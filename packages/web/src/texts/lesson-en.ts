/** The words of the guide through a first expedition. */
export const lessonEn = {
  title: 'First expedition',
  invite: 'First expedition: learn to play',
  opening: (minutes: number) =>
    `First expedition, about ${minutes} minutes. You can leave and play your own way at any time.`,
  count: (step: number, all: number) => `${step} of ${all}`,
  go: { on: 'Next', understood: 'I see', show: 'Show me', playOn: 'Play on' },
  enter: 'Enter',
  showMe: 'Show me',
  skip: 'Skip this step',
  skipShort: 'Skip',
  leave: 'Got it, I’ll play my own way',
  leaveShort: 'My way',
  back: 'Back to an earlier step',
  watch: (name: string) => `Now ${name} moves. Watch, or tap to skip ahead.`,
  later: 'This first; soon everything will be open to you.',
  finished: 'And that is all you need. The table is yours.',
  playOn: 'Play on',
  resume: (step: number) => `Go on with the lesson from step ${step}`,
  dismiss: 'No more lessons here',
}
export type LessonTexts = typeof lessonEn
