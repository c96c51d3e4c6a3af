import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { ReactNode } from 'react'
import { OwnChart, type OwnFigures } from '../figures/own-chart.tsx'
import { drawsPhones, graphicNamed, WorldFigure } from '../figures/world-figure.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import { ProductWindow } from '../product-window/product-window.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'

interface MediaProps {
  /** A drawing of the page's world, when there is neither image nor video. */
  readonly graphic?: string | undefined
  /** A chart of the block's own figures, in place of the drawing. */
  readonly chart?: readonly OwnFigures[]
  /** Unique on the page. */
  readonly id?: string
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
  const { image, video, title, chart = [], contain = false, isMockup = false, isUi = false } = props
  if (video !== undefined) {
    return (
      <div className="media">
        <VideoPlayer link={video} title={title} poster={image} sizes={props.sizes} />
      </div>
    )
  }
  if (image === undefined && chart.length > 0) return <OwnChart chart={chart} />
  if (image === undefined) return <DrawnScreen graphic={props.graphic} id={props.id ?? title} />
  const looks = [contain && 'media-contain', isUi && 'media-ui', isMockup && 'media-mockup']
  // A product's interface is drawn for a window: cropped to another shape it would read as broken.
  const aspect = isMockup || isUi ? '16/10' : props.aspect
  const picture = (
    <Picture asset={image} sizes={props.sizes} aspect={contain ? undefined : aspect} />
  )
  const moves = isMockup || isUi ? { 'data-enhance': 'media', 'data-when': 'idle' } : undefined
  return (
    <div className={['media', ...looks].filter(Boolean).join(' ')} {...moves}>
      {isMockup ? <ProductWindow hasRuler>{picture}</ProductWindow> : picture}
    </div>
  )
}

/** A screen of the product, drawn from the page's world: as wide as there is room, in a window unless it is a phone's. */
function DrawnScreen(props: {
  readonly graphic: string | undefined
  readonly id: string
}): ReactNode {
  const graphic = graphicNamed(props.graphic)
  if (graphic === undefined) return null
  const screen = <WorldFigure graphic={graphic} id={props.id} isScreen />
  return (
    <div className="media media-drawn">
      {drawsPhones(graphic) ? screen : <ProductWindow>{screen}</ProductWindow>}
    </div>
  )
}
