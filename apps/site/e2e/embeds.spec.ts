import type { Frame, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { violations } from './accessibility.ts'
import { type PageOptions, stopClock, testBrowser, WIDTHS } from './browser.ts'
import { startEmbedsServer } from './fixtures/embeds-server.tsx'

declare global {
  interface Window {
    /** The messages that the scripted form has received. */
    requests: { data: unknown; origin: string }[]
    /** Resolves with the next message to the page. */
    arrived: Promise<void>
    /** Number of the frame's height changes. */
    resized: number
  }
}

const server = await startEmbedsServer()
const { open } = testBrowser()
afterAll(() => server.close())

/** Messages of a frame that has gone wrong. */
const FLOOD = 10_000
const REQUEST = { type: 'prospectus:request-height' }
const frameOf = (page: Page) => page.locator('iframe[title="Contact us"]')
const spinnerOf = (page: Page) => page.getByRole('status', { name: 'Loading' })
const contactOf = (page: Page) => page.getByRole('link', { name: 'Get in touch' })
const failureOf = (page: Page) => page.getByText('The form cannot be reached just now.')
const heightOf = (page: Page) =>
  frameOf(page).evaluate((frame) => frame.getBoundingClientRect().height)
const footOf = (page: Page) =>
  page.locator('.embed-frame-foot').evaluate((foot) => foot.getBoundingClientRect().top)

/** A page that frames this form, with the clock stopped, and the errors on its console. */
async function openForm(form: string, options: PageOptions & { readonly search?: string } = {}) {
  const page = await open({ origin: server.origin, shared: true, ...options })
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await stopClock(page)
  await visit(page, form, options.search)
  return { page, errors }
}

async function visit(page: Page, form: string, search = ''): Promise<void> {
  await page.goto(`/?form=${form}${search}`, { waitUntil: 'commit' })
  await page.locator('[data-enhance][data-state="ready"]').waitFor()
}

/** The same page, once the form has reported a height of 600 px. */
async function openSizedForm(options: PageOptions = {}) {
  const opened = await openForm('600', options)
  const frame = await loaded(opened.page, '600')
  await spinnerOf(opened.page).waitFor({ state: 'detached' })
  await opened.page.clock.runFor(100)
  return { ...opened, frame }
}

/** A form's frame, once its height has been requested. */
async function loaded(page: Page, form: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().includes(`/forms/${form}?`))
  await expect.poll(() => find()?.evaluate(() => window.requests?.length)).toBeTruthy()
  const frame = find()
  if (frame === undefined) throw new Error(`There is no frame of ${form}`)
  return frame
}

/** Posts a message to the page around a frame, and waits until it has arrived. */
async function post(page: Page, from: Frame, data: unknown): Promise<void> {
  await page.evaluate(() => {
    window.arrived = new Promise((resolve) => {
      addEventListener('message', () => resolve(), { once: true })
    })
  })
  await from.evaluate((message) => top?.postMessage(message, '*'), data)
  await page.evaluate(() => window.arrived)
}

/** Contact links are beside the frame, which keeps its place and its first height. */
async function expectContact(page: Page): Promise<void> {
  await failureOf(page).waitFor()
  expect(await frameOf(page).isVisible()).toBe(true)
  expect(await heightOf(page)).toBe(600)
  expect(await contactOf(page).getAttribute('href')).toBe('/contact/')
}

describe('EMBED-2 while a frame loads', () => {
  it('shows a spinner until it has loaded; its height is requested, and it gets its context', async () => {
    const { page } = await openForm('held')
    await spinnerOf(page).waitFor()
    expect(await heightOf(page)).toBe(600)
    server.release(740)
    await spinnerOf(page).waitFor({ state: 'detached' })
    await page.clock.runFor(100)
    expect(await heightOf(page)).toBe(740)
    const frame = await loaded(page, 'held')
    const context = { type: 'prospectus:context', page: '/', referrer: '', utm: {} }
    expect(await frame.evaluate(() => window.requests)).toEqual([
      { data: REQUEST, origin: server.origin },
      { data: context, origin: server.origin },
    ])
  })
})

inAudit('EMBED-3 a form gets the campaign of the first page in the tab', async () => {
  const { page } = await openForm('600', { search: '&utm_source=news&utm_campaign=May' })
  await visit(page, '600', '&utm_source=later')
  const frame = await loaded(page, '600')
  const received = await frame.evaluate(() => window.requests[1]?.data)
  expect(received).toMatchObject({ utm: { source: 'news', campaign: 'May' } })
})

