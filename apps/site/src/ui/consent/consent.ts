import {
  type Category,
  CONSENT_KEY,
  type Consents,
  readConsents,
  withConsents,
} from '../../visit/consent-record.ts'

const CHANGED_EVENT = 'consent:changed'

declare global {
  interface Navigator {
    /** Global Privacy Control; not in every browser. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Fallback where storage is blocked: the decisions last as long as this page. */
let pageDecisions: string | null = null

/** The visitor's decisions. Global Privacy Control counts as a no to statistics and marketing until they decide. */
export function consents(): Consents {
  const optedOut = navigator.globalPrivacyControl ? { statistics: false, marketing: false } : {}
  return { ...optedOut, ...readConsents(readStoredDecisions(), Date.now()) }
}

/** True if the visitor agreed to the category. Until then, nothing of it is loaded or stored. */
export function hasConsent(category: Category): boolean {
  return consents()[category] === true
}

/** Stores decisions for a year and notifies everything on the page that depends on them. */
export function storeConsents(decisions: Consents): void {
  const json = withConsents(readStoredDecisions(), decisions, Date.now())
  pageDecisions = json
  try {
    localStorage.setItem(CONSENT_KEY, json)
  } catch {
    // Storage is blocked: the decision lasts as long as this page.
  }
  dispatchEvent(new Event(CHANGED_EVENT))
}

export function giveConsent(category: Category): void {
  storeConsents({ [category]: true })
}

/** Calls back after each decision, here or in another tab. */
export function onConsentDecision(listener: () => void): void {
  addEventListener(CHANGED_EVENT, listener)
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY) listener()
  })
}

function readStoredDecisions(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? pageDecisions
  } catch {
    return pageDecisions
  }
}
