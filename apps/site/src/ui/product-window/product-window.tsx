import { extensions } from 'virtual:brand-extensions'
import type { ReactNode } from 'react'
import type { ProductScreen } from '../../rendering/extension.ts'
import { usePage } from '../../rendering/page-view.ts'

interface ProductWindowProps {
  /** Name of the product's screen: it titles the window and is marked in the rail of all screens. */
  readonly screen?: string | undefined
  /** Shows a ruler under a picture that is wider than a phone. */
  readonly hasRuler?: boolean
  readonly children: ReactNode
}

/** A drawn window of the product around a picture or drawing (BLOCK-2a, `isMockup`). */
export function ProductWindow({ screen: name, hasRuler = false, children }: ProductWindowProps) {
  const screens = extensions.flatMap((extension) => extension.screens)
  const screen = screens.find((each) => each.name === name)
  return (
    <div className={screen ? 'product-window product-window-named theme-light' : 'product-window'}>
      {screen && <TitleBar screen={screen} />}
      {screen && <Rail screens={screens} currentIndex={screens.indexOf(screen)} />}
      {hasRuler && (
        <div className="product-window-bar">
          <svg
            className="product-window-pan"
            viewBox="0 0 28 12"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M1 6h26M6 1L1 6l5 5M22 1l5 5-5 5" />
          </svg>
        </div>
      )}
      <div className="product-window-view">{children}</div>
    </div>
  )
}

function TitleBar({ screen }: { readonly screen: ProductScreen }) {
  const { lang, settings } = usePage()
  return (
    <p className="product-window-title theme-dark">
      {settings.organisation !== undefined && <strong>{settings.organisation}</strong>}
      <span>{screen.title(lang)}</span>
    </p>
  )
}

/** Lengths in units of the rail's drawing; `PITCH` is the distance from one glyph to the next. */
const PITCH = 44
const GLYPH_X = 13
const GLYPH_Y = 14
const GLYPH_SIZE = 24
const MARK_WIDTH = 4

interface RailProps {
  readonly screens: readonly ProductScreen[]
  /** Index of the marked screen. */
  readonly currentIndex: number
}

/** The screens of the product one below the other, as decoration. */
function Rail({ screens, currentIndex }: RailProps) {
  const markTop = currentIndex * PITCH + GLYPH_Y / 2
  return (
    <div className="product-window-rail theme-dark">
      <svg
        viewBox={`0 0 ${GLYPH_SIZE + 2 * GLYPH_X} ${screens.length * PITCH + GLYPH_Y}`}
        aria-hidden="true"
      >
        <path
          className="product-window-mark"
          d={`M0 ${markTop}h${MARK_WIDTH}v${PITCH - GLYPH_Y / 2}H0z`}
        />
        {screens.map(({ name, glyph }, index) => (
          <path
            key={name}
            className={index === currentIndex ? 'product-window-current' : undefined}
            transform={`translate(${GLYPH_X} ${index * PITCH + GLYPH_Y})`}
            d={glyph}
          />
        ))}
      </svg>
    </div>
  )
}
