import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBlock } from '../../../tools/new-block/create-block.ts'
import { root } from '../../../tools/run/project.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { listenLocally } from '../../../tools/testing/local-server.ts'
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
const STORY = `content/stories${SERVED_PAGE}.json`
const FOOTER = 'apps/site/src/ui/footer/footer.tsx'
const FOOTER_BEGINS = /(export function Footer\([^)]*\)[^{]*\{)/

/** Milliseconds between two polls. */
const POLLING = { interval: 20 }

let copy: DevelopmentCopy
const { open } = testBrowser()

beforeAll(async () => {
  if (process.env.EVERY_EXAMPLE) copy = await startDevelopmentCopy()
})
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

inAudit(
  'npm run dev shows a saved style sheet and a saved block in the open page, which keeps its state',
  async () => {
    const page = await openUsedPage()
    const before = await stateOf(page)
    expect(before).toMatchObject({ isSamePage: true, typed: 'half a wo', scroll: 300 })
    const title = page.locator('.faqs-title').first()

    copy.edit(SHEET, (text) => `${text}\n@layer blocks { .faqs-title { color: rgb(1, 2, 3) } }`)
    await expect
      .poll(() => title.evaluate((element) => getComputedStyle(element).color), POLLING)
      .toBe('rgb(1, 2, 3)')
    expect(await stateOf(page)).toEqual(before)

    copy.edit(VIEW, (text) => text.replace('{entry.title}', '{entry.title} (edited)'))
    await page.getByText('(edited)').first().waitFor()
    expect(await stateOf(page)).toEqual(before)
  },
)

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
    .poll(async () => (await page.goto('/greeting'))?.text(), POLLING)
    .toBe('Good morning')
  expect((await page.goto('/dev/blocks/price-list'))?.status()).toBe(200)
  expect(await page.locator('.price-list').count()).toBeGreaterThan(0)
})

