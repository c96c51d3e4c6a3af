import { numberFormat } from '@prospectus/content/messages/number'
import { type PlanState, roundToHundredths } from '@prospectus/portfolio/earned-value'
import type { Messages } from '../../messages/messages.ts'

export interface TowerFormat {
  readonly amount: (value: number | undefined) => string | undefined
  readonly index: (value: number | undefined) => string | undefined
  /** With its sign. */
  readonly signed: (value: number | undefined) => string | undefined
  /** Weeks late or early. */
  readonly slip: (weeks: number | undefined) => string | undefined
}

/** Larger figures are usually typing errors, and would not fit in the table. */
const SHORTENED_FROM = 1e9

export interface TowerMessages {
  readonly locale: string
  readonly controlTower: Pick<
    Messages['controlTower'],
    'ahead' | 'onPlan' | 'behind' | 'noData' | 'onTime'
  >
}

/** Formats the figures of a control tower; undefined stays undefined. */
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
        value === undefined ? undefined : roundToHundredths(value),
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

/** Replaces the hyphen that `Intl.NumberFormat` writes. */
function minus<Text extends string | undefined>(text: Text): Text | string {
  return text?.replace('-', '−') ?? text
}

export function stateText(state: PlanState | undefined, { controlTower }: TowerMessages): string {
  if (state === undefined) return controlTower.noData
  const { ahead, onPlan, behind } = controlTower
  return { ahead, 'on-plan': onPlan, behind }[state]
}

/** More money or more weeks than planned is behind plan. */
export function toneOf(excess: number): PlanState {
  if (excess === 0) return 'on-plan'
  return excess > 0 ? 'behind' : 'ahead'
}
