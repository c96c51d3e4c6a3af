import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { formatDate } from '../components/format-date.ts'
import { ListView } from '../components/list-view.tsx'
import { PathLink } from '../components/path.tsx'
import { EmptyMessage } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { translate } from '../messages/messages.ts'
import { toSlug } from '../stories/folders.ts'

const PERIOD_CHOICES = ['7', '30', '90'].map(
  (days) => [days, translate('reports.days', { count: Number(days) })] as const,
)

export function Searches() {
  const { me } = useEditor()
  return (
    <ListView
      title={translate('reports.searches')}
      intro={translate('reports.searchesIntro')}
      csv={['GET searches.csv', () => translate('reports.exportCsv')]}
      route="GET searches"
      request={{}}
      perPage={50}
      keyOf={({ lang, query }) => `${lang} ${query}`}
      filters={[
        {
          name: 'search',
          label: translate('reports.searchSearches'),
          placeholder: translate('reports.partOfSearch'),
        },
        { name: 'days', label: translate('reports.period'), choices: PERIOD_CHOICES, value: '30' },
        {
          name: 'found',
          label: translate('reports.whichSearches'),
          choices: [
            ['', translate('reports.allSearches')],
            ['0', translate('reports.foundNothing')],
            ['1', translate('reports.foundSomething')],
          ],
        },
      ]}
      empty={({ search, found }) =>
        search === '' && found === '' ? (
          <EmptyMessage title={translate('reports.noSearches')}>
            {translate('reports.noSearchesHelp')}
          </EmptyMessage>
        ) : (
          translate('reports.noSearchLikeThat')
        )
      }
      columns={[
        {
          title: translate('reports.query'),
          isWide: true,
          cell: ({ query, rare }) => (
            <span className="is-long">
              {query} {rare && <span className="badge">{translate('reports.rare')}</span>}
            </span>
          ),
        },
        { title: translate('reports.language'), cell: ({ lang }) => lang },
        { title: translate('reports.times'), cell: ({ count }) => count },
        {
          title: translate('reports.results'),
          cell: ({ results }) =>
            results === 0 ? (
              <span className="badge is-warning">{translate('reports.nothing')}</span>
            ) : (
              results
            ),
        },
        { title: translate('reports.lastDay'), cell: ({ last_day }) => formatDate(last_day) },
        {
          title: translate('reports.actions'),
          cell: ({ query, lang }) => (
            <span className="row-actions">
              {hasRole(me, 'author') && (
                <PathLink
                  to={`/replace?${new URLSearchParams({ find: query })}`}
                  label={translate('reports.findInStoriesOf', { query })}
                >
                  {translate('reports.findInStories')}
                </PathLink>
              )}
              {hasRole(me, 'editor') && (
                <PathLink
                  to={`/redirects?${new URLSearchParams({ from: `/${toSlug(query)}` })}`}
                  label={translate('reports.redirectOf', { path: query })}
                >
                  {translate('reports.redirect')}
                </PathLink>
              )}
              <a
                href={`${me.site_url}${lang === DEFAULT_LANGUAGE ? '' : `/${lang}`}/search?${new URLSearchParams({ q: query })}`}
                target="_blank"
                rel="noreferrer"
                aria-label={translate('reports.seeResultsOf', { query })}
              >
                {translate('reports.seeResults')}
              </a>
            </span>
          ),
        },
      ]}
    />
  )
}
