import { numberFormat } from '@prospectus/content/messages/number'
import { type MoneySums, outturnOf } from '@prospectus/portfolio/outturn'
import type { ReactNode } from 'react'
import { PeriodBars } from './period-bars.tsx'
import { Register, type RegisterCell } from './register.tsx'
import { LARGE, tableFormat } from './table-format.ts'
import type { WorldProps } from './use-world.ts'
import { amountFormat, momentFormat, signed } from './world-format.ts'

/** A year of money: its months against the budget, and below them the lines that add up to the same. */
export function WorldMoney({ id, messages, world }: WorldProps): ReactNode {
  const { screens, figures } = messages
  const { lines, months, total, closed, budgetSoFar } = outturnOf(world.money)
  if (months.length === 0) return null
  const title = screens.moneyTitle(world.money_of ?? world.portfolio ?? figures.samplePortfolio)
  const fine = tableFormat(
    world,
    messages,
    lines.flatMap(({ sums }) => [sums.budget, sums.actual, sums.outturn, total.budget]),
  )
  const amount = total.budget < LARGE ? fine : amountFormat(world, messages)
  const month = momentFormat({ period: 'month', start: world.money_from ?? world.start }, messages)
  const percent = numberFormat(messages.locale, { maximumFractionDigits: 1 })
  const against = (cost: number, budget: number) =>
    (cost > budget ? screens.overOf : screens.underOf)(
      percent.format((Math.abs(cost - budget) / budget) * 100),
      fine(budget),
    )
  const cells = ({ budget, actual, outturn, variance }: MoneySums): readonly RegisterCell[] => [
    { value: fine(budget) },
    { value: fine(actual) },
    { value: fine(outturn) },
    {
      value: variance === 0 ? fine(0) : signed(variance, fine),
      tone: variance < 0 ? 'behind' : undefined,
    },
  ]
  return (
    <>
      <PeriodBars
        id={`${id}-months`}
        title={title}
        description={screens.moneyText(
          months
            .map(({ budget, outturn, isClosed }, at) =>
              screens.moneyMonth(month.axis(at + 1), amount(budget), amount(outturn), isClosed),
            )
            .join('; '),
        )}
        bars={months.map(({ budget, outturn, isClosed }, at) => ({
          ...{ label: month.axis(at + 1), planned: budget, value: outturn, isForecast: !isClosed },
        }))}
        names={[
          { kind: 'known', name: screens.actual },
          { kind: 'forecast', name: screens.forecast },
          { kind: 'line', name: screens.budget },
        ]}
        format={amount}
        now={closed}
        dataDate={month.short(closed)}
        metrics={[
          {
            term: screens.spentUntil(month.short(closed)),
            value: fine(total.actual),
            note: against(total.actual, budgetSoFar),
            tone: total.actual > budgetSoFar ? 'behind' : 'ahead',
          },
          {
            term: screens.outturnAll,
            value: fine(total.outturn),
            note: against(total.outturn, total.budget),
            tone: total.variance < 0 ? 'behind' : 'ahead',
          },
        ]}
      />
      <Register
        id={id}
        title={title}
        columns={[screens.line, screens.budget, screens.actual, screens.outturn, screens.variance]}
        rows={lines.map(({ line, sums }) => ({ name: line.name, cells: cells(sums) }))}
        total={{ name: figures.together, cells: cells(total) }}
      />
    </>
  )
}
