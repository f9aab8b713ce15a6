import { type Heard, type Tone, VOICES_OF } from './voices.ts'

let speaker: AudioContext | null = null

/** Browsers let a page be heard once somebody has touched it; until then it stays silent and waits for nothing. */
function opened(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  speaker ??= new AudioContext()
  if (speaker.state === 'suspended') speaker.resume().catch(() => {})
  return speaker
}

const STAGGER = 0.07

/** Plays some sounds, one shortly after the other. */
export function chime(sounds: readonly Heard[]): void {
  const context = sounds.length === 0 ? null : opened()
  if (context === null) return
  for (const [place, sound] of sounds.entries()) {
    for (const tone of VOICES_OF[sound]) strike(context, tone, context.currentTime + 0.01 + place * STAGGER)
  }
}

/** A tone that begins at once and dies away. */
function strike(context: AudioContext, { form, from, to, after, length, loud }: Tone, now: number): void {
  const start = now + after
  const source = context.createOscillator()
  source.type = form
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + length)
  const volume = context.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(start + length)
}
