import {
  type Category,
  CONSENT_KEY,
  type Consents,
  readConsents,
  withConsents,
} from '../../visit/consent-record.ts'

const CHANGED = 'consent:changed'

declare global {
  interface Navigator {
    /** The browser's own setting against being counted and followed; not every browser has it. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Decisions for this page alone, where the browser stores nothing. */
let unkept: string | null = null

/**
 * What the visitor has decided. Global Privacy Control stands for a no to statistics and marketing, until the
 * visitor says otherwise here.
 */
export function consents(): Consents {
  const refused = navigator.globalPrivacyControl ? { statistics: false, marketing: false } : {}
  return { ...refused, ...readConsents(stored(), Date.now()) }
}

/** Whether the visitor has agreed to a category. Until then nothing of it is loaded or kept. */
export function hasConsent(category: Category): boolean {
  return consents()[category] === true
}

/** Keeps decisions for a year, and tells every part of the page that depends on them. */
export function decide(decided: Consents): void {
  const text = withConsents(stored(), decided, Date.now())
  unkept = text
  try {
    localStorage.setItem(CONSENT_KEY, text)
  } catch {
    // Storage is refused: the decision holds for this page, and the next one asks again.
  }
  dispatchEvent(new Event(CHANGED))
}

/** Agrees to one category. */
export function giveConsent(category: Category): void {
  decide({ [category]: true })
}

/** Calls back whenever the visitor has decided, here or in another tab. */
export function onDecision(changed: () => void): void {
  addEventListener(CHANGED, changed)
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY) changed()
  })
}

function stored(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? unkept
  } catch {
    return unkept
  }
}
