import type { TimelineEntry } from '@prospectus/content/schema/blocks/timeline'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { EntryIcon } from '../../ui/icon/entry-icon.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import { marksOf, TimelineLeaders, TimelineScale } from './timeline.scale.tsx'

export const timelineView = view<'timeline'>(TimelineView)

/**
 * Steps in order: a carousel (BLOCK-5), or a list if the block has `columns` (BLOCK-2a). If they have dates, a scale
 * above them shows when each takes place.
 */
function TimelineView({ block, headingLevel }: BlockViewProps<'timeline'>) {
  const { sliders } = usePage().messages
  const level = block.heading === undefined ? 2 : 3
  const marks = marksOf(block.entries)
  const isOneRow = Number(block.columns) === block.entries.length
  const steps = block.entries.map((entry, index) => ({
    uid: entry.uid,
    step: <Step entry={entry} level={level} isLast={index === block.entries.length - 1} />,
  }))
  return (
    <div className={marks.length > 0 ? 'timeline-scaled container' : 'container'}>
      <BlockHead {...block} level={headingLevel} />
      {marks.length > 0 && <TimelineScale marks={marks} />}
      {marks.length > 0 && isOneRow && <TimelineLeaders marks={marks} entries={block.entries} />}
      {block.columns === undefined ? (
        <Carousel
          label={block.heading ?? sliders.timeline}
          showsPartOfNext
          slides={steps.map(({ uid, step }) => ({ uid, content: step }))}
        />
      ) : (
        <ol className={`timeline-steps even-columns even-columns-${block.columns}`}>
          {steps.map(({ uid, step }) => (
            <li key={uid}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface StepProps {
  readonly entry: TimelineEntry
  readonly level: 2 | 3
  readonly isLast: boolean
}

function Step({ entry, level, isLast }: StepProps) {
  const Heading = `h${level}` as const
  return (
    <div className={isLast ? 'timeline-step timeline-last' : 'timeline-step'}>
      <div className="timeline-mark">
        <EntryIcon icon={entry.icon} className="timeline-icon" />
      </div>
      <Heading className="timeline-heading">{entry.heading}</Heading>
      <div className="timeline-text">
        <RichTextView content={entry.description} size="short" />
      </div>
    </div>
  )
}
