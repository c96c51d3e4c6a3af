import type { AuditEntry } from '@prospectus/protocol/management/activity'
import type { Person } from '@prospectus/protocol/management/person'
import { formatDateTime } from '../components/format-date.ts'
import { ListView } from '../components/list-view.tsx'
import { PathLink } from '../components/path.tsx'
import { useRows } from '../context/server-state.ts'
import { findMessage, translate } from '../messages/messages.ts'

export function Activity() {
  const { rows: people = [], problem } = useRows('GET people', {})
  return (
    <ListView
      title={translate('activity.activity')}
      intro={translate('activity.intro')}
      route="GET audit"
      request={{}}
      perPage={50}
      keyOf={({ id }) => id}
      empty={() => translate('activity.empty')}
      filters={[
        {
          name: 'person_id',
          label: translate('activity.ofWhom'),
          choices: [
            ['', translate('activity.everybody')],
            ...people.map(({ id, name }) => [id, name] as const),
          ],
        },
      ]}
      filterNote={() => problem !== '' && <span role="alert">{problem}</span>}
      columns={[
        { title: translate('activity.when'), cell: ({ at }) => formatDateTime(at) },
        { title: translate('activity.who'), cell: ({ author }) => authorLabel(author) },
        { title: translate('activity.what'), cell: ({ action }) => describeAction(action) },
        {
          title: translate('activity.about'),
          isWide: true,
          cell: ({ subject }) => <Subject subject={subject} people={people} />,
        },
        { title: translate('activity.from'), cell: ({ client }) => client },
      ]}
    />
  )
}

function authorLabel(author: string): string {
  if (author === '') return translate('activity.nobody')
  // The first owner can come from the server's settings.
  return author === 'OWNER_EMAIL' ? translate('activity.bySettings') : author
}

interface SubjectProps extends Pick<AuditEntry, 'subject'> {
  readonly people: readonly Person[]
}

/** Shows a story as a link and a person by name; nothing for a subject that had no id yet. */
function Subject({ subject, people }: SubjectProps) {
  const [kind, id] = subject.split('/')
  if (id === undefined) return null
  if (kind === 'stories') return <PathLink to={`/stories/${id}`}>{subject}</PathLink>
  const person = kind === 'people' ? people.find((person) => person.id === id) : undefined
  return <span className="quiet is-long">{person?.name ?? subject}</span>
}

/**
 * Label of an audited action such as `PUT stories/:id` (management-api#people); without a message, the action itself.
 */
export function describeAction(action: string): string {
  // Clients may publish and move with GET or PUT, and update with PATCH; the messages have only POST and PUT.
  const names = [action, action.replace(/^(GET|PUT) /, 'POST '), action.replace(/^PATCH /, 'PUT ')]
  return names.map((name) => findMessage(`activity.actions.${name}`)).find(Boolean) ?? action
}
