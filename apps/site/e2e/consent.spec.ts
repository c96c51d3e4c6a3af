import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../../tools/run/free-port.ts'
import { type RoleProcess, startSite } from '../../../tools/run/role.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { SERVED_ARTICLE, SERVED_PAGE } from '../../../tools/testing/served-stories.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { violations, violationsIfAuditing } from './accessibility.ts'
import { devicesFrom, openOnSlowMachine, PRESS_WITH } from './at-once.ts'
import { type PageOptions, testBrowser, WIDTHS } from './browser.ts'
import { layoutShifts } from './layout-shifts.ts'

const { open } = testBrowser()
const TAG = 'GTM-AB12CD3'
const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-consent-'))
let site: RoleProcess

beforeAll(async () => {
  site = await startSite('site with a tag manager', {
    ...process.env,
    DATA_DIR: dataDir,
    CONTENT_DIR: inject('contentDir'),
    SITE_MODE: 'production',
    SITE_PORT: String(await freePort()),
    EMBEDS_PORT: inject('assetHost').split(':')[1],
    TAG_MANAGER_ID: TAG,
  })
})
afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A page of the site with a tag manager, and every request to another host. */
async function visit(
  path: string,
  { isAtOnce = false, ...options }: PageOptions & { readonly isAtOnce?: boolean } = {},
) {
  const page = await open({ origin: site.url, shared: !isAtOnce, ...options })
  const foreignRequests: string[] = []
  const own = [new URL(site.url).host, inject('assetHost')]
  await page.route(
    (url) => !own.includes(url.host),
    async (route) => {
      foreignRequests.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true' })
    },
  )
  await (isAtOnce ? openOnSlowMachine(page, path) : page.goto(path))
  return { page, foreignRequests, banner: page.getByRole('region', { name: 'Cookies' }) }
}

/** Waits until the banner's buttons work. */
const ready = (page: Page) =>
  page.locator('.consent-banner[data-state="ready"]').waitFor({ state: 'attached' })

/** Waits until the tag manager runs. */
const tagRan = (page: Page) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRan'))).toBe(true)

/** The queue of the tag manager; commands as lists. */
const queueOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    ),
  )

describe('the question about cookies', () => {
  it.each(someCases(...WIDTHS))(
    'stands in the flow at %s px, passes axe, and moves nothing',
    async (width) => {
      const { page, banner, foreignRequests } = await visit(SERVED_ARTICLE, { width })
      await ready(page)
      expect(await banner.isVisible()).toBe(true)
      const [box, header] = [
        await banner.boundingBox(),
        await page.locator('.header').boundingBox(),
      ]
      expect(box?.y).toBe(0)
      expect(header?.y).toBe(box?.height)
      expect(await layoutShifts(page, 'vertical')).toEqual([])
      expect(await violations(page)).toEqual([])
      expect(foreignRequests).toEqual([])
      expect(await page.context().cookies()).toEqual([])
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    },
  )

  it('can be rejected by keyboard: no other host learns of the visitor, on this page or the next', async () => {
    const { page, banner, foreignRequests } = await visit(`${SERVED_ARTICLE}?utm_source=letter`)
    await ready(page)
    for (const stop of ['Skip to content', 'Accept all']) {
      await page.keyboard.press('Tab')
      expect(await page.locator(':focus').innerText()).toBe(stop)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await banner.getByText('You have rejected all.').waitFor()
    expect(await page.locator(':focus').innerText()).toContain('You have rejected all.')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await banner.getByRole('button', { name: 'Hide this message' }).click()
    expect(await banner.isVisible()).toBe(false)

    await page.goto(SERVED_PAGE)
    await ready(page)
    expect(await banner.isVisible()).toBe(false)
    expect(await layoutShifts(page, 'vertical')).toEqual([])
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await page.locator('main a').first().click()
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    expect(foreignRequests).toEqual([])
  })

  it('is accepted: the tag loads, with everything first denied and then granted, here and on the next page', async () => {
    const { page, banner, foreignRequests } = await visit(SERVED_ARTICLE)
    await ready(page)
    await banner.getByRole('button', { name: 'Accept all' }).click()
    await tagRan(page)
    expect(foreignRequests).toEqual([`https://www.googletagmanager.com/gtm.js?id=${TAG}`])
    const [denied, granted, begin] = await queueOf(page)
    expect(denied).toMatchObject([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ])
    expect(granted).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'granted' },
    ])
    expect(begin).toMatchObject({ event: 'gtm.js' })

    await page.goto(SERVED_PAGE)
    await expect.poll(() => foreignRequests.length).toBe(2)
    expect(await banner.isVisible()).toBe(false)
    expect(await layoutShifts(page, 'vertical')).toEqual([])
  })

  inAudit.each(devicesFrom('mouse'))(
    'may be answered at once by %s, on a slow machine',
    async (device) => {
      const { banner } = await visit(SERVED_ARTICLE, { isAtOnce: true, reducedMotion: true })
      await PRESS_WITH[device](banner.getByRole('button', { name: 'Reject all' }))
      await banner.getByText('You have rejected all.').waitFor()
      await PRESS_WITH[device](banner.getByRole('button', { name: 'Hide this message' }))
      await banner.waitFor({ state: 'hidden' })
    },
  )

  inAudit('is not shown without script, or to a visitor with Global Privacy Control', async () => {
    const plain = await visit(SERVED_ARTICLE, { script: false })
    expect(await plain.banner.isVisible()).toBe(false)
    const page = await open({ origin: site.url })
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })
    })
    await page.goto(SERVED_ARTICLE)
    await ready(page)
    expect(await page.locator('.consent-banner').isVisible()).toBe(false)
  })
})

