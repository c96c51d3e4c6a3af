import type { ConsoleMessage, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { testBrowser } from './browser.ts'
import { startIslandsServer } from './fixtures/islands-server.tsx'

const server = await startIslandsServer()
const { open } = testBrowser()
afterAll(() => server.close())

async function openIslands(options: { script?: boolean; quiet?: boolean } = {}): Promise<Page> {
  const page = await open({ origin: server.origin, shared: true, ...options })
  await page.goto('/')
  return page
}

it('hydrates the same island twice without a mismatch, with ids of their own', async () => {
  const page = await openIslands()
  await page.locator('[data-hydrated]').nth(1).waitFor({ state: 'attached' })
  const [first, second] = [page.getByRole('button').nth(0), page.getByRole('button').nth(1)]
  await first.click()
  await first.click()
  await second.click()
  expect(await first.textContent()).toBe('First: 2')
  expect(await second.textContent()).toBe('Second: 1')
  expect(await first.getAttribute('id')).not.toBe(await second.getAttribute('id'))
})

it('keeps the server HTML of an island that crashes, and of a module that does not load', async () => {
  const page = await openIslands({ quiet: true })
  const errors: string[] = []
  page.on('console', (message: ConsoleMessage) => errors.push(message.text()))
  await page.getByRole('button', { name: 'Crashing' }).focus()
  await page.getByText('Plain').focus()
  await page.locator('[data-state="failed"]').waitFor()
  await expect.poll(() => errors.some((text) => text.includes('crashed on purpose'))).toBe(true)
  expect(await page.getByRole('button').nth(2).textContent()).toBe('Crashing: 0')
  expect(await page.getByText('Plain').count()).toBe(1)
  expect(errors.some((text) => text.includes('/nowhere.js'))).toBe(true)
})

it('enhances an element only when it comes near the view', async () => {
  const page = await openIslands()
  const below = page.locator('[data-enhance="shout"]')
  await page.locator('[data-hydrated]').nth(1).waitFor({ state: 'attached' })
  expect(await below.textContent()).toBe('Below the fold')
  await below.scrollIntoViewIfNeeded()
  await expect.poll(() => below.textContent()).toBe('Below the fold!')
})

it('shows every island without script', async () => {
  const page = await openIslands({ script: false })
  expect(await page.getByRole('button').allTextContents()).toEqual([
    ...['First: 0', 'Second: 0', 'Crashing: 0'],
  ])
})
