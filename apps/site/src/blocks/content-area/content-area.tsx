import { tableOfContents } from '@prospectus/content/schema/rich-text/table-of-contents'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { ContentsList, hasEnoughHeadings } from '../../ui/contents-list/contents-list.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import { withNonBreakingNumbersAndCompounds } from '../../ui/typography/no-breaks.tsx'

export const contentAreaView = view<'content-area'>(ContentAreaView)

/** Running text with its heading and optional contents list at the side (BLOCK-7). */
function ContentAreaView({ block, headingLevel }: BlockViewProps<'content-area'>) {
  const Heading = `h${headingLevel}` as const
  const contents = block.show_contents ? tableOfContents(block.body) : []
  const hasContents = hasEnoughHeadings(contents)
  return (
    <div
      className={`content-area-columns twelve-columns container${hasContents ? ' content-area-listed' : ''}`}
    >
      {block.heading !== undefined && (
        <Heading className="content-area-heading">
          {withNonBreakingNumbersAndCompounds(block.heading)}
        </Heading>
      )}
      <ContentsList items={contents} labelSuffix={block.heading} />
      <div className="content-area-body">
        <RichTextView content={block.body} hasSections={hasContents} />
      </div>
    </div>
  )
}
