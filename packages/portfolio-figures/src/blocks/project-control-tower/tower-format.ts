import { numberFormat } from '@prospectus/content/messages/number'
import { type PlanState, roundToHundredths } from '@prospectus/portfolio/earned-value'
import type { PortfolioMessages } from '../../messages/messages.ts'

/**
 * Amounts from here on are in scientific notation: they are usually typing errors, and too long for the table in full.
 */
const SCIENTIFIC_FROM = 1e9

export interface TowerMessages {
  readonly locale: string
  readonly controlTower: Pick<
    PortfolioMessages['controlTower'],
    'ahead' | 'onPlan' | 'behind' | 'noData' | 'onTime'
  >
}

/** Creates formats for the figures of a control tower; each returns undefined for undefined. */
export function towerFormat({ locale, controlTower }: TowerMessages) {
  const scientific = { notation: 'scientific', maximumSignificantDigits: 3 } as const
  const formatter = (options: Intl.NumberFormatOptions) => (value: number | undefined) =>
    value === undefined
      ? undefined
      : numberFormat(locale, Math.abs(value) < SCIENTIFIC_FROM ? options : scientific).format(value)
  return {
    amount: formatter({ maximumFractionDigits: 1 }),
    index: (value: number | undefined) =>
      formatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 })(
        value === undefined ? undefined : roundToHundredths(value),
      ),
    /** A difference, with its sign. */
    signed: (value: number | undefined) =>
      withMinusSign(formatter({ maximumFractionDigits: 1, signDisplay: 'exceptZero' })(value)),
    /** Weeks late or early, in words. */
    slip: (weeks: number | undefined) => {
      if (weeks === undefined) return undefined
      return weeks === 0
        ? controlTower.onTime
        : withMinusSign(numberFormat(locale, WEEK_FORMAT).format(weeks))
    },
  }
}

const WEEK_FORMAT = {
  style: 'unit',
  unit: 'week',
  unitDisplay: 'long',
  signDisplay: 'always',
} as const

/** Replaces the hyphen of `Intl.NumberFormat` with a minus sign. */
function withMinusSign<Text extends string | undefined>(text: Text): Text | string {
  return text?.replace('-', '−') ?? text
}

/** The plan state in words; undefined means that there are no data. */
export function stateText(state: PlanState | undefined, { controlTower }: TowerMessages): string {
  if (state === undefined) return controlTower.noData
  const { ahead, onPlan, behind } = controlTower
  return { ahead, 'on-plan': onPlan, behind }[state]
}

/** Plan state for money or weeks in excess of the plan; a negative excess is ahead. */
export function planStateOfExcess(excess: number): PlanState {
  if (excess === 0) return 'on-plan'
  return excess > 0 ? 'behind' : 'ahead'
}
