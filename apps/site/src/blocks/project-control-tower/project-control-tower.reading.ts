import { filled } from '@prospectus/content/messages/filled'
import type { Messages } from '@prospectus/content/messages/messages'
import type { PortfolioReading } from '@prospectus/portfolio/reading'

export type TowerReading = Messages['tower']['reading']

interface Written {
  readonly locale: string
  readonly date: string
  readonly amount: (value: number) => string
  readonly signed: (value: number) => string
  readonly index: (value: number | undefined) => string | undefined
}

/** The sentences above a table: the total, the projects behind plan by name, and the others. */
export function readingText(
  { all, behind, others, none }: TowerReading,
  { totals, behind: names, behindBy, othersBy }: PortfolioReading,
  { locale, date, amount, signed, index }: Written,
): string {
  const { planned = 0, earned = 0 } = totals.figures
  const sentences = [
    filled(all, {
      ...{ date, planned: amount(planned), earned: amount(earned) },
      index: index(totals.scheduleIndex) ?? '–',
    }),
    names.length === 0
      ? none
      : filled(behind, {
          amount: amount(behindBy),
          names: new Intl.ListFormat(locale).format(names),
        }),
    names.length === 0 || othersBy === undefined
      ? undefined
      : filled(others, { amount: signed(othersBy) }),
  ]
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}
