import type { ContentsItem } from '@prospectus/content/schema/rich-text/table-of-contents'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'

interface ContentsListProps {
  readonly items: readonly ContentsItem[]
  /** The heading of the text, which tells its list from that of another text on the page. */
  readonly about?: string | undefined
}

/** Fewer headings than this need no list. */
const MIN_HEADINGS = 3

/** Whether a text has headings enough to be listed beside it. */
export function isListed(items: readonly ContentsItem[]): boolean {
  return items.length >= MIN_HEADINGS
}

/**
 * The contents of a text (BLOCK-7): links to its headings, indented by level. Folded away on a small
 * screen, beside the text on a wide one. Works without script; with it, the current heading is marked.
 */
export function ContentsList({ items, about }: ContentsListProps): ReactNode {
  const { resource } = usePage().messages
  const name = about === undefined ? resource.contents : `${resource.contents}: ${about}`
  if (!isListed(items)) return null
  const top = Math.min(...items.map((item) => item.level))
  return (
    <nav className="contents-list" aria-label={name} data-enhance="contents-list" data-when="idle">
      <details className="contents-list-fold">
        <summary className="contents-list-summary">{resource.contents}</summary>
        <ol className="contents-list-items">
          {items.map((item) => (
            <li key={item.id} className={`contents-list-level-${item.level - top + 1}`}>
              <a href={`#${encodeURIComponent(item.id)}`}>{item.text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
