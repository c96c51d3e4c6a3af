import { useDeferredValue, useMemo, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { Pager } from '../pieces/pager.tsx'
import { showTime } from '../pieces/show-time.ts'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'
import { emailOf, type Lead, personOf, stateWords } from './lead.ts'
import { type Filter, LeadFilter, NO_FILTER, queryOf } from './lead-filter.tsx'
import { LeadPanel } from './lead-panel.tsx'
import { WORDS } from './words.ts'

const PER_PAGE = 50

/** What visitors have sent with forms. */
export function Leads() {
  const { me } = useEditor()
  const [filter, setFilter] = useState<Filter>(NO_FILTER)
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<string>()
  const { notice, say } = useNotice()
  const query = useDeferredValue(queryOf(filter))
  const list = useList<Lead>(`leads?${query}&page=${page}&per_page=${PER_PAGE}`, 'leads')
  const isFiltered = useMemo(() => query !== queryOf(NO_FILTER), [query])
  return (
    <View
      title={WORDS.leads}
      intro={WORDS.intro}
      actions={
        <a
          className="button-link"
          href={`/v1/spaces/${me.space.id}/leads.csv?${queryOf(filter)}`}
          download="leads.csv"
        >
          {isFiltered ? WORDS.exportFound : WORDS.exportAll}
        </a>
      }
    >
      <LeadFilter
        filter={filter}
        onChange={(changed) => {
          setFilter(changed)
          setPage(1)
        }}
      />
      <NoticeLine notice={list.fault === '' ? notice : { words: list.fault, isFault: true }} />
      <DataTable
        label={WORDS.leads}
        rows={list.rows}
        keyOf={({ id }) => id}
        empty={
          isFiltered ? (
            <>
              <strong>{WORDS.nothingFound}</strong>
              {WORDS.nothingFoundHelp}
            </>
          ) : (
            <>
              <strong>{WORDS.none}</strong>
              {WORDS.noneHelp}
            </>
          )
        }
        columns={[
          {
            title: WORDS.sender,
            isWide: true,
            cell: (lead) => (
              <>
                <button type="button" className="cell-link" onClick={() => setOpen(lead.id)}>
                  {personOf(lead)}
                </button>
                <div className="quiet">{emailOf(lead)}</div>
              </>
            ),
          },
          { title: WORDS.form, cell: ({ form }) => form },
          {
            title: WORDS.state,
            cell: ({ state }) => (
              <span className={state === 'quarantined' ? 'badge is-warning' : 'badge'}>
                {stateWords(state)}
              </span>
            ),
          },
          { title: WORDS.page, cell: ({ page }) => <span className="quiet">{page}</span> },
          { title: WORDS.came, cell: ({ created_at }) => showTime(created_at) },
        ]}
      />
      <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
      {open !== undefined && (
        <LeadPanel
          id={open}
          onChanged={(words) => {
            say(words)
            list.refresh()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </View>
  )
}
