import { useDeferredValue, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { TextRow } from '../pieces/field-row.tsx'
import { FormDialog, textIn } from '../pieces/form-dialog.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { Pager } from '../pieces/pager.tsx'
import { PathLink } from '../pieces/path-link.tsx'
import { showDay } from '../pieces/show-time.ts'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { WORDS } from './words.ts'

interface Redirect {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly follows: number | null
  readonly published: boolean
  readonly updated_at: string
}

const PER_PAGE = 100

/** Old addresses, and where they lead. */
export function Redirects() {
  const { ask, me } = useEditor()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  // Other views lead here with the old address of a redirect that is to be made.
  const [from] = useState(() => new URLSearchParams(location.search).get('from') ?? '')
  const [dialog, setDialog] = useState<'make' | 'import' | undefined>(
    from === '' ? undefined : 'make',
  )
  const [going, setGoing] = useState<Redirect>()
  const { notice, say } = useNotice()
  const words = useDeferredValue(search)
  const query = new URLSearchParams({ search: words, page: `${page}`, per_page: `${PER_PAGE}` })
  const list = useList<Redirect>(`redirects?${query}`, 'redirects')
  const close = () => setDialog(undefined)
  const make = async (given: FormData) => {
    const redirect = { from: textIn(given, 'from'), to: textIn(given, 'to') }
    const { fault } = await ask('POST redirects', { body: { redirect } })
    if (fault === '') say(WORDS.made(redirect.from, redirect.to))
    list.refresh()
    return fault
  }
  return (
    <View
      title={WORDS.redirects}
      intro={WORDS.intro}
      actions={
        <>
          <button type="button" onClick={() => setDialog('import')}>
            {WORDS.importCsv}
          </button>
          <a
            className="button-link"
            href={`/v1/spaces/${me.space.id}/redirects.csv`}
            download="redirects.csv"
          >
            {WORDS.exportCsv}
          </a>
          <button type="button" className="is-primary" onClick={() => setDialog('make')}>
            {WORDS.make}
          </button>
        </>
      }
    >
      <search className="view-filters">
        <input
          type="search"
          aria-label={WORDS.search}
          placeholder={WORDS.searchHint}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setPage(1)
          }}
        />
      </search>
      <NoticeLine notice={list.fault === '' ? notice : { words: list.fault, isFault: true }} />
      <DataTable
        label={WORDS.redirects}
        rows={list.rows}
        keyOf={({ id }) => id}
        empty={
          words === '' ? (
            <>
              <strong>{WORDS.none}</strong>
              {WORDS.noneHelp}
            </>
          ) : (
            WORDS.nothingFound
          )
        }
        columns={[
          {
            title: WORDS.oldAddress,
            isWide: true,
            cell: ({ from, published }) => (
              <span className="is-long">
                <a href={`${me.site_url}${from}`} target="_blank" rel="noreferrer">
                  {from}
                </a>{' '}
                {!published && <span className="badge is-warning">{WORDS.notPublished}</span>}
              </span>
            ),
          },
          {
            title: WORDS.leadsTo,
            isWide: true,
            cell: ({ to, follows }) =>
              follows === null ? (
                <span className="is-long">{to}</span>
              ) : (
                <PathLink to={`/stories/${follows}`}>{to}</PathLink>
              ),
          },
          {
            title: WORDS.kind,
            cell: ({ follows }) => (follows === null ? WORDS.toAddress : WORDS.followsPage),
          },
          { title: WORDS.changed, cell: ({ updated_at }) => showDay(updated_at) },
          {
            title: WORDS.actions,
            cell: (redirect) => (
              <button
                type="button"
                aria-label={WORDS.deleteOne(redirect.from)}
                onClick={() => setGoing(redirect)}
              >
                {WORDS.delete}
              </button>
            ),
          },
        ]}
      />
      <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
      {dialog === 'make' && (
        <FormDialog title={WORDS.make} submit={WORDS.makeIt} onSubmit={make} onClose={close}>
          <TextRow
            label={WORDS.oldAddress}
            name="from"
            value={from}
            required
            placeholder={WORDS.oldAddressExample}
            help={WORDS.oldAddressHelp}
          />
          <TextRow
            label={WORDS.leadsTo}
            name="to"
            required
            placeholder={WORDS.leadsToExample}
            help={WORDS.leadsToHelp}
          />
        </FormDialog>
      )}
      {dialog === 'import' && <ImportDialog onMade={list.refresh} onClose={close} />}
      {going !== undefined && (
        <FormDialog
          title={WORDS.deleteTitle}
          submit={WORDS.deleteIt}
          isDanger
          onClose={() => setGoing(undefined)}
          onSubmit={async () => {
            const { fault } = await ask(`DELETE redirects/${going.id}`)
            if (fault === '') say(WORDS.deleted(going.from))
            list.refresh()
            return fault
          }}
        >
          <p>{WORDS.deleteText(going.from)}</p>
        </FormDialog>
      )}
    </View>
  )
}
