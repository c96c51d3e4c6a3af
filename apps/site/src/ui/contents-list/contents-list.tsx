import type { ContentsItem } from '@prospectus/content/schema/rich-text/table-of-contents'
import { usePage } from '../../rendering/page-view.ts'

interface ContentsListProps {
  readonly items: readonly ContentsItem[]
  /** Added to the list's accessible name, to tell it from others on the page. */
  readonly labelSuffix?: string | undefined
}

const MIN_HEADINGS = 3

export function hasEnoughHeadings(items: readonly ContentsItem[]): boolean {
  return items.length >= MIN_HEADINGS
}

/** A text's table of contents (BLOCK-7), folded on small screens. With script, the current heading is marked. */
export function ContentsList({ items, labelSuffix }: ContentsListProps) {
  const { resource } = usePage().messages
  const name =
    labelSuffix === undefined ? resource.contents : `${resource.contents}: ${labelSuffix}`
  if (!hasEnoughHeadings(items)) return null
  const topLevel = Math.min(...items.map((item) => item.level))
  return (
    <nav className="contents-list" aria-label={name} data-enhance="contents-list" data-when="idle">
      <details className="contents-list-details">
        <summary className="contents-list-summary small-label">{resource.contents}</summary>
        <ol className="contents-list-items">
          {items.map((item) => (
            <li key={item.id} className={`contents-list-level-${item.level - topLevel + 1}`}>
              <a href={`#${encodeURIComponent(item.id)}`}>{item.text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
