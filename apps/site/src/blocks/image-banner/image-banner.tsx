import type { Asset } from '@prospectus/content/schema/assets/asset'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { type Crop, CroppedPicture } from '../../ui/cropped-picture/cropped-picture.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Media } from '../../ui/media/media.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const imageBannerView = view<'image-banner'>(ImageBannerView)

/** Must match the aspect ratios in `image-banner.css`. */
const CROPS: readonly Crop[] = [
  { media: '(min-width: 64rem)', aspect: '21/9' },
  { media: '(min-width: 40rem)', aspect: '16/9' },
  { aspect: '4/5' },
]

/** Up to this width another picture may take the place of the whole one (BLOCK-2a). */
const NARROW = '(max-width: 63.99rem)'

/** Full-width picture with its text in a panel at the bottom (BLOCK-2, BLOCK-2a). */
function ImageBannerView({ block, headingLevel }: BlockViewProps<'image-banner'>) {
  const Heading = `h${headingLevel}` as const
  const { heading, description, links, image, narrow_image: narrowImage, contain } = block
  const hasText = heading !== undefined || description !== undefined || links.length > 0
  return (
    <div className={frameClass(block)}>
      <div className="image-banner-picture">
        {contain && narrowImage !== undefined ? (
          <CroppedPicture
            asset={image}
            crops={[
              { media: NARROW, asset: narrowImage, sizes: '(min-width: 40rem) 27rem, 100vw' },
              {},
            ]}
            sizes="(min-width: 82rem) 82rem, 100vw"
            className="image-banner-either"
          />
        ) : contain ? (
          <Media
            image={image}
            title={heading ?? image.alt}
            isUncropped
            isUi={isSvg(image)}
            sizes="(min-width: 82rem) 82rem, 100vw"
          />
        ) : (
          <CroppedPicture
            asset={image}
            crops={CROPS}
            sizes="100vw"
            className="image-banner-frame"
          />
        )}
      </div>
      {hasText && (
        <div className="image-banner-words">
          <div className="image-banner-slip">
            {heading !== undefined && <Heading className="image-banner-heading">{heading}</Heading>}
            <RichTextView content={description} size="short" />
            <Links links={links} />
          </div>
        </div>
      )}
    </div>
  )
}

function frameClass({ contain, narrow_image }: BlockViewProps<'image-banner'>['block']): string {
  if (!contain) return 'image-banner-wide'
  const variant = narrow_image === undefined ? '' : ' image-banner-two'
  return `container image-banner-whole${variant}`
}

/**
 * True for an SVG, which editors use in this block for drawings of a user interface. Phones scroll such a drawing,
 * since it would be illegible if it were shrunk to their width.
 */
function isSvg(image: Asset): boolean {
  return /\.svg$/i.test(image.name)
}
