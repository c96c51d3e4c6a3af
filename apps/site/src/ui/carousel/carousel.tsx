import { formatMessage } from '@prospectus/content/messages/format-message'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Icon } from '../icon/icon.tsx'

export interface CarouselSlide {
  readonly uid: string
  readonly content: ReactNode
}

interface CarouselProps {
  /** Names the contents, without the word "carousel". */
  readonly label: string
  readonly slides: readonly CarouselSlide[]
  /** Shows a quarter of the next item, as on a timeline. */
  readonly showsPartOfNext?: boolean
  readonly autoplay?: boolean
  readonly pauseOnHover?: boolean
}

/** A row of items in pages (BLOCK-5). Without script the row scrolls and snaps. */
export function Carousel(props: CarouselProps) {
  const { label, slides, showsPartOfNext = false, autoplay = false, pauseOnHover = false } = props
  const { carousel, locale } = usePage().messages
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      className={showsPartOfNext ? 'carousel carousel-peek' : 'carousel'}
      role="group"
      aria-roledescription={carousel.roleDescription}
      aria-label={label}
      data-enhance="carousel"
      data-pause-on-hover={pauseOnHover ? '' : undefined}
    >
      <CarouselControls autoplay={autoplay} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without script the keyboard scrolls it */}
      <div className="carousel-view" role="group" aria-label={label} tabIndex={0}>
        <div className="carousel-track">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
            <div
              key={slide.uid}
              className="carousel-slide"
              role="group"
              aria-roledescription={carousel.slideRoleDescription}
              aria-label={formatMessage(
                carousel.slideOf,
                { slide: index + 1, slides: slides.length },
                locale,
              )}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function CarouselControls({ autoplay }: { readonly autoplay: boolean }) {
  const { carousel } = usePage().messages
  return (
    <div className="carousel-controls">
      {autoplay && (
        <button
          type="button"
          className="carousel-button carousel-rotation carousel-rotating"
          aria-label={carousel.pause}
          data-pause={carousel.pause}
          data-play={carousel.play}
        >
          <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path className="carousel-pause" d="M9 5v14M15 5v14" />
            <path className="carousel-play" d="M8 5l10 7-10 7z" />
          </svg>
        </button>
      )}
      <p className="carousel-page small-label">
        <span className="carousel-count" aria-hidden="true" />
        <span className="carousel-status visually-hidden" data-text={carousel.pageOf} />
      </p>
      <div className="carousel-ruler" aria-hidden="true" />
      <button
        type="button"
        className="carousel-button carousel-previous"
        aria-label={carousel.previous}
      >
        <Icon name="arrow" />
      </button>
      <button type="button" className="carousel-button carousel-next" aria-label={carousel.next}>
        <Icon name="arrow" />
      </button>
    </div>
  )
}
