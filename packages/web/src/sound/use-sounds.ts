import type { GameTable } from '@vyprava/module'
import { useEffect, useRef } from 'react'
import type { OpenScene } from '../play/scene.ts'
import { sound, useSetting } from '../settings/index.ts'
import { heardBetween } from './heard.ts'
import { chime } from './speaker.ts'

/** Lets the table be heard, for those who asked for it. */
export function useSounds(scene: OpenScene, drawn: GameTable | null): void {
  const on = useSetting(sound) === 'on'
  const last = useRef(scene)
  useEffect(() => {
    const before = last.current
    last.current = scene
    if (on && before !== scene) chime(heardBetween(before, scene, drawn?.sound))
  }, [scene, drawn, on])
}
