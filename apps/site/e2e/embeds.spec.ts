import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from './accessibility.ts'
import { type PageOptions, testBrowser, WIDTHS } from './browser.ts'
import { type EmbedsServer, startEmbedsServer } from './fixtures/embeds-server.tsx'

declare global {
  interface Window {
    /** What the scripted form was asked. */
    asked: { data: unknown; origin: string }[]
    /** Resolves with the next message to the page. */
    arrived: Promise<void>
  }
}

let server: EmbedsServer
const { open } = testBrowser()

beforeAll(async () => {
  server = await startEmbedsServer()
})
afterAll(() => server.close())

const REQUEST = 'prospectus:request-height'
const frameOf = (page: Page) => page.locator('iframe[title="Contact us"]')
const spinnerOf = (page: Page) => page.getByRole('status', { name: 'Loading' })
const contactOf = (page: Page) => page.getByRole('link', { name: 'Get in touch' })
const heightOf = (page: Page) =>
  frameOf(page).evaluate((frame) => frame.getBoundingClientRect().height)

/** A page that frames this form, with time in the test's hands; what it complains of, if it should. */
async function openForm(form: string, options: PageOptions = {}) {
  const page = await open({ origin: server.origin, ...options })
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.clock.install()
  await page.goto(`/?form=${form}`, { waitUntil: 'commit' })
  await page.locator('[data-enhance][data-state="ready"]').waitFor()
  return { page, errors }
}

/** The same, once the form has been asked for its height and time stands still. */
async function openAskedForm(form: string, options: PageOptions = {}) {
  const opened = await openForm(form, options)
  const frame = await loaded(opened.page, form)
  await opened.page.clock.pauseAt((await opened.page.evaluate(() => Date.now())) + 1000)
  return { ...opened, frame }
}

async function loaded(page: Page, form: string): Promise<Frame> {
  const url = `${server.hostOrigin}/forms/${form}?embedded=true`
  await expect.poll(() => page.frame({ url })?.evaluate(() => window.asked?.length)).toBeTruthy()
  const frame = page.frame({ url })
  if (frame === null) throw new Error(`There is no frame ${url}`)
  return frame
}

/** Posts a message to the page around a frame, and waits until it has come in. */
async function post(page: Page, from: Frame, data: unknown): Promise<void> {
  await page.evaluate(() => {
    window.arrived = new Promise((resolve) => {
      addEventListener('message', () => resolve(), { once: true })
    })
  })
  await from.evaluate((message) => parent.postMessage(message, '*'), data)
  await page.evaluate(() => window.arrived)
}

