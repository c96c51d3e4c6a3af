import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { numberFormat } from '@prospectus/content/messages/number'
import type { PortfolioMessages } from '../messages/messages.ts'
import type { Dataset } from '../schema/dataset.ts'
import { amountFormat } from './dataset-format.ts'
import type { FigureMessages } from './figure-messages.ts'

/** Messages of key figures, and of amounts in thousands. */
interface FigureMessagesWithThousands extends FigureMessages {
  readonly figures: FigureMessages['figures'] & Pick<PortfolioMessages['figures'], 'thousands'>
}

/** Amounts from ten million on (in thousands) are written in millions, unless that would round them. */
const IN_MILLIONS_FROM = 10_000
const THOUSANDS_PER_MILLION = 1000

/** Creates a format for all `amounts` alike, in thousands or millions, with enough decimals to round nothing. */
export function tableFormat(
  dataset: Pick<Dataset, 'unit'>,
  messages: FigureMessagesWithThousands,
  amounts: readonly number[],
): (value: number) => string {
  const wholeAmounts = amounts.map((amount) => Math.abs(Math.round(amount)))
  const fitsTwoDecimals = wholeAmounts.every(
    (amount) => amount % (THOUSANDS_PER_MILLION / 100) === 0,
  )
  // Content stores pounds sterling as the unit `money`.
  const isSterling = dataset.unit === undefined || dataset.unit === 'money'
  if (isSterling && !(fitsTwoDecimals && Math.max(...wholeAmounts) >= IN_MILLIONS_FROM)) {
    return thousandsFormat(dataset, messages)
  }
  const fitsOneDecimal = wholeAmounts.every((amount) => amount % (THOUSANDS_PER_MILLION / 10) === 0)
  const decimals = fitsOneDecimal ? 1 : fitsTwoDecimals ? 2 : 3
  return amountFormat(dataset, messages, decimals)
}

/**
 * Creates a format for pounds in thousands, so that amounts in a column can be compared: `£2,415k` above `£80k`. Other
 * units are formatted as by `amountFormat`.
 */
function thousandsFormat(
  dataset: Pick<Dataset, 'unit'>,
  messages: FigureMessagesWithThousands,
): (value: number) => string {
  if (dataset.unit !== 'money') return amountFormat(dataset, messages)
  const format = numberFormat(messages.locale, { maximumFractionDigits: 0 })
  return (value) =>
    value === 0
      ? amountFormat(dataset, messages)(0)
      : fillPlaceholders(messages.figures.thousands, { value: format.format(value) })
}
