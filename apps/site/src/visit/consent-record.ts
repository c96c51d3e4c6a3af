/** Categories that a visitor decides on; necessary storage needs no consent. */
export const CATEGORIES = ['media', 'statistics', 'marketing'] as const
export type Category = (typeof CATEGORIES)[number]

/** Decisions in force; undecided categories are left out. */
export type Consents = Readonly<Partial<Record<Category, boolean>>>

/** Key in `localStorage`. */
export const CONSENT_KEY = 'consent'

const YEAR_MS = 365 * 86_400_000

/**
 * Marks the document before the banner is drawn, so that nothing moves or flickers. Keeps an answer that is given
 * before the banner's script has loaded. Without script there is no banner.
 */
export const CONSENT_SCRIPT = `(()=>{if(navigator.globalPrivacyControl)return;try{if(JSON.parse(localStorage.getItem("${CONSENT_KEY}")).statistics.until>Date.now())return}catch{}const d=document.documentElement.dataset;d.consent="ask";document.addEventListener("click",e=>{const c=e.target.dataset.choice;if(c)d.consentChoice=c})})()`

/**
 * Reads stored decisions. Invalid and expired ones, and those for more than a year, count as undecided.
 *
 * @param now milliseconds since 1970
 */
export function readConsents(stored: string | null, now: number): Consents {
  const record = recordIn(stored)
  const validDecisions = CATEGORIES.flatMap((category) => {
    const { granted, until } = Object(record[category])
    const isInForce = typeof until === 'number' && until > now && until <= now + YEAR_MS
    return isInForce && typeof granted === 'boolean' ? [[category, granted]] : []
  })
  return Object.fromEntries(validDecisions)
}

/** Adds decisions to the stored ones, each for a year. */
export function withConsents(stored: string | null, decisions: Consents, now: number): string {
  const added = Object.entries(decisions).map(([category, granted]) => {
    return [category, { granted, until: now + YEAR_MS }]
  })
  return JSON.stringify({ ...recordIn(stored), ...Object.fromEntries(added) })
}

function recordIn(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? { ...parsed }
      : {}
  } catch {
    return {}
  }
}
