import { useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { Wrong } from '../online/wrong.tsx'
import { act, type Overview } from './data.ts'
import { DeedForm, useWhyNot } from './deed-form.tsx'
import { type Opened, useDesk } from './desk.ts'
import { PersonPlate } from './person.tsx'
import { TablePlate } from './table.tsx'

const HOUR = 60
const DAY = 24 * HOUR
/** For how long somebody can be silenced, in minutes; the day is usual. */
const TIMES = [HOUR, DAY, 7 * DAY, 30 * DAY] as const

type PlateProps = {
  readonly opened: Opened
  readonly overview: Overview
  readonly close: () => void
  readonly look: () => Promise<void>
}

/** What lies open over the page. */
export function Plate({ opened, overview, close, look }: PlateProps) {
  const { deed: words, reports } = useDesk().texts
  const done = async (path: string, body: object): Promise<void> => {
    await act(path, body)
    await look()
  }
  switch (opened.kind) {
    case 'person':
      return <PersonPlate id={opened.id} name={opened.name} close={close} done={done} />
    case 'table':
      return <TablePlate table={opened.table} close={close} done={done} />
    case 'notice':
      return <NoticeForm notice={overview.notice} close={close} done={done} />
    case 'silence':
      return <SilenceForm person={opened.person} close={close} done={done} />
    case 'remove':
      return (
        <DeedForm
          title={words.remove}
          submit={words.remove}
          told={false}
          close={close}
          send={(reason) => done(`messages/${opened.message}/delete`, { reason })}
        >
          <blockquote className="talk-quote">{opened.text}</blockquote>
        </DeedForm>
      )
    case 'close':
      return (
        <DeedForm
          title={reports.who(opened.report.reporterName, opened.report.name)}
          submit={reports.close}
          told={false}
          close={close}
          send={(reason, form) => {
            const outcome = form.get('outcome') === 'dismissed' ? 'dismissed' : 'done'
            return done(`reports/${opened.report.id}`, { state: 'closed', outcome, reason })
          }}
        >
          <fieldset className="choice">
            <legend>{reports.outcome}</legend>
            {(['done', 'dismissed'] as const).map((outcome) => (
              <label key={outcome} className="choice-value">
                <input type="radio" name="outcome" value={outcome} defaultChecked={outcome === 'done'} />
                {reports.outcomes[outcome]}
              </label>
            ))}
          </fieldset>
        </DeedForm>
      )
  }
}

export type Done = (path: string, body: object) => Promise<void>

type SilenceFormProps = {
  readonly person: { readonly id: string; readonly name: string }
  readonly close: () => void
  readonly done: Done
}

export function SilenceForm({ person, close, done }: SilenceFormProps) {
  const { texts } = useDesk()
  const { deed: words } = texts
  return (
    <DeedForm
      title={words.muteWhom(person.name)}
      submit={words.mute}
      told
      close={close}
      send={(reason, form) =>
        done(`people/${person.id}/silence`, { minutes: Number(form.get('minutes')), reason })
      }
    >
      <fieldset className="choice">
        <legend>{words.howLong}</legend>
        {TIMES.map((minutes) => (
          <label key={minutes} className="choice-value">
            <input type="radio" name="minutes" value={minutes} defaultChecked={minutes === DAY} />
            {texts.lasting(minutes)}
          </label>
        ))}
      </fieldset>
    </DeedForm>
  )
}

type NoticeFormProps = {
  readonly notice: Overview['notice']
  readonly close: () => void
  readonly done: Done
}

/** Something for everybody, perhaps with a time; no reason is asked for: it is its own. */
function NoticeForm({ notice, close, done }: NoticeFormProps) {
  const { notice: words, deed } = useDesk().texts
  const whyNot = useWhyNot()
  const [wrong, setWrong] = useState<string | null>(null)
  return (
    <Dialog title={words.title} close={close}>
      <form
        className="fields"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const at = Date.parse(String(form.get('at') ?? ''))
          const text = String(form.get('text') ?? '').trim()
          try {
            await done('notice', { notice: { text, at: Number.isNaN(at) ? null : at } })
            close()
          } catch (error) {
            setWrong(whyNot(error))
          }
        }}
      >
        <label className="fields-one">
          <span>{words.text}</span>
          <textarea
            className="field"
            name="text"
            rows={3}
            maxLength={300}
            defaultValue={notice?.text ?? ''}
          />
        </label>
        <label className="fields-one">
          <span>{words.at}</span>
          <input className="field" name="at" type="datetime-local" />
        </label>
        <Wrong text={wrong} />
        <div className="fields-do">
          <button type="submit" className="btn">
            {words.tell}
          </button>
          <button type="button" className="btn btn--line" onClick={close}>
            {deed.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
