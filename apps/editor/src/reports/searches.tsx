import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { ListView } from '../pieces/list-view.tsx'
import { PathLink } from '../pieces/path.tsx'
import { showDay } from '../pieces/show-time.ts'
import { Empty } from '../pieces/view.tsx'
import { slugOf } from '../stories/folders.ts'
import { WORDS } from './words.ts'

const DAYS = ['7', '30', '90'].map((days) => [days, WORDS.days(Number(days))] as const)

/** What visitors look for, and what they do not find. */
export function Searches() {
  const { me } = useEditor()
  return (
    <ListView
      title={WORDS.searches}
      intro={WORDS.searchesIntro}
      csv={['GET searches.csv', () => WORDS.exportCsv]}
      route="GET searches"
      request={{}}
      perPage={50}
      keyOf={({ lang, query }) => `${lang} ${query}`}
      filters={[
        { name: 'search', label: WORDS.searchSearches, hint: WORDS.partOfSearch },
        { name: 'days', label: WORDS.period, choices: DAYS, value: '30' },
        {
          name: 'found',
          label: WORDS.whichSearches,
          choices: [
            ['', WORDS.allSearches],
            ['0', WORDS.foundNothing],
            ['1', WORDS.foundSomething],
          ],
        },
      ]}
      empty={({ search, found }) =>
        search === '' && found === '' ? (
          <Empty title={WORDS.noSearches}>{WORDS.noSearchesHelp}</Empty>
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
  )
}
