import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { numberFormat } from '@prospectus/content/messages/number'
import { type BlockViewProps, viewWithData } from '@prospectus/site/src/rendering/block-view.ts'
import { elementId } from '@prospectus/site/src/rendering/element-id.ts'
import { usePage } from '@prospectus/site/src/rendering/page-view.ts'
import { BlockHead } from '@prospectus/site/src/ui/block-head/block-head.tsx'
import { Filter } from '@prospectus/site/src/ui/filter-form/filter-form.tsx'
import { RichTextView } from '@prospectus/site/src/ui/rich-text/rich-text.tsx'
import { useMessages } from '../../messages/messages.ts'
import { PriceLines } from './price-calculator.lines.tsx'
import { type CalculatorData, loadPrice } from './price-calculator.load.ts'
import { MAX_SEATS, MAX_YEARS, SEAT_FIELDS } from './price-calculator.price.ts'
import { type CalculatorState, moneyFormat } from './price-calculator.texts.ts'

export const priceCalculatorView = viewWithData<'price-calculator', CalculatorData>(
  PriceCalculatorView,
  loadPrice,
)

/** Price for a visitor's seats. With script, the price follows each keystroke, and the address each finished change. */
function PriceCalculatorView(props: BlockViewProps<'price-calculator', CalculatorData>) {
  const { block, data, headingLevel } = props
  const { path } = usePage()
  const { price, locale } = useMessages()
  const { state, formatted, invalidNames } = data
  const count = numberFormat(locale)
  const [firstBand] = state.list.bands
  return (
    <div className="price-calculator-sheet container">
      <BlockHead {...block} level={headingLevel} />
      <div
        data-enhance="price-calculator"
        data-when="interaction"
        data-price={JSON.stringify(state)}
      >
        <CalculatorForm id={elementId('price', block.uid)} path={path} data={data} />
        <div className="price-calculator-errors" role="status">
          {SEAT_FIELDS.map((name) => (
            <p key={name} data-part={`error-${name}`} hidden={!invalidNames.includes(name)}>
              {fillPlaceholders(price.wrong, { field: price[name], most: count.format(MAX_SEATS) })}
            </p>
          ))}
          <p data-part="error-few" hidden={invalidNames.length > 0 || formatted !== undefined}>
            {fillPlaceholders(price.tooFew, { least: count.format(firstBand?.from ?? 1) })}
          </p>
        </div>
        <PriceLines block={block} state={state} formatted={formatted} />
        <div className="price-calculator-more">
          <PriceListTable state={state} bandFrom={formatted?.bandFrom} />
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

function PriceListTable(props: {
  readonly state: CalculatorState
  readonly bandFrom: number | undefined
}) {
  const { state, bandFrom } = props
  const { price, locale } = useMessages()
  const money = moneyFormat(state)
  const count = numberFormat(locale)
  const { bands } = state.list
  return (
    <table className="price-calculator-list">
      <caption>{price.list}</caption>
      <thead>
        <tr>
          <th scope="col">{price.seats}</th>
          <th scope="col" className="price-calculator-amount">
            {price.planner}
          </th>
          <th scope="col" className="price-calculator-amount">
            {price.contributor}
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ from, planner, contributor }, index) => {
          const next = bands[index + 1]
          return (
            <tr key={index} data-band={from} aria-current={from === bandFrom ? 'true' : undefined}>
              <th scope="row">
                {next === undefined
                  ? fillPlaceholders(price.lastBand, { from: count.format(from) })
                  : fillPlaceholders(price.bandOf, {
                      from: count.format(from),
                      to: count.format(next.from - 1),
                    })}
              </th>
              <td className="price-calculator-amount">{money(planner)}</td>
              <td className="price-calculator-amount">{money(contributor)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface FormProps {
  /** Prefix of the fields' ids; unique on the page. */
  readonly id: string
  readonly path: string
  readonly data: CalculatorData
}

/** Plain GET form. Autocomplete is off because the form must match the address. */
function CalculatorForm({ id, path, data }: FormProps) {
  const { price } = useMessages()
  const years = Array.from({ length: MAX_YEARS }, (_, index) => String(index + 1))
  return (
    <form className="filter-form" method="get" action={path} autoComplete="off">
      <Seats id={id} name="planners" label={price.planners} data={data} />
      <Seats id={id} name="contributors" label={price.contributors} data={data} />
      <Filter
        id={`${id}-years`}
        name="years"
        label={price.years}
        choices={years.map((year) => ({ value: year, label: year }))}
        chosen={data.order.years}
      />
      <Filter
        id={`${id}-implementation`}
        name="implementation"
        label={price.implementation}
        choices={[
          { value: 'yes', label: price.withImplementation },
          { value: 'no', label: price.withoutImplementation },
        ]}
        chosen={data.order.implementation}
      />
      <button className="filter-form-submit" type="submit">
        {price.calculate}
      </button>
    </form>
  )
}

interface SeatsProps {
  readonly id: string
  readonly name: (typeof SEAT_FIELDS)[number]
  readonly label: string
  readonly data: CalculatorData
}

function Seats({ id, name, label, data }: SeatsProps) {
  return (
    <div className="filter-form-item">
      <label className="filter-form-label small-label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <input
        className="filter-form-field"
        id={`${id}-${name}`}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_SEATS}
        required
        defaultValue={data.order[name]}
        aria-invalid={data.invalidNames.includes(name) || undefined}
      />
    </div>
  )
}
