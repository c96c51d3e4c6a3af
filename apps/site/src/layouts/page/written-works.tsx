import { labelsOf } from '@prospectus/catalogue/resources/labels'
import { formatMessage } from '@prospectus/content/messages/format-message'
import type { ReactNode } from 'react'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { DateText } from '../../ui/date/date.tsx'

/** What an author of this name has written, newest first, with the year over each year's works (BLOCK-1). */
export function WrittenWorks({ author }: { readonly author: string }): ReactNode {
  const page = usePage()
  const { messages } = page
  const { works, total } = worksOf(author, page)
  if (works.length === 0) return null
  return (
    <section className="written-works" aria-labelledby="written-works">
      <h2 id="written-works">
        {formatMessage(messages.people.works, { name: author }, messages.locale)}
      </h2>
      {works.length < total && (
        <p>
          {formatMessage(
            messages.people.newestWorks,
            { shown: works.length, total },
            messages.locale,
          )}
        </p>
      )}
      <ol className="written-works-list">
        {works.map(({ path, name, typeLabel, date }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            <span className="written-works-facts">
              {typeLabel !== undefined && <span>{typeLabel}</span>}
              <DateText date={date} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Work {
  readonly path: string
  readonly name: string
  /** Undefined for a type without a label (DATA-8). */
  readonly typeLabel: string | undefined
  readonly date: Date
}

/** A page stays a page: whoever has written more is shown with the newest. */
const MOST_WORKS = 100

/** Resources in the page's language that are signed with this name, newest first, and how many there are. */
function worksOf(
  author: string,
  { snapshot, lang }: PageView,
): { readonly works: readonly Work[]; readonly total: number } {
  const { entries, total } = snapshot.resources({ lang, author, page: 1, perPage: MOST_WORKS })
  const typeLabels = labelsOf(snapshot.datasources['resource-type'], lang)
  return {
    total,
    works: entries.map(({ path, name, section, date }) => ({
      path,
      name,
      typeLabel: typeLabels.get(section),
      date: new Date(date),
    })),
  }
}
