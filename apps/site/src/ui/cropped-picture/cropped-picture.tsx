import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { ReactNode } from 'react'
import type { Aspect } from '../../assets/page-pictures.ts'
import { useClaimFirstPicture, useRecordPicture } from '../../rendering/render-scope.ts'
import { isServedAsIs, knownSize, pictureSources } from '../picture/picture-sources.ts'

export interface Crop {
  /** Media query; the last crop has none. */
  readonly media?: string
  /** Without an aspect, the picture is not cropped. */
  readonly aspect?: Aspect
  /** Another picture in place of the asset. */
  readonly asset?: Asset
  /** Display width of this crop, if it differs. */
  readonly sizes?: string
}

interface CroppedPictureProps {
  readonly asset: Asset
  /** The first match is used. Without crops the picture is not cropped. */
  readonly crops?: readonly Crop[]
  readonly sizes: string
  readonly alt?: string
  readonly className: string
}

/** A picture that fills a responsive frame, cropped around its focal area. SVGs and GIFs are cropped by the browser. */
export function CroppedPicture(props: CroppedPictureProps) {
  const { asset, crops = [], sizes, className } = props
  useRecordPicture()
  const claimFirst = useClaimFirstPicture()
  const { x, y } = focusOf(asset)
  const classes = `cropped-picture cropped-picture-x-${x} cropped-picture-y-${y} ${className}`
  const alt = props.alt ?? asset.alt
  if (isServedAsIs(asset) && crops.every((crop) => crop.asset === undefined)) {
    return <img className={classes} src={asset.path} alt={alt} loading="lazy" decoding="async" />
  }
  const fallback = pictureSources(asset, crops.at(-1)?.aspect)
  const loading = claimFirst() ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }
  return (
    <picture>
      {(crops.length === 0 ? [undefined] : crops).flatMap((crop) => sourcesOf(asset, crop, sizes))}
      <img
        {...fallback.size}
        {...loading}
        className={classes}
        src={isServedAsIs(asset) ? asset.path : fallback.src}
        alt={alt}
        decoding="async"
      />
    </picture>
  )
}

function sourcesOf(asset: Asset, crop: Crop | undefined, sizes: string): readonly ReactNode[] {
  const shown = crop?.asset ?? asset
  if (isServedAsIs(shown)) {
    const { media } = crop ?? {}
    return [<source key={`${media}`} {...knownSize(shown)} srcSet={shown.path} media={media} />]
  }
  const { sources, src, size } = pictureSources(shown, crop?.aspect)
  const allSources = crop?.media === undefined ? sources : [...sources, { srcSet: src }]
  return allSources.map((source) => (
    <source
      key={`${crop?.media} ${'type' in source ? source.type : ''}`}
      {...source}
      {...size}
      media={crop?.media}
      sizes={crop?.sizes ?? sizes}
    />
  ))
}

const FOCUS_STEPS = 8

/** Centre of the focal area in eighths of the width and of the height; the middle by default. */
export function focusOf({ focus, size }: Asset): { readonly x: number; readonly y: number } {
  const [left, top, right, bottom] = focus?.split(/[x:]/).map(Number) ?? []
  const middle = { x: FOCUS_STEPS / 2, y: FOCUS_STEPS / 2 }
  if (!size || left === undefined || top === undefined) return middle
  const toSteps = (from: number, to: number, length: number) =>
    Math.min(FOCUS_STEPS, Math.max(0, Math.round((FOCUS_STEPS * (from + to)) / 2 / length)))
  return {
    x: toSteps(left, right ?? left, size.width),
    y: toSteps(top, bottom ?? top, size.height),
  }
}
