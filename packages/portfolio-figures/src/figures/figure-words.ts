import type { Messages } from '../words/messages.ts'

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

/** The words that key figures are written with, in one language. */
export interface FigureWords {
  readonly locale: string
  readonly figures: Pick<Messages['figures'], (typeof TERMS)[number] | (typeof PHRASES)[number]>
}

/** The same words for a page's script: each phrase with a place where its value goes. */
export interface SentWords {
  readonly locale: string
  readonly terms: Readonly<Record<string, string>>
  readonly phrases: Readonly<Record<string, string>>
}

const PLACE = '{}'

export function sentWords({ locale, figures }: FigureWords): SentWords {
  return {
    locale,
    terms: Object.fromEntries(TERMS.map((term) => [term, figures[term]])),
    phrases: Object.fromEntries(PHRASES.map((phrase) => [phrase, figures[phrase](PLACE)])),
  }
}

/** The words again, from what was sent. */
export function receivedWords({ locale, terms, phrases }: SentWords): FigureWords {
  const term = (name: (typeof TERMS)[number]) => terms[name] ?? ''
  const phrase = (name: (typeof PHRASES)[number]) => (value: string | number) =>
    (phrases[name] ?? PLACE).replace(PLACE, String(value))
  return {
    locale,
    figures: {
      scheduleIndex: term('scheduleIndex'),
      costIndex: term('costIndex'),
      forecastCost: term('forecastCost'),
      forecastHours: term('forecastHours'),
      forecastFinish: term('forecastFinish'),
      millions: phrase('millions'),
      dollars: phrase('dollars'),
      euros: phrase('euros'),
      megawatts: phrase('megawatts'),
      hours: phrase('hours'),
      day: phrase('day'),
      behindPlan: phrase('behindPlan'),
      aheadOfPlan: phrase('aheadOfPlan'),
      overBudget: phrase('overBudget'),
      underBudget: phrase('underBudget'),
      budget: phrase('budget'),
      plan: phrase('plan'),
    },
  }
}