describe('EMBED-2 a height', () => {
  inAudit('counts when it is a number up to 20,000 that differs by more than 5 px', async () => {
    const { page, frame } = await openSizedForm()
    for (const [posted, height] of [
      [605, 600],
      [595, 600],
      [606, 606],
      [600, 600],
      [20_000, 20_000],
    ]) {
      await post(page, frame, { type: 'prospectus:height', height: posted })
      await page.clock.runFor(100)
      expect(await heightOf(page), `asked for ${posted}`).toBe(height)
    }
  })

  inAudit('MSG-2 is logged, and not applied, when it is anything else', async () => {
    const { page, frame, errors } = await openSizedForm({ quiet: true })
    const wrong = [20_001, 0, -700, '700', Number.NaN, Number.POSITIVE_INFINITY, null, [700], {}]
    for (const height of wrong) await post(page, frame, { type: 'prospectus:height', height })
    await page.clock.runFor(100)
    expect(await heightOf(page)).toBe(600)
    expect(errors).toHaveLength(wrong.length)
    for (const error of errors)
      expect(error).toMatch(/^Unusable height from http:\S+\/forms\/600\?/)
  })

  inAudit('counts without a type too; a message of another type does not', async () => {
    const { page, frame } = await openSizedForm()
    await post(page, frame, { height: 700 })
    await page.clock.runFor(100)
    expect(await heightOf(page)).toBe(700)
    for (const data of [{ type: 'resize', height: 900 }, '{"height":900}', 900, null]) {
      await post(page, frame, data)
    }
    await page.clock.runFor(100)
    expect(await heightOf(page)).toBe(700)
  })

  inAudit(
    'is applied after 100 ms, the last one of several, when it differs by more than 5 px',
    async () => {
      const { page, frame } = await openSizedForm()
      await post(page, frame, { height: 605 })
      await page.clock.runFor(100)
      expect(await heightOf(page)).toBe(600)
      await post(page, frame, { height: 900 })
      await page.clock.runFor(99)
      expect(await heightOf(page)).toBe(600)
      await post(page, frame, { height: 800 })
      await page.clock.runFor(99)
      expect(await heightOf(page)).toBe(600)
      await page.clock.runFor(1)
      expect(await heightOf(page)).toBe(800)
    },
  )

  inAudit(
    'MSG-2 is applied once in a flood of messages, of which the console gets ten lines',
    async () => {
      const { page, frame, errors } = await openSizedForm({ quiet: true })
      await frameOf(page).evaluate((element) => {
        window.resized = 0
        new MutationObserver(() => window.resized++).observe(element, {
          attributeFilter: ['style'],
        })
      })
      await frame.evaluate((half) => {
        for (let count = 1; count <= half; count++) {
          parent.postMessage({ height: 600 + count }, '*')
          parent.postMessage({ height: `${count}` }, '*')
        }
      }, FLOOD / 2)
      await post(page, frame, { height: 900 })
      await page.clock.runFor(100)
      expect(await heightOf(page)).toBe(900)
      expect(await page.evaluate(() => window.resized)).toBe(1)
      expect(errors).toHaveLength(10)
      expect(errors[0]).toMatch(/^Unusable height from http:\S+\/forms\/600\?/)
    },
  )

  inAudit(
    'counts only from the frame itself: not from one beside it, within it, or the page',
    async () => {
      const { page, frame } = await openSizedForm()
      const beside = page.frame({ url: `${server.hostOrigin}/forms/beside` })
      await frame.evaluate(() => {
        document.body.append(document.createElement('iframe'))
      })
      const [within] = frame.childFrames()
      if (beside === null || within === undefined) throw new Error('There are no other frames')
      for (const from of [beside, within, page.mainFrame()]) await post(page, from, { height: 700 })
      await page.clock.runFor(100)
      expect(await heightOf(page)).toBe(600)
    },
  )

  inAudit('counts only at its own origin', async () => {
    const { page } = await openSizedForm()
    for (const origin of ['https://evil.example', 'null', '']) {
      await frameOf(page).evaluate((frame, origin) => {
        const { contentWindow: source } = frame as HTMLIFrameElement
        dispatchEvent(new MessageEvent('message', { data: { height: 700 }, source, origin }))
      }, origin)
    }
    await page.clock.runFor(100)
    expect(await heightOf(page)).toBe(600)
  })
})

