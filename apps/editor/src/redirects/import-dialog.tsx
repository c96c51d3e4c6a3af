import { useRef, useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { useChange } from '../context/server-state.ts'
import { inBatches, type RedirectLine, readRedirects } from './redirect-csv.ts'
import './redirects.css'
import { translate } from '../messages/messages.ts'

interface ImportDialogProps {
  readonly onClose: () => void
}

/** Imports redirects from a CSV file: shows the lines, creates the redirects, and lists the lines that failed. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const change = useChange()
  const [lines, setLines] = useState<readonly RedirectLine[]>()
  const [done, setDone] = useState(0)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const isClosed = useRef(false)
  const create = async (redirectLines: readonly RedirectLine[]) => {
    setBusy(true)
    setDone(0)
    setProblems([])
    for (const batch of inBatches(redirectLines)) {
      if (isClosed.current) return
      const redirects = batch.map(({ from, to }) => ({ from, to }))
      const { problem, body } = await change('POST redirects', { body: { redirects } })
      const rejected = body !== undefined && 'faults' in body ? body.faults : []
      const failed = problem === '' ? rejected : batch.map((_, at) => ({ at, error: problem }))
      const messages = failed.map(({ at, error }) =>
        translate('redirects.lineProblem', { line: batch[at]?.line ?? 0, problem: error }),
      )
      setProblems((before) => [...before, ...messages])
      setDone((before) => before + batch.length)
    }
    setBusy(false)
  }
  const isDone = lines !== undefined && !isBusy && done > 0
  const [before, after] = translate('redirects.importText').split('{example}')
  return (
    <Dialog
      size="panel"
      title={translate('redirects.importTitle')}
      onClose={() => {
        isClosed.current = true
        onClose()
      }}
    >
      <p>
        {before}
        <code>{translate('redirects.oldAddressExample')}</code>
        {after}
      </p>
      <p className="form-row import-file">
        <label htmlFor="redirect-file">{translate('redirects.file')}</label>
        <input
          id="redirect-file"
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => {
            setDone(0)
            setProblems([])
            void event.currentTarget.files?.[0]
              ?.text()
              .then((text) => setLines(readRedirects(text)))
          }}
        />
      </p>
      {lines !== undefined && (
        <>
          <h3>{translate('redirects.inFile', { count: lines.length })}</h3>
          <ul className="plain-list import-lines">
            {lines.slice(0, MAX_PREVIEW_LINES).map(({ line, from, to }) => (
              <li key={line}>
                {from} → {to}
              </li>
            ))}
            {lines.length > MAX_PREVIEW_LINES && (
              <li>{translate('redirects.more', { count: lines.length - MAX_PREVIEW_LINES })}</li>
            )}
          </ul>
        </>
      )}
      <p role="status">
        {isBusy && translate('redirects.progress', { done, all: lines?.length ?? 0 })}
        {isDone &&
          translate('redirects.result', { made: done - problems.length, refused: problems.length })}
      </p>
      <ul className="import-problems">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button
          type="button"
          className="is-primary"
          disabled={isBusy || isDone || lines === undefined || lines.length === 0}
          onClick={() => void create(lines ?? [])}
        >
          {translate('redirects.makeThem')}
        </button>
      </div>
    </Dialog>
  )
}

const MAX_PREVIEW_LINES = 8
