import type { Locator } from 'playwright-core'

const CONTROLS = 'a[href], button, summary, input, select, textarea, [tabindex="0"]'

/** Unfolds everything that folds in an example; where only one part can be open at a time, the last stays open. */
export async function unfold(specimen: Locator): Promise<void> {
  for (const folded of await specimen.locator('details:not([open]) > summary').all()) {
    if (await folded.isVisible()) await folded.click()
  }
  for (const closed of await specimen.locator('button[aria-expanded="false"]').all()) {
    if (await closed.isVisible()) await closed.click()
  }
}

/** Moves a slider of an example by one, if there is one, then focuses the example's last control and points at it. */
export async function activate(specimen: Locator): Promise<void> {
  const next = specimen.getByRole('button', { name: 'Next', exact: true })
  if ((await next.count()) > 0 && (await next.first().isEnabled())) await next.first().click()
  const last = specimen.locator(CONTROLS).filter({ visible: true }).last()
  if ((await last.count()) === 0) return
  await last.focus()
  const box = await last.boundingBox()
  if (box) await last.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}
