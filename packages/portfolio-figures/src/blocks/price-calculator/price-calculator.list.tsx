import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { numberFormat } from '@prospectus/content/messages/number'
import { useMessages } from '../../messages/messages.ts'
import { type CalculatorState, moneyFormat } from './price-calculator.texts.ts'

interface ListProps {
  readonly state: CalculatorState
  readonly bandFrom: number | undefined
}

export function PriceListTable({ state, bandFrom }: ListProps) {
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
