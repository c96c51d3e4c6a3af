import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { CroppedPicture } from '../../ui/cropped-picture/cropped-picture.tsx'
import { Links } from '../../ui/links/links.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const backgroundImageSectionView = view<'background-image-section'>(
  BackgroundImageSectionView,
)

/** Text on a sheet with the theme's background, so that it is readable on any picture (BLOCK-2). */
function BackgroundImageSectionView(props: BlockViewProps<'background-image-section'>) {
  const { block, headingLevel } = props
  const Heading = `h${headingLevel}` as const
  const { heading, description, links, image } = block
  const hasText = heading !== undefined || description !== undefined || links.length > 0
  return (
    <div className="background-image-section-stage">
      <CroppedPicture
        asset={image}
        sizes="(max-width: 40rem) 60rem, 100vw"
        className="background-image-section-picture"
      />
      {hasText && (
        <div className="background-image-section-sheet">
          <div className="background-image-section-words">
            {heading !== undefined && (
              <Heading className="background-image-section-heading">{heading}</Heading>
            )}
            <RichTextView content={description} size="short" />
            <Links links={links} />
          </div>
        </div>
      )}
    </div>
  )
}
