import type { Problem } from '@vyprava/kernel'
import { useRef, useState } from 'react'
import { deviceShelf } from '../local/device.ts'
import { goTo } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { problemIn } from '../texts/problems.ts'
import './shelf.css'

/** A game from a file; a bad file is refused with what is wrong in it. */
export function LoadGame() {
  const { shelf, setup } = useTexts()
  const spoken = useSetting(language)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<{ readonly kind: string; readonly at: Problem } | null>(null)
  const load = async (file: File) => {
    const { readFile, fileTroubleOf } = await import('../local/exchange.ts')
    const saved = await readFile(await file.text(), (seat) => setup.personName(seat + 1))
    if (!saved.ok) return setProblem({ kind: shelf[fileTroubleOf(saved.problem)], at: saved.problem })
    await deviceShelf().put(saved.value)
    goTo({ page: 'play', id: saved.value.id })
  }
  return (
    <div className="shelf-load">
      <button type="button" className="btn btn--line" onClick={() => input.current?.click()}>
        {shelf.load}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          setProblem(null)
          if (file) load(file)
        }}
      />
      {problem !== null && (
        <p className="wrong" role="alert">
          <b>{shelf.refused}.</b> {problem.kind}
          <small>{shelf.where(problemIn(spoken, problem.at))}</small>
        </p>
      )}
    </div>
  )
}
