import { consents, onConsentDecision, storeConsents } from '../../ui/consent/consent.ts'
import { CATEGORIES } from '../../visit/consent-record.ts'

/** Shows stored decisions, wherever they were made, and stores new ones. */
export function enhance(form: HTMLElement): void {
  const fieldset = form.querySelector('fieldset')
  const saved = form.querySelector<HTMLElement>('[data-part="saved"]')
  const checkboxes = CATEGORIES.flatMap((category) => {
    const checkbox = form.querySelector<HTMLInputElement>(`input[name="${category}"]`)
    return checkbox === null ? [] : [{ category, checkbox }]
  })
  if (fieldset === null || saved === null) {
    throw new Error('The consent form has no fieldset or no [data-part="saved"] in its markup')
  }

  const showDecisions = () => {
    const decisions = consents()
    for (const { category, checkbox } of checkboxes) checkbox.checked = decisions[category] === true
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const choiceForAll = event.submitter?.getAttribute('value')
    storeConsents(
      Object.fromEntries(
        checkboxes.map(({ category, checkbox }) => [
          category,
          choiceForAll ? choiceForAll === 'accept' : checkbox.checked,
        ]),
      ),
    )
    // Hidden and shown again, so that it is read out each time.
    saved.hidden = true
    requestAnimationFrame(() => {
      saved.hidden = false
    })
  })
  onConsentDecision(showDecisions)
  showDecisions()
  fieldset.disabled = false
}
