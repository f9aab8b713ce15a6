import type { Sound } from '@vyprava/module'

/** What can be heard at a table: what happens on the board, one's own turn, the end. */
export type Heard = Sound | 'bell' | 'end'

/** A tone that glides from one frequency to another and dies away. Seconds, hertz, and a part of full volume. */
export interface Tone {
  readonly form: OscillatorType
  readonly from: number
  readonly to: number
  readonly after: number
  readonly length: number
  readonly loud: number
}

const tone = (
  form: OscillatorType,
  from: number,
  to: number,
  after: number,
  length: number,
  loud: number,
) => ({
  form,
  from,
  to,
  after,
  length,
  loud,
})

/** Wood on paper, brass on brass, paper on paper, bone on wood, a small bell, and three steps home. */
export const VOICES_OF: Readonly<Record<Heard, readonly Tone[]>> = {
  place: [tone('sine', 210, 90, 0, 0.11, 0.16), tone('triangle', 620, 240, 0, 0.035, 0.05)],
  coin: [tone('sine', 2093, 2087, 0, 0.22, 0.035), tone('sine', 3136, 3130, 0.05, 0.28, 0.028)],
  card: [tone('triangle', 900, 380, 0, 0.05, 0.04), tone('triangle', 520, 300, 0.04, 0.06, 0.03)],
  dice: [0, 0.06, 0.13, 0.21].map((after, bounce) =>
    tone('triangle', 420 - 40 * bounce, 160, after, 0.045, 0.07 / (1 + bounce)),
  ),
  bell: [tone('sine', 880, 878, 0, 0.9, 0.05), tone('sine', 1320, 1316, 0.005, 0.6, 0.025)],
  end: [392, 494, 587].map((pitch, step) => tone('sine', pitch, pitch * 0.998, 0.16 * step, 0.8, 0.06)),
}
