import type { Locator } from 'playwright-core'

const CONTROLS = 'a[href], button, summary, input, select, textarea, [tabindex="0"]'

/** How an example is before it is examined, one after the other. */
export const STATES: Readonly<Record<string, (specimen: Locator) => Promise<void>>> = {
  /** As it comes. */
  closed: async () => undefined,
  /** All that folds is unfolded; of what opens one at a time, the last. */
  open: async (specimen) => {
    for (const folded of await specimen.locator('details:not([open]) > summary').all()) {
      if (await folded.isVisible()) await folded.click()
    }
    for (const closed of await specimen.locator('button[aria-expanded="false"]').all()) {
      if (await closed.isVisible()) await closed.click()
    }
  },
  /** A slider is one slide on, the last control has the focus and is pointed at. */
  active: async (specimen) => {
    const next = specimen.getByRole('button', { name: 'Next', exact: true })
    if ((await next.count()) > 0 && (await next.first().isEnabled())) await next.first().click()
    const last = specimen.locator(CONTROLS).filter({ visible: true }).last()
    if ((await last.count()) === 0) return
    await last.focus()
    const box = await last.boundingBox()
    if (box) await last.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  },
}
