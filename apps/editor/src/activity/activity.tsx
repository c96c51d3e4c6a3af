import { useState } from 'react'
import { DataTable } from '../pieces/data-table.tsx'
import { NoticeLine } from '../pieces/notice.tsx'
import { Pager } from '../pieces/pager.tsx'
import { PathLink } from '../pieces/path-link.tsx'
import { showTime } from '../pieces/show-time.ts'
import { useList } from '../pieces/use-list.ts'
import { View } from '../pieces/view.tsx'
import { deedWords } from './deed-words.ts'
import { WORDS } from './words.ts'

interface AuditEntry {
  readonly id: number
  readonly at: string
  readonly author: string
  readonly action: string
  /** The address of what it was about, such as `stories/17/publish`. */
  readonly subject: string
  readonly client: string
}

interface Named {
  readonly id: string
  readonly name: string
}

const PER_PAGE = 50

/** What everybody did, the newest first, in words. */
export function Activity() {
  const [person, setPerson] = useState('')
  const [page, setPage] = useState(1)
  const people = useList<Named>('people', 'people')
  const query = new URLSearchParams({
    ...(person !== '' && { person_id: person }),
    page: String(page),
    per_page: String(PER_PAGE),
  })
  const list = useList<AuditEntry>(`audit?${query}`, 'audit')
  return (
    <View title={WORDS.activity} intro={WORDS.intro}>
      <search className="view-filters">
        <select
          aria-label={WORDS.ofWhom}
          value={person}
          onChange={(event) => {
            setPerson(event.currentTarget.value)
            setPage(1)
          }}
        >
          <option value="">{WORDS.everybody}</option>
          {people.rows?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </search>
      <NoticeLine notice={list.fault === '' ? undefined : { words: list.fault, isFault: true }} />
      <DataTable
        label={WORDS.activity}
        rows={list.rows}
        keyOf={({ id }) => id}
        empty={WORDS.empty}
        columns={[
          { title: WORDS.when, cell: ({ at }) => showTime(at) },
          { title: WORDS.who, cell: ({ author }) => authorWords(author) },
          { title: WORDS.what, cell: ({ action }) => deedWords(action) },
          {
            title: WORDS.about,
            isWide: true,
            cell: ({ subject }) => <Subject subject={subject} people={people.rows ?? []} />,
          },
          { title: WORDS.from, cell: ({ client }) => client },
        ]}
      />
      <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
    </View>
  )
}

function authorWords(author: string): string {
  if (author === '') return WORDS.nobody
  // The first owner may be one that the server's settings name.
  return author === 'OWNER_EMAIL' ? WORDS.bySettings : author
}

interface SubjectProps extends Pick<AuditEntry, 'subject'> {
  readonly people: readonly Named[]
}

/** What a deed was about: a story can be opened, a person has a name, and what was new has no number yet. */
function Subject({ subject, people }: SubjectProps) {
  const [kind, id] = subject.split('/')
  if (id === undefined) return null
  if (kind === 'stories') return <PathLink to={`/stories/${id}`}>{subject}</PathLink>
  const person = kind === 'people' ? people.find((each) => each.id === id) : undefined
  return <span className="quiet is-long">{person?.name ?? subject}</span>
}
