import type { World } from '@prospectus/content/schema/stories/world'
import { benefitLedgerOf } from '@prospectus/portfolio/benefits'
import { bookedWeekOf } from '@prospectus/portfolio/booked-week'
import { outturnOf } from '@prospectus/portfolio/outturn'
import { subcontractsOf } from '@prospectus/portfolio/subcontracts'

/** What pages quote from the drawn screens of their world, written as the text writes it. */
export const screenQuotes: Readonly<Record<string, (world: World) => readonly string[]>> = {
  'corvane-platform/advanced-financials': ({ money }) => {
    const { lines, months, total, closed, budgetSoFar } = outturnOf(money)
    const kinds = ['Capital', 'Operating'].map((kind) => {
      const own = lines.filter(({ line }) => line.name.startsWith(kind))
      const all = (of: 'budget' | 'outturn') => own.reduce((sum, { sums }) => sum + sums[of], 0)
      return { budget: all('budget'), outturn: all('outturn') }
    })
    const rest = months.slice(closed)
    const sum = (of: 'budget' | 'outturn') => rest.reduce((all, month) => all + month[of], 0)
    return [
      ...[...kinds, total].flatMap(({ budget, outturn }) => [budget, outturn].map(written)),
      ...[total.actual, budgetSoFar, total.outturn, total.budget].map(millions),
      ...[sum('outturn'), sum('budget')].map(millions),
      `November alone is £${(months[7]?.outturn ?? 0) - (months[7]?.budget ?? 0)}k over`,
    ]
  },
  'esg-software': ({ money }) => [`£${written(outturnOf(money).total.budget)}k`],
  'who-we-help/chief-strategy-officer': ({ money, stages }) => {
    const { lines, total } = outturnOf(money)
    const staged = stages.reduce((sum, { value }) => sum + value, 0)
    return [
      ...lines.map(({ sums }) => `${Math.round((sums.budget / total.budget) * 100)}%`),
      ...[total.budget, staged].map((sum) => `of £${sum / 1000}m`),
    ]
  },
  'corvane-platform/strategy-execution': fleetBenefits,
  'strategic-portfolio-management-software': fleetBenefits,
  'request-a-business-value-assessment': ({ benefits }) => {
    const { total } = benefitLedgerOf(benefits)
    return [...benefits.map(({ promised }) => promised), total.promised]
      .map(String)
      .concat(`£${total.measured}k had been measured`)
  },
  'corvane-platform/subcontractor-management': ({ subcontracts, retention = 0 }) => {
    const { rows, total } = subcontractsOf(subcontracts, retention)
    const { value, certified, planned, invoiced, accrual, prepaid, retained } = total
    const over = rows.find(({ sums }) => sums.prepaid > 0)?.sums
    return [
      ...[value, certified, planned, invoiced].map(millions),
      ...[accrual, prepaid, accrual - prepaid, retained].map((sum) => `£${sum}k`),
      `invoiced £${over?.invoiced}k against £${over?.certified}k`,
    ]
  },
  'corvane-platform/mobile': (world) => [
    `${bookedWeekOf(world.bookings).total} hours over three tasks`,
    ...contingency(world).map((sum) => `£${sum},000`),
  ],
  tour: (world) => contingency(world).map((sum) => `£${sum}k`),
}

function fleetBenefits({ benefits }: World): readonly string[] {
  const { total } = benefitLedgerOf(benefits)
  return [
    ...[total.promised, total.due, total.measured].map((sum) => `£${written(sum)}k`),
    `${Math.round((total.measured / total.due) * 100)}%`,
  ]
}

/** Before the change, the change, and after it. */
function contingency({ changes: [change] }: World): readonly number[] {
  if (change === undefined) return []
  return [change.contingency, change.amount, change.contingency - change.amount]
}

/** `£21.60m` of 21600. */
function millions(value: number): string {
  return `£${(value / 1000).toFixed(2)}m`
}

/** `1,798` of 1798. */
function written(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}
