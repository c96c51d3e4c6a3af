import type { Asset } from '@prospectus/content/schema/assets/asset'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { Links } from '../../ui/links/links.tsx'
import { Media } from '../../ui/media/media.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const bannerView = view<'banner'>(BannerView, { titlesPage: true })

/** A strip with a small picture, or a large product window cropped at the block's lower edge. */
function BannerView({ block, headingLevel }: BlockViewProps<'banner'>) {
  const Heading = `h${headingLevel}` as const
  const layout = block.isProductBanner ? 'product' : 'strip'
  const picture = block.image === undefined ? 'plain' : 'pictured'
  const isWideStrip = layout === 'strip' && isWide(block.image)
  const variants = `banner-${layout} banner-${picture}${isWideStrip ? ' banner-wide' : ''}`
  return (
    <div className={`banner-row container ${variants}`}>
      <div className="banner-words">
        {block.label !== undefined && <p className="eyebrow">{block.label}</p>}
        <Heading className="banner-heading">{block.heading}</Heading>
        <RichTextView content={block.description} size="short" />
      </div>
      {block.links.length > 0 && (
        <div className="banner-links">
          <Links links={block.links} />
        </div>
      )}
      {block.image !== undefined && (
        <div className="banner-media">
          <Media
            image={block.image}
            title={block.heading}
            isUncropped={block.contain || isWideStrip}
            isMockup={block.isProductBanner}
            aspect={block.isProductBanner ? '16/9' : '16/10'}
            sizes={block.isProductBanner ? '(min-width: 64rem) 80rem, 100vw' : '20rem'}
          />
        </div>
      )}
    </div>
  )
}

/** True for a wide image: usually a logo, which the strip's frame would crop. */
function isWide(image: Asset | undefined): boolean {
  const { width = 0, height = 0 } = image?.size ?? {}
  return height > 0 && width / height >= 2
}
