import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createBlock } from '../../../tools/new-block/create-block.ts'
import { root } from '../../../tools/run/project.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { SERVED_PAGE } from '../../../tools/testing/served-stories.ts'
import { testBrowser } from './browser.ts'
import {
  type DevelopmentCopy,
  startDevelopment,
  startDevelopmentCopy,
} from './fixtures/development-copy.ts'

const VIEW = 'apps/site/src/blocks/faqs/faqs.tsx'
const SHEET = 'apps/site/src/blocks/faqs/faqs.css'
const ENHANCER = 'apps/site/src/ui/search-form/search-form.enhance.ts'
const ROUTES = 'apps/site/src/routes/routes.ts'
const SETTINGS = 'apps/site/src/settings.ts'
const FOOTER = 'apps/site/src/ui/footer/footer.tsx'
const FOOTER_BEGINS = /(export function Footer\([^)]*\)[^{]*\{)/

/** Milliseconds. An idle machine needs far less; the rest is for a busy one. */
const PATIENTLY = { interval: 20, timeout: 15_000 }

let copy: DevelopmentCopy
const { open } = testBrowser()

beforeAll(async () => {
  copy = await startDevelopmentCopy({ CONTENT_DIR: inject('contentDir') })
}, 60_000)
afterAll(() => copy?.remove())

/** A page in use: a question open, a word typed, and scrolled down. */
async function openUsedPage(path = SERVED_PAGE): Promise<Page> {
  const page = await open({ origin: copy.origin, quiet: true })
  await page.goto(path)
  await page.locator('.faqs-entry').nth(1).locator('summary').click()
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    if (field) field.value = 'half a wo'
    Object.assign(window, { isSamePage: true })
    scrollTo({ top: 300, behavior: 'instant' })
  })
  return page
}

const stateOf = (page: Page) =>
  page.evaluate(() => ({
    isSamePage: 'isSamePage' in window,
    open: [...document.querySelectorAll<HTMLDetailsElement>('.faqs-entry')].map(
      (each) => each.open,
    ),
    typed: document.querySelector<HTMLInputElement>('input[type=search]')?.value,
    scroll: scrollY,
  }))

const broken = (text: string) => text.replace('return (', 'return ((')
const mended = (text: string) => text.replace('return ((', 'return (')

it('npm run dev shows a saved style sheet and a saved block in the open page, which keeps its state', async () => {
  const page = await openUsedPage()
  const before = await stateOf(page)
  expect(before).toMatchObject({ isSamePage: true, typed: 'half a wo', scroll: 300 })
  const title = page.locator('.faqs-title').first()

  copy.edit(SHEET, (text) => `${text}\n@layer blocks { .faqs-title { color: rgb(1, 2, 3) } }`)
  await expect
    .poll(() => title.evaluate((element) => getComputedStyle(element).color), PATIENTLY)
    .toBe('rgb(1, 2, 3)')
  expect(await stateOf(page)).toEqual(before)

  copy.edit(VIEW, (text) => text.replace('{entry.title}', '{entry.title} (edited)'))
  await page.getByText('(edited)').first().waitFor()
  expect(await stateOf(page)).toEqual(before)
})

inAudit('npm run dev needs no restart for a new block, schema, route or setting', async () => {
  const page = await open({ origin: copy.origin, quiet: true })
  createBlock(copy.folder, 'price-list')
  copy.edit(SETTINGS, (text) => text.replace('return {', "return { greeting: 'Good morning',"))
  copy.edit(ROUTES, (text) =>
    text.replace(
      'app.get(',
      "app.get('/greeting', (c) => c.text(parts.settings.greeting))\n  app.get(",
    ),
  )
  await expect
    .poll(async () => (await page.goto('/greeting'))?.text(), PATIENTLY)
    .toBe('Good morning')
  expect((await page.goto('/dev/blocks/price-list'))?.status()).toBe(200)
  expect(await page.locator('.price-list').count()).toBeGreaterThan(0)
})

it('npm run dev lays a fault over the page and takes it away once it is mended', async () => {
  const used = await openUsedPage()
  const before = await stateOf(used)
  const overlay = (page: Page) => page.getByRole('alert').filter({ hasText: VIEW })

  copy.edit(VIEW, broken)
  await overlay(used).waitFor()
  const fresh = await open({ origin: copy.origin, quiet: true })
  expect((await fresh.goto(SERVED_PAGE))?.status()).toBe(500)
  await overlay(fresh).waitFor()
  const lines = copy.output().split('\n')
  expect(lines.filter((line) => line.includes(VIEW))).toEqual([
    expect.stringMatching(/^apps\/\S+faqs\.tsx:\d+:\d+: Expected/),
  ])
  expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([])

  copy.edit(VIEW, mended)
  await overlay(used).waitFor({ state: 'detached' })
  expect(await stateOf(used)).toEqual(before)
  await fresh.locator('.faqs-title').first().waitFor()
  expect(await overlay(fresh).count()).toBe(0)
})

it('npm run dev says why a page cannot be rendered, and shows it once it can', async () => {
  const used = await openUsedPage()
  const before = await stateOf(used)
  const overlay = (page: Page) => page.getByRole('alert').filter({ hasText: 'out of ink' })

  copy.edit(FOOTER, (text) => text.replace(FOOTER_BEGINS, "$1 throw new Error('out of ink')"))
  await overlay(used).waitFor()
  const fresh = await open({ origin: copy.origin, quiet: true })
  expect((await fresh.goto(SERVED_PAGE))?.status()).toBe(500)
  await overlay(fresh).waitFor()

  copy.edit(FOOTER, (text) => text.replace(" throw new Error('out of ink')", ''))
  await overlay(used).waitFor({ state: 'detached' })
  expect(await stateOf(used)).toEqual(before)
  await fresh.locator('footer').first().waitFor()
})

inAudit('npm run dev starts a saved enhancer anew without loading the page', async () => {
  const page = await openUsedPage()
  await page.locator('.search-form').first().dispatchEvent('focusin')
  await page.locator('.search-form[data-state=ready]').waitFor({ state: 'attached' })
  copy.edit(ENHANCER, (text) =>
    text.replace(
      /(export .*function enhance\((\w+)[^)]*\)[^{]*\{)/,
      "$1\n  $2.dataset.edited = ''\n",
    ),
  )
  await page.locator('[data-edited]').first().waitFor({ state: 'attached' })
  expect(await stateOf(page)).toMatchObject({ isSamePage: true, typed: 'half a wo' })
})

it('npm run dev says of a taken port what npm start says', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const { child, output } = startDevelopment(root, { PREVIEW_PORT: String(port) })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output().trim()).toBe(
    `Port ${port} of 127.0.0.1 is in use already: set PREVIEW_PORT to another port.`,
  )
  taken.close()
})
