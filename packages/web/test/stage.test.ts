import { expect, test } from 'vitest'
import { afterStage, stage } from '../src/play/stage.ts'

test('whoever would move waits until the table has played out what it shows', async () => {
  const said: string[] = []
  await afterStage()
  stage.set(true)
  const moved = afterStage().then(() => said.push('bot'))
  await Promise.resolve()
  said.push('card')
  stage.set(false)
  await moved
  expect(said).toEqual(['card', 'bot'])
})
