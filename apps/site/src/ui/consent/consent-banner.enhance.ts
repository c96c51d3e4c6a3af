import { forgetFirstTouch } from '../../islands/loader.ts'
import { CATEGORIES } from '../../visit/consent-record.ts'
import { consents, onConsentDecision, storeConsents } from './consent.ts'

/** Handles the buttons, and loads the tag manager once the visitor has agreed; before that, nothing of it is loaded. */
export function enhance(banner: HTMLElement): Promise<void> {
  const { tagManager = '' } = banner.dataset
  const question = part(banner, 'question')
  const answer = part(banner, 'answer')

  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const { choice } = target.dataset
    if (target.dataset.part === 'hide') {
      delete document.documentElement.dataset.consent
      return
    }
    if (choice !== undefined) answerWith(choice)
  })

  const answerWith = (choice: string) => {
    storeConsents(Object.fromEntries(CATEGORIES.map((category) => [category, choice === 'accept'])))
    question.hidden = true
    part(banner, choice).hidden = false
    answer.hidden = false
    answer.focus()
  }

  let tagManagerModule: Promise<typeof import('./tag-manager.ts')> | undefined
  const applyDecisions = async () => {
    const { statistics = false, marketing } = consents()
    if (marketing === false) forgetFirstTouch()
    if (tagManagerModule === undefined && !statistics && !marketing) return
    tagManagerModule ??= import('./tag-manager.ts')
    const { runTagManager } = await tagManagerModule
    runTagManager(tagManager, { statistics, marketing: marketing === true })
  }
  // The page's first script keeps an answer that is given before this script has loaded.
  const { consentChoice } = document.documentElement.dataset
  if (consentChoice !== undefined) answerWith(consentChoice)
  onConsentDecision(applyDecisions)
  return applyDecisions()
}

function part(banner: HTMLElement, name: string): HTMLElement {
  const found = banner.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (found === null)
    throw new Error(`The consent banner has no [data-part="${name}"] in its markup`)
  return found
}