describe('EMBED-3 a form that cannot be reached', () => {
  it('because it is slow, has a way to get in touch beside its spinner after 3 s, until it comes', async () => {
    const { page, errors } = await openForm('held', { quiet: true })
    const foot = await footOf(page)
    expect(await page.isVisible('.embed-frame-foot > a')).toBe(false)
    await page.clock.runFor(2_999)
    expect(await failureOf(page).count()).toBe(0)
    await page.clock.runFor(1)
    await expectContact(page)
    expect(await spinnerOf(page).isVisible()).toBe(true)
    await page.waitForSelector('.embed-frame-foot > a')
    expect(errors).toEqual([expect.stringMatching(/^No response from http:\S+\/forms\/held\?/)])
    expect(await footOf(page)).toBe(foot)
    await page.clock.runFor(27_000)
    expect(await spinnerOf(page).count()).toBe(1)
    server.release(600)
    await failureOf(page).waitFor({ state: 'detached' })
    expect(await spinnerOf(page).count()).toBe(0)
    expect(await footOf(page)).toBe(foot)
  })

  it.each(someCases('gone', 'unframed', 'foreign', 'blocked'))(
    '%s, is shown as it is once it has loaded, with a way to get in touch under it',
    async (form) => {
      const page = await open({ origin: server.origin, quiet: true, shared: true })
      await page.route(`${server.hostOrigin}/forms/blocked*`, (route) =>
        route.abort('blockedbyclient'),
      )
      await stopClock(page)
      await visit(page, form)
      await page.locator('.embed-frame[data-loaded]').waitFor()
      expect(await spinnerOf(page).count()).toBe(0)
      expect(await frameOf(page).isVisible()).toBe(true)
      await page.clock.runFor(3_000)
      await expectContact(page)
    },
  )

  inAudit('on a second page too, until that responds', async () => {
    const { page, frame } = await openSizedForm({ quiet: true })
    await post(page, frame, { type: 'prospectus:leaving' })
    await page.clock.runFor(2_999)
    expect(await failureOf(page).count()).toBe(0)
    await page.clock.runFor(1)
    await expectContact(page)
    await frame.goto(`${server.hostOrigin}/forms/700`)
    await failureOf(page).waitFor({ state: 'detached' })
  })

  inAudit.each(WIDTHS)('has no accessibility violation and fits at %i px', async (width) => {
    const { page } = await openForm('held', { quiet: true, width, shared: false })
    await page.clock.runFor(3_000)
    await expectContact(page)
    // Axe uses timers, so the clock must run again.
    await page.clock.resume()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})

it('EMBED-2 the next page of a frame that is in use begins in view', async () => {
  const { page, frame } = await openSizedForm()
  await post(page, frame, { height: 5000 })
  await page.clock.runFor(100)
  await frameOf(page).focus()
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await frame.goto(`${server.hostOrigin}/forms/700`)
  const top = () => frameOf(page).evaluate((window) => window.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
})

inAudit(
  'EMBED-3 the page thanks a visitor once for a form, and moves the focus to the thanks',
  async () => {
    const { page, frame } = await openSizedForm()
    const sent = { type: 'prospectus:submitted', form: '600' }
    await post(page, frame, sent)
    await post(page, frame, sent)
    const thanks = page.getByText('We have received your details.')
    expect(await thanks.count()).toBe(1)
    expect(await thanks.evaluate((words) => document.activeElement === words)).toBe(true)
    expect(await frameOf(page).isVisible()).toBe(true)
  },
)

inAudit('without script the form is there at its default height, with links under it', async () => {
  const page = await open({ origin: server.origin, script: false })
  await page.goto('/?form=740')
  expect(await heightOf(page)).toBe(600)
  expect(await spinnerOf(page).count()).toBe(0)
  const covered = await page.locator('.embed-frame-sheet').evaluate((sheet) => {
    return getComputedStyle(sheet, '::after').content
  })
  expect(covered).toBe('none')
  const link = page.getByRole('link', { name: /^Open it in a tab of its own/ })
  expect(await link.getAttribute('href')).toMatch(/\/forms\/740\?embedded=true&theme=/)
  expect(await contactOf(page).getAttribute('href')).toBe('/contact/')
})
