import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import type { PortfolioMessages } from '../messages/messages.ts'

const TERMS = [
  'scheduleIndex',
  'costIndex',
  'forecastCost',
  'forecastHours',
  'forecastFinish',
] as const
const PHRASES = [
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

/** Messages of key figures; phrases have the placeholder `{value}`. */
export interface FigureMessages {
  readonly locale: string
  readonly figures: Pick<
    PortfolioMessages['figures'],
    (typeof TERMS)[number] | (typeof PHRASES)[number]
  >
}

/** Messages for a script, with the placeholder `{}` in phrases. */
export interface SentMessages {
  readonly locale: string
  readonly terms: Readonly<Record<string, string>>
  readonly phrases: Readonly<Record<string, string>>
}

export function toScript({ locale, figures }: FigureMessages): SentMessages {
  return {
    locale,
    terms: Object.fromEntries(TERMS.map((term) => [term, figures[term]])),
    phrases: Object.fromEntries(
      PHRASES.map((phrase) => [phrase, fillPlaceholders(figures[phrase], { value: '{}' })]),
    ),
  }
}

export function fromPage({ locale, terms, phrases }: SentMessages): FigureMessages {
  const figures = Object.entries(phrases).map(([name, text]) => [
    name,
    text.replace('{}', '{value}'),
  ])
  return { locale, figures: { ...terms, ...Object.fromEntries(figures) } }
}
