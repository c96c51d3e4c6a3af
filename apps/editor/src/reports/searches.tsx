import { useDeferredValue, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { NoticeLine } from '../pieces/notice.tsx'
import { Pager } from '../pieces/pager.tsx'
import { PathLink } from '../pieces/path-link.tsx'
import { showDay } from '../pieces/show-time.ts'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'
import { slugOf } from '../stories/folders.ts'
import { type SearchesWanted, SearchFilter } from './search-filter.tsx'
import { WORDS } from './words.ts'

interface SearchedFor {
  readonly query: string
  readonly lang: string
  readonly count: number
  readonly results: number
  readonly last_day: string
  readonly rare: boolean
}

const PER_PAGE = 50

/** What visitors look for, and what they do not find. */
export function Searches() {
  const { me } = useEditor()
  const [wanted, setWanted] = useState<SearchesWanted>({ search: '', days: '30', found: '' })
  const [page, setPage] = useState(1)
  const { search, ...asked } = useDeferredValue(wanted)
  const filter = new URLSearchParams({ ...asked, search })
  const paging = `page=${page}&per_page=${PER_PAGE}`
  const list = useList<SearchedFor>(`searches?${filter}&${paging}`, 'searches')
  return (
    <View
      title={WORDS.searches}
      intro={WORDS.searchesIntro}
      actions={
        <a
          className="button-link"
          href={`/v1/spaces/${me.space.id}/searches.csv?${filter}`}
          download="searches.csv"
        >
          {WORDS.exportCsv}
        </a>
      }
    >
      <SearchFilter
        {...wanted}
        onChange={(change) => {
          setWanted(change)
          setPage(1)
        }}
      />
      <NoticeLine notice={list.fault === '' ? undefined : { words: list.fault, isFault: true }} />
      <DataTable
        label={WORDS.searches}
        rows={list.rows}
        keyOf={({ lang, query }) => `${lang} ${query}`}
        empty={
          search === '' && asked.found === '' ? (
            <>
              <strong>{WORDS.noSearches}</strong>
              {WORDS.noSearchesHelp}
            </>
          ) : (
            WORDS.noSearchLikeThat
          )
        }
        columns={[
          {
            title: WORDS.query,
            isWide: true,
            cell: ({ query, rare }) => (
              <span className="is-long">
                {query} {rare && <span className="badge">{WORDS.rare}</span>}
              </span>
            ),
          },
          { title: WORDS.language, cell: ({ lang }) => lang },
          { title: WORDS.times, cell: ({ count }) => count },
          {
            title: WORDS.results,
            cell: ({ results }) =>
              results === 0 ? <span className="badge is-warning">{WORDS.nothing}</span> : results,
          },
          { title: WORDS.lastDay, cell: ({ last_day }) => showDay(last_day) },
          {
            title: WORDS.actions,
            cell: ({ query, lang }) => (
              <span className="row-actions">
                {may(me, 'author') && (
                  <PathLink
                    to={`/replace?${new URLSearchParams({ find: query })}`}
                    label={WORDS.findInStoriesOf(query)}
                  >
                    {WORDS.findInStories}
                  </PathLink>
                )}
                {may(me, 'editor') && (
                  <PathLink
                    to={`/redirects?${new URLSearchParams({ from: `/${slugOf(query)}` })}`}
                    label={WORDS.redirectOf(query)}
                  >
                    {WORDS.redirect}
                  </PathLink>
                )}
                <a
                  href={`${me.site_url}${lang === 'en' ? '' : `/${lang}`}/search?${new URLSearchParams({ q: query })}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={WORDS.seeResultsOf(query)}
                >
                  {WORDS.seeResults}
                </a>
              </span>
            ),
          },
        ]}
      />
      <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
    </View>
  )
}
