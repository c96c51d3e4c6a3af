import type { IconEntry } from '@prospectus/content/schema/blocks/icon-grid'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { EntryIcon } from '../../ui/icon/entry-icon.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const iconGridView = view<'icon-grid'>(IconGridView)

/** Points along a line, with their icons (BLOCK-2, BLOCK-2a). */
function IconGridView({ block, headingLevel }: BlockViewProps<'icon-grid'>) {
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <ul className={`icon-grid-entries even-columns even-columns-${block.columns ?? '3'}`}>
        {block.entries.map((entry) => (
          <Entry key={entry.uid} entry={entry} level={block.heading === undefined ? 2 : 3} />
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry, level }: { readonly entry: IconEntry; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <li className="icon-grid-entry">
      <div className="icon-grid-sign">
        <EntryIcon icon={entry.icon} className="icon-grid-icon" />
      </div>
      <div className="icon-grid-words">
        <Heading className="icon-grid-heading">{entry.heading}</Heading>
        <RichTextView content={entry.description} size="short" />
      </div>
    </li>
  )
}
