import { numberFormat } from '@prospectus/content/messages/number'
import { inHundredths, type Standing } from '@prospectus/portfolio/earned-value'
import type { Messages } from '../../messages/messages.ts'

export interface TowerFormat {
  readonly amount: (value: number | undefined) => string | undefined
  readonly index: (value: number | undefined) => string | undefined
  /** A difference, with its sign. */
  readonly signed: (value: number | undefined) => string | undefined
  /** Weeks late or early, in words. */
  readonly slip: (weeks: number | undefined) => string | undefined
}

/** A figure this large is a typing mistake, and would push all others off the page. */
const SHORTENED_FROM = 1e9

/** Messages that its figures are written with. */
export interface TowerMessages {
  readonly locale: string
  readonly controlTower: Pick<
    Messages['controlTower'],
    'ahead' | 'onPlan' | 'behind' | 'noData' | 'onTime'
  >
}

/** Formats the figures of a control tower for a language; undefined stays undefined. */
export function towerFormat({ locale, controlTower }: TowerMessages): TowerFormat {
  const long = { notation: 'scientific', maximumSignificantDigits: 3 } as const
  const writer = (options: Intl.NumberFormatOptions) => (value: number | undefined) =>
    value === undefined
      ? undefined
      : numberFormat(locale, Math.abs(value) < SHORTENED_FROM ? options : long).format(value)
  return {
    amount: writer({ maximumFractionDigits: 1 }),
    index: (value) =>
      writer({ minimumFractionDigits: 2, maximumFractionDigits: 2 })(
        value === undefined ? undefined : inHundredths(value),
      ),
    signed: (value) =>
      minus(writer({ maximumFractionDigits: 1, signDisplay: 'exceptZero' })(value)),
    slip: (weeks) => {
      if (weeks === undefined) return undefined
      return weeks === 0 ? controlTower.onTime : minus(numberFormat(locale, WEEKS).format(weeks))
    },
  }
}

const WEEKS = { style: 'unit', unit: 'week', unitDisplay: 'long', signDisplay: 'always' } as const

/** A minus sign instead of the hyphen that formatters write. */
function minus<Text extends string | undefined>(text: Text): Text | string {
  return text?.replace('-', '−') ?? text
}

/** Label of a project's state. */
export function standingText(
  standing: Standing | undefined,
  { controlTower }: TowerMessages,
): string {
  if (standing === undefined) return controlTower.noData
  const { ahead, onPlan, behind } = controlTower
  return { ahead, 'on-plan': onPlan, behind }[standing]
}

/** More than planned, in money or in weeks, is behind. */
export function toneOf(excess: number): Standing {
  if (excess === 0) return 'on-plan'
  return excess > 0 ? 'behind' : 'ahead'
}
