import type { PortfolioMessages } from '../messages/messages.ts'

const KEYS = [
  'scheduleIndex',
  'costIndex',
  'forecastCost',
  'forecastHours',
  'forecastFinish',
  'millions',
  'dollars',
  'euros',
  'megawatts',
  'hours',
  'day',
  'behindPlan',
  'aheadOfPlan',
  'overBudget',
  'underBudget',
  'budget',
  'plan',
] as const

/** Messages of key figures; some have the placeholder `{value}`. */
export interface FigureMessages {
  readonly locale: string
  readonly figures: Pick<PortfolioMessages['figures'], (typeof KEYS)[number]>
}

/** Picks the messages that the enhancers of figures need, since the page carries them as JSON. */
export function figureMessages({ locale, figures }: FigureMessages): FigureMessages {
  const picked = Object.fromEntries(KEYS.map((key) => [key, figures[key]]))
  return { locale, figures: picked as FigureMessages['figures'] }
}
