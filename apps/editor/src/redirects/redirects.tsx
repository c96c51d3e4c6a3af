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
  const [dialog, setDialog] = useState<'make' | 'import'>()
  const [going, setGoing] = useState<Redirect>()
  const { notice, say } = useNotice()
  const words = useDeferredValue(search)
  const query = new URLSearchParams({ search: words, page: `${page}`, per_page: `${PER_PAGE}` })
  const list = useList<Redirect>(`redirects?${query}`, 'redirects')
  const close = () => setDialog(undefined)
  const make = async (given: FormData) => {
    const redirect = { from: textIn(given, 'from'), to: textIn(given, 'to') }
    const { fault } = await ask('POST redirects', { body: { redirect } })
    if (fault === '') say(`${redirect.from} now leads to ${redirect.to}.`)
    list.refresh()
    return fault
  }
  return (
    <View
      title="Redirects"
      intro="Old addresses and where they lead. A page that moves leaves one by itself; make others for links that people still have."
      actions={
        <>
          <button type="button" onClick={() => setDialog('import')}>
            Import CSV
          </button>
          <a
            className="button-link"
            href={`/v1/spaces/${me.space.id}/redirects.csv`}
            download="redirects.csv"
          >
            Export CSV
          </a>
          <button type="button" className="is-primary" onClick={() => setDialog('make')}>
            Make a redirect
          </button>
        </>
      }
    >
      <search className="view-filters">
        <input
          type="search"
          aria-label="Search redirects"
          placeholder="Part of an address …"
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setPage(1)
          }}
        />
      </search>
      <NoticeLine notice={list.fault === '' ? notice : { words: list.fault, isFault: true }} />
      <DataTable
        label="Redirects"
        rows={list.rows}
        keyOf={({ id }) => id}
        empty={
          words === '' ? (
            <>
              <strong>There are no redirects</strong>
              Make one for an old address that people still follow.
            </>
          ) : (
            'No address is like that.'
          )
        }
        columns={[
          {
            title: 'Old address',
            cell: ({ from, published }) => (
              <span className="is-long">
                <a href={`${me.site_url}${from}`} target="_blank" rel="noreferrer">
                  {from}
                </a>{' '}
                {!published && <span className="badge is-warning">Not published</span>}
              </span>
            ),
          },
          {
            title: 'Leads to',
            isWide: true,
            cell: ({ to, follows }) =>
              follows === null ? (
                <span className="is-long">{to}</span>
              ) : (
                <PathLink to={`/stories/${follows}`}>{to}</PathLink>
              ),
          },
          {
            title: 'Kind',
            cell: ({ follows }) => (follows === null ? 'To an address' : 'Follows its page'),
          },
          { title: 'Changed', cell: ({ updated_at }) => showDay(updated_at) },
          {
            title: 'Actions',
            cell: (redirect) => (
              <button
                type="button"
                aria-label={`Delete ${redirect.from}`}
                onClick={() => setGoing(redirect)}
              >
                Delete
              </button>
            ),
          },
        ]}
      />
      <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
      {dialog === 'make' && (
        <FormDialog title="Make a redirect" submit="Make it" onSubmit={make} onClose={close}>
          <TextRow
            label="Old address"
            name="from"
            required
            placeholder="/old/prices"
            help="A path of this site where no page is."
          />
          <TextRow
            label="Leads to"
            name="to"
            required
            placeholder="/prices"
            help="A path of this site, or an address that begins with https://."
          />
        </FormDialog>
      )}
      {dialog === 'import' && <ImportDialog onMade={list.refresh} onClose={close} />}
      {going !== undefined && (
        <FormDialog
          title="Delete the redirect?"
          submit="Delete it"
          isDanger
          onClose={() => setGoing(undefined)}
          onSubmit={async () => {
            const { fault } = await ask(`DELETE redirects/${going.id}`)
            if (fault === '') say(`${going.from} no longer leads anywhere.`)
            list.refresh()
            return fault
          }}
        >
          <p>Whoever opens {going.from} will be told that there is no such page.</p>
        </FormDialog>
      )}
    </View>
  )
}
