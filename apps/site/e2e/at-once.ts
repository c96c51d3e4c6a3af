import type { Locator, Page } from 'playwright-core'
import { someCases } from '../../../tools/testing/some-cases.ts'

/** Opens a path with the processor slowed to a sixth; resolves as the response begins, before any script runs. */
export async function openOnSlowMachine(page: Page, path: string): Promise<Page> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(path, { waitUntil: 'commit' })
  return page
}

/** Ways to press an element as soon as it is there, without waiting for the page to settle. */
export const PRESS_WITH = {
  mouse: async (target: Locator) => {
    await target.waitFor()
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    const box = await target.boundingBox()
    if (box === null) throw new Error('The element to press is not shown')
    await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  },
  keyboard: async (target: Locator) => {
    await target.waitFor()
    await target.press('Enter')
  },
} as const

type Device = keyof typeof PRESS_WITH

/** The devices to test with: both in `npm run audit`, the given one first; only that one in `npm test`. */
export const devicesFrom = (first: Device): Device[] =>
  someCases<Device>(first, first === 'mouse' ? 'keyboard' : 'mouse')
