import type { ProductScreen } from '@prospectus/content/schema/blocks/figure-chart'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { screenGlyphs } from './screen-glyphs.ts'

interface ProductWindowProps {
  /** The product's view, named in a title bar and marked in the rail of all views. */
  readonly screen?: ProductScreen | undefined
  /** Shows a ruler under a picture that is wider than a phone. */
  readonly hasRuler?: boolean
  readonly children: ReactNode
}

/** A drawn window of the product around a picture or drawing (BLOCK-2a, `isMockup`). */
export function ProductWindow({ screen, hasRuler = false, children }: ProductWindowProps) {
  const isNamed = screen !== undefined
  return (
    <div className={isNamed ? 'product-window product-window-named theme-light' : 'product-window'}>
      {isNamed && <TitleBar screen={screen} />}
      {isNamed && <Rail screen={screen} />}
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
  const { messages, settings } = usePage()
  return (
    <p className="product-window-title theme-dark">
      {settings.organisation !== undefined && <strong>{settings.organisation}</strong>}
      <span>{messages.productScreens[screen]}</span>
    </p>
  )
}

const PITCH = 44
const GLYPH_X = 13
const GLYPH_Y = 14
const GLYPH_SIZE = 24
const MARK_WIDTH = 4

/** The views of the product one below the other, as decoration. */
function Rail({ screen }: { readonly screen: ProductScreen }) {
  const glyphs = Object.entries(screenGlyphs)
  const current = glyphs.findIndex(([name]) => name === screen) * PITCH
  return (
    <div className="product-window-rail theme-dark">
      <svg
        viewBox={`0 0 ${GLYPH_SIZE + 2 * GLYPH_X} ${glyphs.length * PITCH + GLYPH_Y}`}
        aria-hidden="true"
      >
        <path
          className="product-window-mark"
          d={`M0 ${current + GLYPH_Y / 2}h${MARK_WIDTH}v${PITCH - GLYPH_Y / 2}H0z`}
        />
        {glyphs.map(([name, drawing], at) => (
          <path
            key={name}
            className={name === screen ? 'product-window-current' : undefined}
            transform={`translate(${GLYPH_X} ${at * PITCH + GLYPH_Y})`}
            d={drawing}
          />
        ))}
      </svg>
    </div>
  )
}
