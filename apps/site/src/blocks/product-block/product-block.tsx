import type { Product } from '@prospectus/content/schema/blocks/product-block'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import type { Drawing } from '../../rendering/extension.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { useDrawingFinder } from '../../ui/drawing/drawing.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Media } from '../../ui/media/media.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const productBlockView = view<'product-block'>(ProductBlockView)

/** Products in a column, each with its picture, chart or drawing beside it (BLOCK-2, BLOCK-2a, DATA-10). */
function ProductBlockView({ block, headingLevel }: BlockViewProps<'product-block'>) {
  const { heading, products, contain, isMockup } = block
  const findDrawing = useDrawingFinder()
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <ol className="product-block-products">
        {products
          .map((product) => ({ product, drawing: findDrawing(product.graphic) }))
          .map(({ product, drawing }, index) => (
            <li key={product.uid} className="product-block-product twelve-columns">
              <PositionBar index={index} count={products.length} />
              <ProductText
                product={product}
                drawing={drawing}
                level={heading === undefined ? 2 : 3}
              />
              {(product.image !== undefined ||
                product.chart.length > 0 ||
                drawing !== undefined) && (
                <div className="product-block-media">
                  <Media
                    image={product.image}
                    title={product.heading}
                    drawing={drawing}
                    chart={product.chart}
                    id={elementId('figure', product.uid)}
                    isUncropped={contain}
                    isMockup={isMockup}
                    aspect="3/2"
                    sizes="(min-width: 64rem) 60vw, 100vw"
                  />
                </div>
              )}
            </li>
          ))}
      </ol>
    </div>
  )
}

/** The product's position in the list, as a bar on a schedule. */
function PositionBar({ index, count }: { readonly index: number; readonly count: number }) {
  if (count === 1) return null
  return (
    <svg
      className="product-block-ribbon"
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="product-block-bar" d={`M${index} .5h1v.5h-1z`} />
      <path className="product-block-needle" d={`M${index} 0v1`} />
    </svg>
  )
}

interface ProductTextProps {
  readonly product: Product
  readonly drawing: Drawing | undefined
  readonly level: 2 | 3
}

function ProductText({ product, drawing, level }: ProductTextProps) {
  const { uid, logo, image, heading, description, links } = product
  const Heading = `h${level}` as const
  return (
    <div className="product-block-words">
      {logo !== undefined && (
        <div className="product-block-logo">
          <Picture asset={logo} sizes="9rem" />
        </div>
      )}
      <Heading className="product-block-heading">{heading}</Heading>
      <div className="product-block-text">
        <RichTextView content={description} size="short" />
        <Links links={links} />
      </div>
      {image === undefined && drawing?.Reading && (
        <drawing.Reading id={elementId('reading', uid)} />
      )}
    </div>
  )
}
