import type { Dataset } from '../schema/dataset.ts'
import { amountFormat, type FineFigureMessages, thousandsFormat } from './dataset-format.ts'

/** From ten million on, amounts are written in millions, if that hides nothing of them. */
const LARGE = 10_000
/** A hundredth of a million, in thousands. */
const HUNDREDTH = 10

/**
 * Writes all amounts of a table alike, so that they can be compared and added by eye: in thousands, or in
 * millions with as many decimals as the finest of them needs. Nothing is rounded away, so rows add up to their
 * total.
 *
 * @param amounts all that stands in the table, or what the rest of it is the sum of
 */
export function tableFormat(
  dataset: Pick<Dataset, 'unit'>,
  words: FineFigureMessages,
  amounts: readonly number[],
): (value: number) => string {
  const whole = amounts.map((amount) => Math.abs(Math.round(amount)))
  const inHundredths = whole.every((amount) => amount % HUNDREDTH === 0)
  const isSterling = dataset.unit === undefined || dataset.unit === 'money'
  if (isSterling && !(inHundredths && Math.max(...whole) >= LARGE)) {
    return thousandsFormat(dataset, words)
  }
  const inTenths = whole.every((amount) => amount % (10 * HUNDREDTH) === 0)
  const finest = inTenths ? 1 : 2
  return amountFormat(dataset, words, inHundredths ? finest : 3)
}
