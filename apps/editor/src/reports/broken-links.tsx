import type { LinkCheckProgress } from '@prospectus/protocol/management/report'
import { ListView } from '../components/list-view.tsx'
import { PathLink } from '../components/path.tsx'
import { EmptyMessage } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { labelOf, messagesOf, translate } from '../messages/messages.ts'

const POLL_MS = 3000

export function BrokenLinks() {
  const { components } = useEditor()
  const nameOf = (component: string) => components.get(component)?.display_name ?? component
  const fieldLabel = (component: string, field: string) =>
    components.get(component)?.schema[field]?.display_name ?? field
  return (
    <ListView
      title={translate('reports.brokenLinks')}
      intro={translate('reports.brokenLinksIntro')}
      route="GET broken_links"
      request={{}}
      perPage={50}
      pollMs={(body) => body?.check.state === 'checking' && POLL_MS}
      keyOf={({ story_id, block, field, target }) => `${story_id} ${block} ${field} ${target}`}
      filters={[
        {
          name: 'problem',
          label: translate('reports.whichLinks'),
          choices: [['', translate('reports.allLinks')], ...messagesOf('reports.problems')],
        },
      ]}
      filterNote={(body) => (
        <span role="status" className="quiet">
          {body && describeProgress(body.check)}
        </span>
      )}
      empty={(_, body) =>
        body?.check.state === 'checking' ? (
          translate('reports.stillChecking')
        ) : (
          <EmptyMessage title={translate('reports.noBrokenLinks')} />
        )
      }
      columns={[
        {
          title: translate('reports.page'),
          cell: ({ story, seen }) => (
            <>
              {story} {!seen && <span className="badge">{translate('reports.draftOnly')}</span>}
            </>
          ),
        },
        {
          title: translate('reports.location'),
          cell: ({ story_id, block, component, field }) => (
            <PathLink to={`/stories/${story_id}?${new URLSearchParams({ block, field })}`}>
              {nameOf(component)}, {fieldLabel(component, field)}
            </PathLink>
          ),
        },
        {
          title: translate('reports.leadsTo'),
          isWide: true,
          cell: ({ target }) => <span className="is-long">{target}</span>,
        },
        {
          title: translate('reports.problem'),
          cell: ({ problem }) => (
            <span className="badge is-warning">{labelOf('reports.problems', problem)}</span>
          ),
        },
      ]}
    />
  )
}

function describeProgress({ state, checked, stories, external }: LinkCheckProgress): string {
  return state === 'checking'
    ? translate('reports.checking', { checked, all: stories })
    : translate('reports.checked', { pages: stories, external })
}