describe('EMBED-2 while a frame loads', () => {
  it('a spinner shows until it has, then its height is asked of its very origin', async () => {
    const { page } = await openForm('held')
    await spinnerOf(page).waitFor()
    expect(await heightOf(page)).toBe(600)
    server.release()
    await spinnerOf(page).waitFor({ state: 'detached' })
    const frame = await loaded(page, 'held')
    expect(await frame.evaluate(() => window.asked)).toEqual([
      { data: { type: REQUEST }, origin: server.origin },
    ])
  })

  // Quiet: axe looks for itself in the frame, and complains that it is not there yet.
  it('has no accessibility violation', async () => {
    const { page } = await openForm('held', { quiet: true })
    await spinnerOf(page).waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('its height is applied as soon as it stands', async () => {
    const { page } = await openForm('740')
    await expect.poll(() => heightOf(page)).toBe(740)
    expect(await spinnerOf(page).count()).toBe(0)
  })
})

describe('EMBED-2 a height', () => {
  it.each([
    ['5 px more', 605, 600],
    ['6 px more', 606, 606],
    ['5 px less', 595, 600],
    ['6 px less', 594, 594],
    ['the greatest', 20_000, 20_000],
  ])('%s: %d px makes %d px', async (_, asked, height) => {
    const { page, frame } = await openAskedForm('quiet')
    await post(page, frame, { type: 'prospectus:height', height: asked })
    await page.clock.runFor(100)
    expect(await heightOf(page)).toBe(height)
  })

  it.each([20_001, 0, -700, '700', Number.NaN, Number.POSITIVE_INFINITY, null, [700]])(
    'MSG-2 of %o is not applied, and logged',
    async (asked) => {
      const { page, frame, errors } = await openAskedForm('quiet', { quiet: true })
      await post(page, frame, { type: 'prospectus:height', height: asked })
      await page.clock.runFor(100)
      expect(await heightOf(page)).toBe(600)
      expect(errors).toEqual([
        expect.stringMatching(
          /^Asked http:\S+\/forms\/quiet\?embedded=true for its height: not one to use came/,
        ),
      ])
    },
  )

  it('counts without a type too; a message of another type does not', async () => {
    const { page, frame } = await openAskedForm('quiet')
    await post(page, frame, { height: 700 })
    await page.clock.runFor(100)
    expect(await heightOf(page)).toBe(700)
    for (const data of [{ type: 'resize', height: 900 }, '{"height":900}', 900, null]) {
      await post(page, frame, data)
    }
    await page.clock.runFor(100)
    expect(await heightOf(page)).toBe(700)
  })

  it('is applied after 100 ms, the last one of several', async () => {
    const { page, frame } = await openAskedForm('quiet')
    await post(page, frame, { height: 900 })
    await page.clock.runFor(99)
    expect(await heightOf(page)).toBe(600)
    await post(page, frame, { height: 800 })
    await page.clock.runFor(99)
    expect(await heightOf(page)).toBe(600)
    await page.clock.runFor(1)
    expect(await heightOf(page)).toBe(800)
  })

  it('counts only from the frame itself', async () => {
    const { page } = await openAskedForm('quiet')
    const beside = page.frame({ url: `${server.hostOrigin}/forms/beside` })
    if (beside === null) throw new Error('There is no frame beside it')
    await post(page, beside, { height: 700 })
    await post(page, page.mainFrame(), { height: 700 })
    await page.clock.runFor(100)
    expect(await heightOf(page)).toBe(600)
  })

  it.each(['https://evil.example', 'null', ''])(
    'counts only at its own origin, not at %j',
    async (origin) => {
      const { page } = await openAskedForm('quiet')
      await frameOf(page).evaluate((frame, origin) => {
        const { contentWindow: source } = frame as HTMLIFrameElement
        dispatchEvent(new MessageEvent('message', { data: { height: 700 }, source, origin }))
      }, origin)
      await page.clock.runFor(100)
      expect(await heightOf(page)).toBe(600)
    },
  )
})

describe('EMBED-3 a form that cannot be reached', () => {
  async function expectContact(page: Page): Promise<void> {
    await page.getByText('The form cannot be reached just now.').waitFor()
    expect(await frameOf(page).isVisible()).toBe(false)
    expect(await spinnerOf(page).count()).toBe(0)
    expect(await contactOf(page).getAttribute('href')).toBe('/contact/')
    expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(
      'Write to the people who answer',
    )
  }

  it('because it does not load within 15 s, gives way to a way to get in touch; late, it is back', async () => {
    const { page, errors } = await openForm('held', { quiet: true })
    await page.clock.fastForward(14_000)
    expect(await spinnerOf(page).count()).toBe(1)
    await page.clock.fastForward(1_000)
    await expectContact(page)
    expect(errors).toEqual([
      `Asked ${server.hostOrigin}/forms/held?embedded=true for the page: it did not load within 15 s.`,
    ])
    server.release()
    await frameOf(page).waitFor()
    expect(await page.getByText('The form cannot be reached just now.').count()).toBe(0)
  })

  it('because it says nothing for 10 s after it has loaded; when it does, it is back', async () => {
    const { page, frame, errors } = await openAskedForm('quiet', { quiet: true })
    expect(await contactOf(page).count()).toBe(1)
    await page.clock.runFor(10_000)
    await expectContact(page)
    expect(errors).toEqual([
      `Asked ${server.hostOrigin}/forms/quiet?embedded=true for its height: nothing came back within 10 s.`,
    ])
    await post(page, frame, { height: 700 })
    await page.clock.runFor(100)
    expect(await heightOf(page)).toBe(700)
  })

  it('because its host is gone', async () => {
    const { page, errors } = await openForm('gone', { quiet: true })
    await spinnerOf(page).waitFor({ state: 'detached' })
    await page.clock.runFor(10_000)
    await expectContact(page)
    expect(
      errors.some((error) =>
        error.includes('/forms/gone?embedded=true for its height: nothing came'),
      ),
    ).toBe(true)
  })

  it('though it never says how high it is, stays with whoever is at work in it', async () => {
    const { page, frame } = await openAskedForm('quiet', { quiet: true })
    await frame.getByRole('textbox').focus()
    await page.clock.runFor(10_000)
    expect(await frameOf(page).isVisible()).toBe(true)
  })

  it.each(WIDTHS)('has no accessibility violation and fits at %i px', async (width) => {
    const { page } = await openForm('quiet', { quiet: true, width })
    await loaded(page, 'quiet')
    expect(await violations(page)).toEqual([])
    await page.clock.fastForward(10_000)
    await expectContact(page)
    expect(await violations(page)).toEqual([])
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
})

it('EMBED-3 a form that was sent is thanked for, once its own page says so', async () => {
  const { page, frame } = await openAskedForm('quiet')
  await post(page, frame, { type: 'prospectus:submitted', form: 'quiet' })
  expect(await page.getByText('Thank you. We have received your details.').count()).toBe(1)
  expect(await frameOf(page).isVisible()).toBe(true)
})

it('without script the form is there at its default height, with links under it', async () => {
  const page = await open({ origin: server.origin, script: false })
  await page.goto('/?form=740')
  expect(await heightOf(page)).toBe(600)
  expect(await spinnerOf(page).count()).toBe(0)
  const link = page.getByRole('link', { name: /^Open it in a tab of its own/ })
  expect(await link.getAttribute('href')).toBe(`${server.hostOrigin}/forms/740?embedded=true`)
  expect(await contactOf(page).getAttribute('href')).toBe('/contact/')
})
