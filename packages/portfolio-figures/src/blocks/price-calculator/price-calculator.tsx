import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { numberFormat } from '@prospectus/content/messages/number'
import { type BlockViewProps, viewWithData } from '@prospectus/site/src/rendering/block-view.ts'
import { elementId } from '@prospectus/site/src/rendering/element-id.ts'
import { usePage } from '@prospectus/site/src/rendering/page-view.ts'
import { BlockHead } from '@prospectus/site/src/ui/block-head/block-head.tsx'
import { RichTextView } from '@prospectus/site/src/ui/rich-text/rich-text.tsx'
import { useMessages } from '../../messages/messages.ts'
import { CalculatorForm } from './price-calculator.form.tsx'
import { PriceLines } from './price-calculator.lines.tsx'
import { PriceListTable } from './price-calculator.list.tsx'
import { type CalculatorData, loadPrice } from './price-calculator.load.ts'
import { MAX_SEATS } from './price-calculator.price.ts'

export const priceCalculatorView = viewWithData<'price-calculator', CalculatorData>(
  PriceCalculatorView,
  loadPrice,
)

/** Price for a visitor's seats. With script, price and address follow each keystroke. */
function PriceCalculatorView(props: BlockViewProps<'price-calculator', CalculatorData>) {
  const { block, data, headingLevel } = props
  const { path } = usePage()
  const { price, locale } = useMessages()
  const { state, shown, wrong } = data
  const count = numberFormat(locale)
  const [first] = state.list.bands
  return (
    <div className="price-calculator-sheet container">
      <BlockHead {...block} level={headingLevel} />
      <div
        data-enhance="price-calculator"
        data-when="interaction"
        data-price={JSON.stringify(state)}
      >
        <CalculatorForm id={elementId('price', block.uid)} path={path} data={data} />
        <div className="price-calculator-faults" role="status">
          {(['planners', 'contributors'] as const).map((name) => (
            <p key={name} data-fault={name} hidden={!wrong.includes(name)}>
              {fillPlaceholders(price.wrong, { field: price[name], most: count.format(MAX_SEATS) })}
            </p>
          ))}
          <p data-fault="few" hidden={wrong.length > 0 || shown !== undefined}>
            {fillPlaceholders(price.tooFew, { least: count.format(first?.from ?? 1) })}
          </p>
        </div>
        <PriceLines block={block} state={state} shown={shown} />
        <div className="price-calculator-more">
          <PriceListTable state={state} bandFrom={shown?.bandFrom} />
          {block.assumptions !== undefined && (
            <div className="price-calculator-assumptions">
              <p className="price-calculator-name">{price.assumptions}</p>
              <RichTextView content={block.assumptions} size="short" />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
