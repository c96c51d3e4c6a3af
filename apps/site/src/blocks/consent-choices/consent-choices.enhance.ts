import { consents, onDecision, storeConsents } from '../../ui/consent/consent.ts'
import { CATEGORIES } from '../../visit/consent-record.ts'

/** Shows stored decisions, wherever they were made, and stores new ones. */
export function enhance(form: HTMLElement): void {
  const fieldset = form.querySelector('fieldset')
  const saved = form.querySelector<HTMLElement>('[data-part="saved"]')
  const boxes = CATEGORIES.flatMap((category) => {
    const box = form.querySelector<HTMLInputElement>(`input[name="${category}"]`)
    return box === null ? [] : [{ category, box }]
  })
  if (fieldset === null || saved === null) {
    throw new Error('The consent form has no fieldset or no [data-part="saved"] in its markup')
  }

  const showDecisions = () => {
    const decisions = consents()
    for (const { category, box } of boxes) box.checked = decisions[category] === true
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const choiceForAll = event.submitter?.getAttribute('value')
    storeConsents(
      Object.fromEntries(
        boxes.map(({ category, box }) => [
          category,
          choiceForAll ? choiceForAll === 'accept' : box.checked,
        ]),
      ),
    )
    // Hidden and shown again, so that it is read out each time.
    saved.hidden = true
    requestAnimationFrame(() => {
      saved.hidden = false
    })
  })
  onDecision(showDecisions)
  showDecisions()
  fieldset.disabled = false
}
