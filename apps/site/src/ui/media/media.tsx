import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { Drawing } from '../../rendering/extension.ts'
import { DrawingView } from '../drawing/drawing.tsx'
import { OwnChart, type OwnFigures } from '../own-chart/own-chart.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import { ProductWindow } from '../product-window/product-window.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'

interface MediaProps {
  /** Shown if there is no image, video or chart. */
  readonly drawing?: Drawing | undefined
  /** The block's own figures, shown instead of the drawing. */
  readonly chart?: readonly OwnFigures[]
  readonly id?: string
  readonly image?: Asset | undefined
  /** Shown instead of the image, which becomes its poster (BLOCK-2a). */
  readonly video?: LinkTarget | undefined
  readonly title: string
  /** Shows the whole image, uncropped. */
  readonly isUncropped?: boolean
  /** Frames the image as a window of the product. */
  readonly isMockup?: boolean
  /** For a picture of a user interface, which phones scroll instead of shrinking. */
  readonly isUi?: boolean
  readonly aspect?: PictureProps['aspect']
  readonly sizes: string
}

/** A block's video, picture, chart or drawing, framed by its settings (BLOCK-2a). */
export function Media(props: MediaProps) {
  const {
    image,
    video,
    title,
    chart = [],
    isUncropped = false,
    isMockup = false,
    isUi = false,
  } = props
  if (video !== undefined) {
    return (
      <div className="media">
        <VideoPlayer link={video} title={title} poster={image} sizes={props.sizes} />
      </div>
    )
  }
  if (image === undefined && chart.length > 0) return <OwnChart chart={chart} />
  if (image === undefined) return <DrawnScreen drawing={props.drawing} id={props.id ?? title} />
  const variantClasses = [
    isUncropped && 'media-contain',
    isUi && 'media-ui',
    isMockup && 'media-mockup',
  ]
  // Screenshots are 1280 × 800, which the block's own aspect ratio might crop.
  const aspect = isMockup || isUi ? '16/10' : props.aspect
  const picture = (
    <Picture asset={image} sizes={props.sizes} aspect={isUncropped ? undefined : aspect} />
  )
  const enhancement =
    isMockup || isUi ? { 'data-enhance': 'media', 'data-when': 'idle' } : undefined
  return (
    <div className={['media', ...variantClasses].filter(Boolean).join(' ')} {...enhancement}>
      {isMockup ? <ProductWindow hasRuler>{picture}</ProductWindow> : picture}
    </div>
  )
}

/** A drawing as a product screen, in a window unless it has its own frame. */
function DrawnScreen(props: { readonly drawing: Drawing | undefined; readonly id: string }) {
  const { drawing, id } = props
  if (drawing === undefined) return null
  const screen = <DrawingView drawing={drawing} id={id} isScreen />
  return (
    <div className="media media-drawn">
      {drawing.isFramed ? screen : <ProductWindow screen={drawing.screen}>{screen}</ProductWindow>}
    </div>
  )
}
