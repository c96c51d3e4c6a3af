import { useRef, useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { FormDialog, TextRow, textIn } from '../components/form.tsx'
import { formatDate } from '../components/format-date.ts'
import { type ListTools, ListView } from '../components/list-view.tsx'
import { PathLink } from '../components/path.tsx'
import { EmptyMessage } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { useChange } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { parseRedirects, type RedirectLine, splitIntoBatches } from './redirect-csv.ts'
import './redirects.css'

export function Redirects() {
  const { me } = useEditor()
  const [from] = useState(() => new URLSearchParams(location.search).get('from') ?? '')
  return (
    <ListView
      title={translate('redirects.redirects')}
      intro={translate('redirects.intro')}
      route="GET redirects"
      request={{}}
      perPage={100}
      keyOf={({ id }) => id}
      filters={[
        {
          name: 'search',
          label: translate('redirects.search'),
          placeholder: translate('redirects.searchHint'),
        },
      ]}
      empty={({ search }) =>
        search === '' ? (
          <EmptyMessage title={translate('redirects.none')}>
            {translate('redirects.noneHelp')}
          </EmptyMessage>
        ) : (
          translate('redirects.nothingFound')
        )
      }
      headActions={(tools) => (
        <>
          <button
            type="button"
            onClick={() => tools.showDialog(<ImportDialog onClose={tools.closeDialog} />)}
          >
            {translate('redirects.importCsv')}
          </button>
          <a
            className="button-link"
            href={`/v1/spaces/${me.space.id}/redirects.csv`}
            download="redirects.csv"
          >
            {translate('redirects.exportCsv')}
          </a>
        </>
      )}
      creation={{
        label: translate('redirects.make'),
        dialog: (tools) => <RedirectDialog from="" tools={tools} />,
      }}
      // Other views link here with the old address of a new redirect.
      initialDialog={(tools) => from !== '' && <RedirectDialog from={from} tools={tools} />}
      columns={[
        {
          title: translate('redirects.oldAddress'),
          isWide: true,
          cell: ({ from, published }) => (
            <span className="is-long">
              <a href={`${me.site_url}${from}`} target="_blank" rel="noreferrer">
                {from}
              </a>{' '}
              {!published && (
                <span className="badge is-warning">{translate('redirects.notPublished')}</span>
              )}
            </span>
          ),
        },
        {
          title: translate('redirects.leadsTo'),
          isWide: true,
          cell: ({ to, follows }) =>
            follows === null ? (
              <span className="is-long">{to}</span>
            ) : (
              <PathLink to={`/stories/${follows}`}>{to}</PathLink>
            ),
        },
        {
          title: translate('redirects.kind'),
          cell: ({ follows }) =>
            follows === null
              ? translate('redirects.toAddress')
              : translate('redirects.followsPage'),
        },
        { title: translate('redirects.changed'), cell: ({ updated_at }) => formatDate(updated_at) },
      ]}
      removal={({ id, from }) => ({
        caption: translate('redirects.delete'),
        ariaLabel: translate('redirects.deleteOne', { from }),
        title: translate('redirects.deleteTitle'),
        text: translate('redirects.deleteText', { from }),
        submitLabel: translate('redirects.deleteIt'),
        successMessage: translate('redirects.deleted', { from }),
        send: (change) => change('DELETE redirects/:id', { params: { id } }),
      })}
    />
  )
}

interface RedirectDialogProps {
  readonly from: string
  readonly tools: ListTools
}

function RedirectDialog({ from, tools }: RedirectDialogProps) {
  const change = useChange()
  const create = async (form: FormData) => {
    const redirect = { from: textIn(form, 'from'), to: textIn(form, 'to') }
    const { problem } = await change('POST redirects', { body: { redirect } })
    if (problem === '')
      tools.notify(translate('redirects.made', { from: redirect.from, to: redirect.to }))
    return problem
  }
  return (
    <FormDialog
      title={translate('redirects.make')}
      submitLabel={translate('redirects.makeIt')}
      onSubmit={create}
      onClose={tools.closeDialog}
    >
      <TextRow
        label={translate('redirects.oldAddress')}
        name="from"
        value={from}
        required
        placeholder={translate('redirects.oldAddressExample')}
        help={translate('redirects.oldAddressHelp')}
      />
      <TextRow
        label={translate('redirects.leadsTo')}
        name="to"
        required
        placeholder={translate('redirects.leadsToExample')}
        help={translate('redirects.leadsToHelp')}
      />
    </FormDialog>
  )
}

/** Imports redirects from a CSV file: shows its lines, and after the import those that failed. */
function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const change = useChange()
  const [lines, setLines] = useState<readonly RedirectLine[]>()
  const [sentCount, setSentCount] = useState(0)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const isClosed = useRef(false)
  const create = async (redirectLines: readonly RedirectLine[]) => {
    setBusy(true)
    setSentCount(0)
    setProblems([])
    for (const batch of splitIntoBatches(redirectLines)) {
      if (isClosed.current) return
      const redirects = batch.map(({ from, to }) => ({ from, to }))
      const { problem, body } = await change('POST redirects', { body: { redirects } })
      const rejected = body !== undefined && 'faults' in body ? body.faults : []
      const failures = problem === '' ? rejected : batch.map((_, at) => ({ at, error: problem }))
      const messages = failures.map(({ at, error }) =>
        translate('redirects.lineProblem', { line: batch[at]?.line ?? 0, problem: error }),
      )
      setProblems((before) => [...before, ...messages])
      setSentCount((before) => before + batch.length)
    }
    setBusy(false)
  }
  const isDone = lines !== undefined && !isBusy && sentCount > 0
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
            setSentCount(0)
            setProblems([])
            void event.currentTarget.files?.[0]
              ?.text()
              .then((text) => setLines(parseRedirects(text)))
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
        {isBusy && translate('redirects.progress', { done: sentCount, all: lines?.length ?? 0 })}
        {isDone &&
          translate('redirects.result', {
            made: sentCount - problems.length,
            refused: problems.length,
          })}
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
