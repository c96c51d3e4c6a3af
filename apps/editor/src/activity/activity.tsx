import type { AuditEntry } from '@prospectus/protocol/management/activity'
import type { Person } from '@prospectus/protocol/management/person'
import { useRows } from '../context/server-state.ts'
import { ListView } from '../pieces/list-view.tsx'
import { PathLink } from '../pieces/path.tsx'
import { showTime } from '../pieces/show-time.ts'
import { deedWords } from './deed-words.ts'
import { WORDS } from './words.ts'

/** What everybody did, the newest first, in words. */
export function Activity() {
  const { rows: people = [] } = useRows('GET people', {})
  return (
    <ListView
      title={WORDS.activity}
      intro={WORDS.intro}
      route="GET audit"
      request={{}}
      perPage={50}
      keyOf={({ id }) => id}
      empty={() => WORDS.empty}
      filters={[
        {
          name: 'person_id',
          label: WORDS.ofWhom,
          choices: [['', WORDS.everybody], ...people.map(({ id, name }) => [id, name] as const)],
        },
      ]}
      columns={[
        { title: WORDS.when, cell: ({ at }) => showTime(at) },
        { title: WORDS.who, cell: ({ author }) => authorWords(author) },
        { title: WORDS.what, cell: ({ action }) => deedWords(action) },
        {
          title: WORDS.about,
          isWide: true,
          cell: ({ subject }) => <Subject subject={subject} people={people} />,
        },
        { title: WORDS.from, cell: ({ client }) => client },
      ]}
    />
  )
}

function authorWords(author: string): string {
  if (author === '') return WORDS.nobody
  // The first owner may be one that the server's settings name.
  return author === 'OWNER_EMAIL' ? WORDS.bySettings : author
}

interface SubjectProps extends Pick<AuditEntry, 'subject'> {
  readonly people: readonly Person[]
}

/** What a deed was about: a story can be opened, a person has a name, and what was new has no number yet. */
function Subject({ subject, people }: SubjectProps) {
  const [kind, id] = subject.split('/')
  if (id === undefined) return null
  if (kind === 'stories') return <PathLink to={`/stories/${id}`}>{subject}</PathLink>
  const person = kind === 'people' ? people.find((each) => each.id === id) : undefined
  return <span className="quiet is-long">{person?.name ?? subject}</span>
}
