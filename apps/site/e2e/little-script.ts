import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { MAX_SCRIPT } from '../../../bench/loading/bounds.ts'
import { waitForIdle, waitForIdleScripts } from '../../../tools/testing/idle-scripts.ts'

/** Goes to an address and expects little script to load before a visitor acts. */
export async function expectLittleScript(page: Page, address: string): Promise<void> {
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    scripts.push(
      request.sizes().then((sizes) => sizes.responseHeadersSize + sizes.responseBodySize),
    )
  })
  await page.goto(address)
  await waitForIdleScripts(page)
  // Scripts that idle scripts request load in the next idle time.
  await waitForIdle(page)
  const bytes = await Promise.all(scripts)
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.length).toBeLessThanOrEqual(MAX_SCRIPT.requests)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT.bytes)
}
