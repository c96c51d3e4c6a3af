import type { Locator, Page } from 'playwright-core'
import { shareOf } from '../../../tools/testing/share-of.ts'

/** Opens a path on a machine six times slower, and returns the page once its HTML is there, before its script. */
export async function arriveAtOnce(page: Page, path: string): Promise<Page> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(path, { waitUntil: 'commit' })
  return page
}

/** Presses without waiting for the page to settle. */
export const HANDS = {
  mouse: async (target: Locator) => {
    await target.waitFor()
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    const box = await target.boundingBox()
    if (box === null) throw new Error('What is to be pressed is not shown')
    await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  },
  keyboard: async (target: Locator) => {
    await target.waitFor()
    await target.press('Enter')
  },
} as const

type Hand = keyof typeof HANDS

/** Mouse and finger in the audit; `npm test` uses the first. */
export const handsBy = (first: Hand): Hand[] =>
  shareOf<Hand>(first, first === 'mouse' ? 'keyboard' : 'mouse')
