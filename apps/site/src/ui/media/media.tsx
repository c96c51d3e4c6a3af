import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import { ProductWindow } from '../product-window/product-window.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'

interface MediaProps {
  readonly image?: Asset | undefined
  /** Shown in place of the image (BLOCK-2a). */
  readonly video?: LinkTarget | undefined
  /** What the video is called. */
  readonly title: string
  /** The image whole, instead of cropped to fill its frame. */
  readonly contain?: boolean
  readonly isMockup?: boolean
  readonly isUi?: boolean
  readonly aspect?: PictureProps['aspect']
  readonly sizes: string
}

/** The picture or video of a block, framed as the block's settings say (BLOCK-2a). */
export function Media(props: MediaProps): ReactNode {
  const { image, video, title, contain = false, isMockup = false, isUi = false } = props
  if (video !== undefined) {
    return (
      <div className="media">
        <VideoPlayer link={video} title={title} poster={image} sizes={props.sizes} />
      </div>
    )
  }
  if (image === undefined) return null
  const looks = [contain && 'media-contain', isUi && 'media-ui', isMockup && 'media-mockup']
  // A product's interface is drawn for a window: cropped to another shape it would read as broken.
  const aspect = isMockup || isUi ? '16/10' : props.aspect
  const picture = (
    <Picture asset={image} sizes={props.sizes} aspect={contain ? undefined : aspect} />
  )
  const moves = isMockup || isUi ? { 'data-enhance': 'media', 'data-when': 'idle' } : undefined
  return (
    <div className={['media', ...looks].filter(Boolean).join(' ')} {...moves}>
      {isMockup ? <ProductWindow>{picture}</ProductWindow> : picture}
    </div>
  )
}
