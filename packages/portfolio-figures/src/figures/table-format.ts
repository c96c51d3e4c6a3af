import type { Dataset } from '../schema/dataset.ts'
import { amountFormat, type FineFigureMessages, thousandsFormat } from './dataset-format.ts'

/** Thousands; amounts from ten million are in millions, unless that would round them. */
const IN_MILLIONS_FROM = 10_000
/** A hundredth of a million, in thousands. */
const HUNDREDTH = 10

/** Formats all `amounts` alike, in thousands or millions, with enough decimals to round nothing. */
export function tableFormat(
  dataset: Pick<Dataset, 'unit'>,
  messages: FineFigureMessages,
  amounts: readonly number[],
): (value: number) => string {
  const whole = amounts.map((amount) => Math.abs(Math.round(amount)))
  const inHundredths = whole.every((amount) => amount % HUNDREDTH === 0)
  const isSterling = dataset.unit === undefined || dataset.unit === 'money'
  if (isSterling && !(inHundredths && Math.max(...whole) >= IN_MILLIONS_FROM)) {
    return thousandsFormat(dataset, messages)
  }
  const inTenths = whole.every((amount) => amount % (10 * HUNDREDTH) === 0)
  const finest = inTenths ? 1 : 2
  return amountFormat(dataset, messages, inHundredths ? finest : 3)
}
