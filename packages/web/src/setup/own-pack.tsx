import { Icon } from '@vyprava/atlas'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import { type Problem, parseJson } from '@vyprava/kernel'
import type { GameModule, Rules } from '@vyprava/module'
import { useId, useState } from 'react'
import { rulesWith } from '../local/packs.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { problemIn } from '../texts/problems.ts'

type OwnPackProps = {
  readonly module: GameModule
  /** The rules as they would be played now. */
  readonly rules: Rules
  /** Null for the pack that ships. */
  readonly equip: (rules: Rules | null) => void
}

/** Somebody's own cards, from a file; what is wrong with them is said with its place. */
export function OwnPack({ module, rules, equip }: OwnPackProps) {
  const { setup } = useTexts()
  const spoken = useSetting(language)
  const field = useId()
  const name = useId()
  const [problem, setProblem] = useState<Problem | null>(null)
  const own = rules.own === undefined ? null : (rules.game.pack?.id ?? '')
  const read = async (file: File) => {
    const json = parseJson(await file.text())
    const equipped = json.ok ? await rulesWith(module, json.value) : json
    setProblem(equipped.ok ? null : equipped.problem)
    if (equipped.ok) equip(equipped.value)
  }
  const said = problem && problemIn(spoken, problem)
  return (
    <section className="panel lay-box lay-pack">
      <h2 id={name}>{setup.pack}</h2>
      <input
        id={field}
        className="setup-file"
        type="file"
        accept="application/json,.json"
        aria-labelledby={name}
        aria-invalid={problem !== null}
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file !== undefined) await read(file)
        }}
      />
      <label className="btn btn--line" htmlFor={field}>
        {setup.packChoose}
      </label>
      {own === null ? (
        <small>{setup.packHelp}</small>
      ) : (
        <p className="setup-packed" role="status">
          {setup.packOwn(own)}
          <button type="button" className="btn btn--bare" onClick={() => equip(null)}>
            <Icon data={crossMark} />
            {setup.packAway}
          </button>
        </p>
      )}
      {said && (
        <p className="wrong" role="alert">
          <b>{setup.packWrong}</b> {setup.unfit(said.path, said.found, said.expected)}
        </p>
      )}
    </section>
  )
}
