import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import { useDrawingFinder } from '../../ui/drawing/drawing.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Media } from '../../ui/media/media.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const callToActionView = view<'call-to-action'>(CallToActionView, { titlesPage: true })

function CallToActionView({ block, headingLevel }: BlockViewProps<'call-to-action'>) {
  const Heading = `h${headingLevel}` as const
  const drawing = useDrawingFinder()(block.graphic)
  const hasMedia = block.image !== undefined || drawing !== undefined
  const layout = hasMedia ? 'pictured' : 'plain'
  return (
    <div className={`call-to-action-grid twelve-columns container call-to-action-${layout}`}>
      <div className="call-to-action-title">
        {block.label !== undefined && <p className="eyebrow">{block.label}</p>}
        <Heading className="call-to-action-heading">{block.heading}</Heading>
      </div>
      <div className="call-to-action-words">
        <RichTextView content={block.description} size="short" />
        <Links links={block.links} />
      </div>
      {hasMedia && (
        <div className="call-to-action-media">
          <Media
            image={block.image}
            title={block.heading}
            drawing={drawing}
            id={elementId('figure', block.uid)}
            isUi={block.isUi}
            aspect="16/10"
            sizes="(min-width: 64rem) 40vw, 100vw"
          />
        </div>
      )}
    </div>
  )
}
