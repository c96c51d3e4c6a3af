import type { Dataset } from '../schema/dataset.ts'
import {
  amountFormat,
  type FigureMessagesWithThousands,
  thousandsFormat,
} from './dataset-format.ts'

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
