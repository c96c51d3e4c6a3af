import { useDeferredValue, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { Pager } from '../pieces/pager.tsx'
import { showTime } from '../pieces/show-time.ts'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'
import { MissingPathFilter } from './missing-path-filter.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { WORDS } from './words.ts'

interface MissingPath {
  readonly id: number
  readonly path: string
  readonly count: number
  readonly last_at: string
  readonly referrer: string
}

const PER_PAGE = 50

/** Addresses that visitors asked for in vain, each with the way to lead it somewhere. */
export function MissingPaths() {
  const { ask, me } = useEditor()
  const [search, setSearch] = useState('')
  const [isDismissed, setDismissed] = useState(false)
  const [page, setPage] = useState(1)
  const [leading, setLeading] = useState<MissingPath>()
  const { notice, say, report } = useNotice()
  const part = useDeferredValue(search)
  const query = new URLSearchParams({
    ...{ search: part, dismissed: isDismissed ? '1' : '0' },
    ...{ page: `${page}`, per_page: `${PER_PAGE}` },
  })
  const list = useList<MissingPath>(`missing_paths?${query}`, 'missing_paths')
  const turn = async ({ id, path }: MissingPath) => {
    const body = { missing_path: { dismissed: !isDismissed } }
    const { fault } = await ask(`PUT missing_paths/${id}`, { body })
    report(fault, isDismissed ? WORDS.broughtBack(path) : WORDS.dismissed(path))
    list.refresh()
  }
  const actions = (row: MissingPath) => (
    <span className="row-actions">
      <button type="button" aria-label={WORDS.redirectOf(row.path)} onClick={() => setLeading(row)}>
        {WORDS.redirect}
      </button>
      <button
        type="button"
        aria-label={isDismissed ? WORDS.bringBackOf(row.path) : WORDS.dismissOf(row.path)}
        onClick={() => void turn(row)}
      >
        {isDismissed ? WORDS.bringBack : WORDS.dismiss}
      </button>
    </span>
  )
  const columns = [
    {
      title: WORDS.address,
      isWide: true,
      cell: ({ path }: MissingPath) => <span className="is-long">{path}</span>,
    },
    { title: WORDS.asked, cell: ({ count }: MissingPath) => `${count} ×` },
    { title: WORDS.lastTime, cell: ({ last_at }: MissingPath) => showTime(last_at) },
    {
      title: WORDS.cameFrom,
      isWide: true,
      cell: ({ referrer }: MissingPath) => <span className="is-long">{referrer}</span>,
    },
  ]
  return (
    <View title={WORDS.missingPaths} intro={WORDS.missingPathsIntro}>
      <MissingPathFilter
        search={search}
        isDismissed={isDismissed}
        onChange={(change) => {
          setSearch(change.search)
          setDismissed(change.isDismissed)
          setPage(1)
        }}
      />
      <NoticeLine notice={list.fault === '' ? notice : { words: list.fault, isFault: true }} />
      <DataTable
        label={WORDS.missingPaths}
        rows={list.rows}
        keyOf={({ id }) => id}
        empty={<Nothing isSearched={part !== ''} isDismissed={isDismissed} />}
        columns={
          may(me, 'editor') ? [...columns, { title: WORDS.actions, cell: actions }] : columns
        }
      />
      <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
      {leading !== undefined && (
        <RedirectDialog
          id={leading.id}
          path={leading.path}
          onMade={(to) => {
            say(WORDS.made(leading.path, to))
            list.refresh()
          }}
          onClose={() => setLeading(undefined)}
        />
      )}
    </View>
  )
}

function Nothing({ isSearched, isDismissed }: Record<'isSearched' | 'isDismissed', boolean>) {
  if (isSearched) return WORDS.noPathLikeThat
  if (isDismissed) return WORDS.noneDismissed
  return (
    <>
      <strong>{WORDS.noPaths}</strong>
      {WORDS.noPathsHelp}
    </>
  )
}