describe('the choices on /cookie-preferences', () => {
  it('are stored, shown again after a reload, and can be withdrawn', async () => {
    const { page, banner, foreignRequests } = await visit('/cookie-preferences')
    const box = (name: string) => page.getByRole('checkbox', { name })
    await ready(page)
    expect(await banner.isVisible()).toBe(false)
    expect(await box('Necessary').isDisabled()).toBe(true)
    expect(await box('Statistics').isChecked()).toBe(false)
    expect(await violationsIfAuditing(page)).toEqual([])
    await box('Statistics').check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await page.getByText('Your choice is saved.').waitFor()
    await expect.poll(() => foreignRequests.length).toBe(1)
    expect((await queueOf(page))[1]).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'denied' },
    ])
    await page.context().addCookies([{ name: '_ga_AB12', value: '1', url: site.url }])

    await page.reload()
    await expect.poll(() => box('Statistics').isChecked()).toBe(true)
    expect(await box('Marketing').isChecked()).toBe(false)
    expect(await layoutShifts(page, 'vertical')).toEqual([])
    await expect.poll(() => foreignRequests.length).toBe(2)
    await page.getByRole('button', { name: 'Reject all' }).click()
    await expect.poll(() => box('Statistics').isChecked()).toBe(false)
    expect((await queueOf(page)).at(-1)).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'denied' },
    ])
    expect(await page.context().cookies()).toEqual([])
    await page.reload()
    await ready(page)
    expect(foreignRequests).toHaveLength(2)
  })
})

it('after consent the visitor’s actions are reported once each, as the contract says', async () => {
  const { page, banner } = await visit('/resources')
  const eventsOf = async () =>
    (await queueOf(page)).filter((entry) => !Array.isArray(entry)).slice(1)
  await ready(page)
  await page.getByRole('combobox', { name: 'Industry' }).selectOption({ index: 1 })
  await banner.getByRole('button', { name: 'Accept all' }).click()
  await tagRan(page)
  expect(await eventsOf()).toEqual([])
  await page.getByRole('combobox', { name: 'Resource type' }).selectOption('blog')
  expect(await eventsOf()).toEqual([{ event: 'filter', field: 'type', value: 'blog' }])

  await page.route('**/forms/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: STAND_IN_FORM }),
  )
  await page.goto('/request-a-demo')
  await page.locator('.embed-frame[data-state="ready"]').waitFor()
  // From then on events are reported.
  await tagRan(page)
  const frame = page.frameLocator('.embed-frame-window')
  await frame.getByRole('textbox').focus()
  await expect.poll(eventsOf).toEqual([{ event: 'form_start', form: 'request-a-demo' }])
  await frame.getByRole('button').click()
  await expect
    .poll(async () => (await eventsOf()).at(1))
    .toEqual({
      event: 'form_submit',
      form: 'request-a-demo',
    })
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.locator('.header a.button').first().click()
  expect((await eventsOf()).at(-1)).toMatchObject({ event: 'call_to_action' })
})

/** Replaces the real forms, which only their installation's sites may frame. */
const STAND_IN_FORM = `<!doctype html><title>Form</title><label>Name <input></label><button>Send</button><script>
  onmessage = () => parent.postMessage({ type: 'prospectus:height', height: 300 }, '*')
  document.querySelector('button').onclick = () => parent.postMessage(
    { type: 'prospectus:submitted', form: 'request-a-demo', onward: true }, '*')
</script>`
