import { formatMessage } from '@prospectus/content/messages/format-message'
import type { ReactNode } from 'react'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import type { Card } from '../../ui/article-card/card.ts'
import { cardsOf } from '../../ui/article-card/cards-of.ts'
import { EventDay } from '../../ui/event-day/event-day.tsx'

/** Lists the works of an author with this name, newest first (BLOCK-1). */
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
        {works.map((work) => (
          <li key={work.uuid}>
            <a href={work.path}>{work.name}</a>
            <span className="written-works-facts">
              {work.typeLabel !== undefined && <span>{work.typeLabel}</span>}
              {work.event === undefined ? (
                <time dateTime={work.day}>{work.dayText}</time>
              ) : (
                <EventDay
                  event={work.event}
                  announced={work}
                  today={page.today}
                  messages={messages.cards}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Keeps the page short: prolific authors get their newest. */
const MAX_WORKS = 100

/** Resources in the page's language signed with this name, newest first. */
function worksOf(
  author: string,
  page: PageView,
): { readonly works: readonly Card[]; readonly total: number } {
  const { snapshot, lang } = page
  const { entries, total } = snapshot.resources({ lang, author, page: 1, perPage: MAX_WORKS })
  return { works: cardsOf(entries, page), total }
}