inAudit('npm run dev lays a fault over the page and takes it away once it is mended', async () => {
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

inAudit('npm run dev says why a page cannot be rendered, and shows it once it can', async () => {
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

inAudit(
  'npm run dev lays a story that is not JSON over the page, and takes it away once it is mended',
  async () => {
    const used = await openUsedPage()
    const before = await stateOf(used)
    const overlay = (page: Page) => page.getByRole('alert').filter({ hasText: `${STORY}:` })
    let whole = ''

    copy.edit(STORY, (text) => {
      whole = text
      return text.replace('{', '{,')
    })
    await overlay(used).getByText('is not JSON').waitFor()
    const fresh = await open({ origin: copy.origin, quiet: true })
    await fresh.goto(SERVED_PAGE)
    await overlay(fresh).waitFor()
    // The last good page stays below it.
    expect(await fresh.locator('.faqs-title').count()).toBeGreaterThan(0)
    await fresh.keyboard.press('Escape')
    await overlay(fresh).waitFor({ state: 'detached' })
    expect(copy.output()).toContain(`${STORY}:1:2`)

    copy.edit(STORY, () => whole)
    await overlay(used).waitFor({ state: 'detached' })
    expect(await stateOf(used)).toEqual(before)
  },
)

inAudit(
  'npm run dev names file, field, what is wrong and what is expected in a story that its schema cannot use',
  async () => {
    const used = await openUsedPage()
    const before = await stateOf(used)
    const overlay = (page: Page) => page.getByRole('alert').filter({ hasText: `${STORY}:` })
    let whole = ''
    let at = -1

    copy.edit(STORY, (text) => {
      whole = text
      const story = JSON.parse(text)
      at = story.content.body.findIndex(
        ({ component }: { component: string }) => component === 'faqs',
      )
      story.content.body[at].theme = 'drak'
      return JSON.stringify(story, null, 1)
    })
    await overlay(used).waitFor()
    const message = await overlay(used).locator('pre').textContent()
    expect(message).toMatch(/specimen-page\.json:\d+:\d+\n/)
    expect(message).toContain(
      `content.body.${at}.theme\nThe field "theme" of faqs has "drak", which the field cannot read; expected one of "light", "tinted", "dark", "brand".`,
    )
    const other = await open({ origin: copy.origin, quiet: true })
    await other.goto('/')
    await other.evaluate(() => new Promise((done) => setTimeout(done)))
    expect(await other.getByRole('alert').count()).toBe(0)

    copy.edit(STORY, () => whole)
    await overlay(used).waitFor({ state: 'detached' })
    expect(await stateOf(used)).toEqual(before)
  },
)

inAudit(
  'npm run dev serves the editor from its sources beside the site, with content of its own',
  async () => {
    const [link = ''] = /http\S+first-owner\S+/.exec(copy.output()) ?? []
    expect(link.startsWith(copy.cmsOrigin)).toBe(true)
    const response = await fetch(`${copy.cmsOrigin}/stories/1`, {
      headers: { accept: 'text/html' },
    })
    expect(await response.text()).toContain('/@vite/client')

    const page = await open({ origin: copy.cmsOrigin, width: 1280, quiet: true })
    await page.goto(link)
    await page.getByLabel('Email').fill('owner@example.com')
    await page.getByLabel('New password').fill('a-long-enough-password')
    await page.getByRole('button', { name: 'Become the owner' }).click()
    await page.getByRole('button', { name: 'New story' }).waitFor()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    copy.edit(
      'apps/editor/src/editor.css',
      (text) => `${text}\nbody { accent-color: rgb(1, 2, 3) }`,
    )
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).accentColor), POLLING)
      .toBe('rgb(1, 2, 3)')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

    copy.edit('apps/editor/src/main.tsx', (text) => `${text}\ndocument.body.dataset.edited = ''\n`)
    await page.locator('body[data-edited]').waitFor()

    // What is shown beside the form is the site from its sources, with the draft of the content system.
    await page.getByRole('treeitem').first().click()
    const preview = page.frameLocator('iframe[title="Preview"]')
    await preview.locator('h1').waitFor()
    expect(await preview.locator('script[src*="follow-page"]').count()).toBe(1)
  },
)

inAudit(
  'npm run dev builds and starts the content system anew when its sources change',
  async () => {
    copy.edit('apps/cms/src/bridge/bridge-route.ts', (text) =>
      text.replace(/'cache-control': '[^']*'/, "'cache-control': 'max-age=7'"),
    )
    const cached = async () =>
      (await fetch(`${copy.cmsOrigin}/bridge.js`)).headers.get('cache-control')
    await expect.poll(cached, POLLING).toBe('max-age=7')
  },
  90_000,
)

it('npm run dev says which ports are in use, in the words of npm start', async () => {
  const taken = await Promise.all(
    ['SITE_PORT', 'CMS_PORT', 'PREVIEW_PORT', 'EMBEDS_PORT'].map(async (setting) => {
      const server = createServer()
      return { setting, server, port: await listenLocally(server) }
    }),
  )
  const ports = Object.fromEntries(taken.map(({ setting, port }) => [setting, String(port)]))
  const { child, output } = startDevelopment(root, ports)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output().trim().split('\n').sort()).toEqual(
    taken
      .map(
        ({ setting, port }) =>
          `Port ${port} of 127.0.0.1 is in use already: set ${setting} to another port.`,
      )
      .sort(),
  )
  for (const { server } of taken) server.close()
})

inAudit('on Ctrl-C npm run dev ends everything that it has started', async () => {
  const responds = (origin: string) => fetch(origin).then(Boolean, () => false)
  expect(await Promise.all(copy.origins.map(responds))).toEqual([true, true, true, true])
  expect(await copy.interrupt()).toBe(0)
  expect(await Promise.all(copy.origins.map(responds))).toEqual([false, false, false, false])
})
