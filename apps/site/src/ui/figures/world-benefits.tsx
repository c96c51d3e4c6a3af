import { numberFormat } from '@prospectus/content/messages/number'
import { type BenefitSums, benefitLedgerOf } from '@prospectus/portfolio/benefits'
import type { ReactNode } from 'react'
import { PeriodBars } from './period-bars.tsx'
import { Register, type RegisterCell } from './register.tsx'
import type { WorldProps } from './use-world.ts'
import { signed, thousandsFormat } from './world-format.ts'

/** What projects promised, what is due by now and what is measured: by quarter, and benefit by benefit. */
export function WorldBenefits({ id, messages, world }: WorldProps): ReactNode {
  const { screens, figures } = messages
  const { benefits, total, quarters, now } = benefitLedgerOf(world.benefits)
  if (now === 0) return null
  const of = world.benefits_of ?? world.portfolio ?? figures.samplePortfolio
  const title = screens.benefitsTitle(of, now)
  const amount = thousandsFormat(world, messages)
  const whole = numberFormat(messages.locale, { maximumFractionDigits: 0 })
  const share = (part: number, all: number) => whole.format(all > 0 ? (part / all) * 100 : 0)
  const cells = ({ promised, due, measured, gap }: BenefitSums): readonly RegisterCell[] => [
    { value: amount(promised) },
    { value: amount(due) },
    { value: amount(measured) },
    gap === 0
      ? { value: amount(0) }
      : { value: signed(gap, amount), tone: gap < 0 ? 'behind' : 'ahead' },
  ]
  return (
    <>
      <PeriodBars
        id={`${id}-quarters`}
        title={title}
        description={screens.benefitsText(
          quarters
            .map(({ due, measured }, at) =>
              screens.benefitsQuarter(
                at + 1,
                amount(due),
                measured === undefined ? undefined : amount(measured),
              ),
            )
            .join('; '),
        )}
        bars={quarters.map(({ due, measured }, at) => ({
          ...{ label: screens.quarter(at + 1), planned: due, value: measured, isForecast: false },
        }))}
        names={[
          { kind: 'known', name: screens.measured },
          { kind: 'line', name: screens.due },
        ]}
        format={amount}
        now={now}
        dataDate={screens.quarter(now)}
        metrics={[
          { term: screens.promised, value: amount(total.promised) },
          {
            term: screens.due,
            value: amount(total.due),
            note: screens.ofPromise(share(total.due, total.promised)),
          },
          {
            term: screens.measured,
            value: amount(total.measured),
            note: screens.ofDue(share(total.measured, total.due)),
            tone: total.gap < 0 ? 'behind' : 'ahead',
          },
        ]}
      />
      <Register
        id={id}
        title={title}
        columns={[screens.benefit, screens.promised, screens.due, screens.measured, screens.gap]}
        rows={benefits.map(({ benefit, sums }) => ({
          name: benefit.name,
          note: benefit.owner,
          cells: cells(sums),
        }))}
        total={{ name: figures.together, cells: cells(total) }}
      />
    </>
  )
}
