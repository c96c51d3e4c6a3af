import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'
import { layoutShifts } from '../../../apps/site/e2e/layout-shifts.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'

const { open } = testBrowser()

it.each(
  someCases<readonly [string, number]>(
    ['/request-a-demo', 1440],
    ['/request-a-demo', 390],
    ['/contact/', 1440],
    ['/contact/', 390],
  ),
)(
  'EMBED-3 HEAD-1 %s at %d px has one h1, one short paragraph and the form in the first view',
  async (path, width) => {
    const page = await open({ width, shared: true })
    await page.goto(path)
    expect(await page.locator('h1').count()).toBe(1)
    const form = await page.locator('main iframe').first().boundingBox()
    expect(form?.y).toBeLessThan(width > 1000 ? 450 : 750)
    const send = page.frameLocator('main iframe').getByRole('button').last()
    if (width > 1000) await expect.poll(async () => await bottomOf(send)).toBeLessThan(900)
    const section = page.locator('main section').first()
    const paragraphs = await section.locator('p:visible:not(.eyebrow):not(li p)').allTextContents()
    const texts = paragraphs.filter((text) => !text.includes('Open it in a tab'))
    expect(texts).toHaveLength(1)
    expect(texts[0]?.length).toBeLessThan(200)
  },
)

it.each(someCases('/mailing-list', '/request-a-demo'))(
  'EMBED-2 nothing in view moves on %s when the frame gets its height',
  async (path) => {
    const page = await open({ reducedMotion: true, shared: true })
    await page.goto(path)
    await page.locator('.embed-frame-foot').first().getByRole('link').first().waitFor()
    const frame = page.locator('main iframe').first()
    const height = () => frame.evaluate((element) => element.getBoundingClientRect().height)
    await expect.poll(height).not.toBe(600)
    expect(await layoutShifts(page)).toEqual([])
  },
)

/** Bottom edge of an element, in pixels from the top of the window; infinite while the element is not shown. */
async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height
}
