import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { Aspect } from '../../assets/page-pictures.ts'
import { useClaimFirstPicture, useRecordPicture } from '../../rendering/render-scope.ts'
import { isServedAsIs, knownSize, pictureSources } from './picture-sources.ts'

export interface PictureProps {
  readonly asset: Asset
  /** Display width, as in `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string
  /** Without an aspect, the picture is not cropped. */
  readonly aspect?: Aspect | undefined
  /** Replaces the asset's text; '' for decoration. */
  readonly alt?: string | undefined
  readonly className?: string | undefined
  /** Loads the picture with high priority; by default only the page's first picture. */
  readonly hasPriority?: boolean | undefined
}

/** A picture in many sizes and formats, without layout shift (DATA-3, BLOCK-11). SVG and GIF stay as is. */
export function Picture({ asset, sizes, aspect, alt, className, hasPriority }: PictureProps) {
  useRecordPicture()
  const claimFirst = useClaimFirstPicture()
  const hasHighPriority = hasPriority ?? (!isServedAsIs(asset) && claimFirst())
  const rootClass = ['picture', shapeClass(asset, aspect), className].filter(Boolean).join(' ')
  const altText = alt ?? asset.alt
  const sharedAttributes = {
    ...(hasHighPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
    decoding: 'async' as const,
  }
  if (isServedAsIs(asset)) {
    return (
      <img
        {...knownSize(asset)}
        {...sharedAttributes}
        alt={altText}
        className={`${rootClass} picture-image`}
        src={asset.path}
      />
    )
  }
  const { sources, src, size } = pictureSources(asset, aspect)
  return (
    <picture className={rootClass}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img {...size} {...sharedAttributes} alt={altText} className="picture-image" src={src} />
    </picture>
  )
}

function shapeClass(asset: Asset, aspect: Aspect | undefined): string | undefined {
  if (aspect !== undefined) return `picture-cropped picture-${aspect.replace('/', '-')}`
  return knownSize(asset) === undefined ? 'picture-unsized' : undefined
}
