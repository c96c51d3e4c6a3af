import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { numberFormat } from '@prospectus/content/messages/number'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.ts'
import type { PriceCalculator } from '../../schema/price-calculator.ts'
import { formatPercentage } from './price-calculator.load.ts'
import { type CalculatorState, type FormattedPrice, moneyFormat } from './price-calculator.texts.ts'

interface LinesProps {
  readonly block: PriceCalculator
  readonly state: CalculatorState
  readonly formatted: FormattedPrice | undefined
}

/** Calculation of the total, step by step; without a price it is hidden, until the enhancer shows it. */
export function PriceLines({ block, state, formatted }: LinesProps) {
  const { price, locale } = useMessages()
  const output = (name: keyof FormattedPrice['texts']) => (
    <span data-text={name}>{formatted?.texts[name]}</span>
  )
  const dayPrice = moneyFormat(state)(block.implementation_day_price ?? 0)
  return (
    <div className="price-calculator-answer" data-part="price" hidden={formatted === undefined}>
      <p className="price-calculator-sums">
        <span className="price-calculator-figure">
          <strong>{output('month')}</strong> {price.inTheFirstYear}
        </span>
        <output className="price-calculator-figure">
          <strong>{output('sum')}</strong> {price.overAllYears}
        </output>
      </p>
      <table className="price-calculator-lines">
        <caption className="visually-hidden">{price.caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{price.line}</th>
            <th scope="col">{price.working}</th>
            <th scope="col">{price.amount}</th>
          </tr>
        </thead>
        <tbody>
          <Line name={price.plannersLine} amount={output('planners-amount')}>
            {output('planners-working')} × {price.months}
          </Line>
          <Line name={price.contributorsLine} amount={output('contributors-amount')}>
            {output('contributors-working')} × {price.months}
          </Line>
          <Line
            name={price.laterYears}
            amount={output('later-amount')}
            part="later"
            isHidden={formatted?.hasLaterYears !== true}
          >
            {output('later-count')},{' '}
            {fillPlaceholders(price.dearer, {
              rise: formatPercentage(state.list.yearlyRise, locale),
            })}
          </Line>
          <Line
            name={price.implementation}
            amount={output('implementation-amount')}
            part="implementation"
            isHidden={formatted?.hasImplementation !== true}
          >
            {fillPlaceholders(price.days, {
              days: numberFormat(locale).format(block.implementation_days ?? 0),
              price: dayPrice,
            })}
          </Line>
        </tbody>
        <tfoot>
          <Line name={price.total} amount={output('total')}>
            {output('without-rise')} {price.ifNothingRises}
          </Line>
        </tfoot>
      </table>
    </div>
  )
}

interface LineProps {
  readonly name: string
  readonly amount: ReactNode
  /** Name by which the enhancer shows and hides an optional line. */
  readonly part?: string
  readonly isHidden?: boolean
  readonly children: ReactNode
}

function Line({ name, amount, part, isHidden, children }: LineProps) {
  return (
    <tr data-part={part} hidden={isHidden}>
      <th scope="row">{name}</th>
      <td>{children}</td>
      <td className="price-calculator-amount">{amount}</td>
    </tr>
  )
}
