import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { violations } from './accessibility.ts'
import { type PageOptions, testBrowser } from './browser.ts'

const { open } = testBrowser()
const DEMO = '/forms/request-a-demo?embedded=true'

/** A form in a window of its own. */
async function openForm(address = DEMO, options: PageOptions = {}): Promise<Page> {
  const page = await open({ origin: `http://${inject('assetHost')}`, shared: true, ...options })
  await page.goto(address)
  return page
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Your email address').fill('ada@firm.example')
  await page.getByLabel('Your organisation').fill('Engines & Co.')
  await page.getByLabel('I agree').check()
}

const submitOf = (page: Page) => page.locator('button').last()

describe('EMBED-3 a form in the browser', () => {
  it('shows errors in a focused summary, and beside each field', async () => {
    const page = await openForm()
    await page.getByLabel('Your email address').fill('ada@firm')
    await submitOf(page).click()
    const summary = page.locator('.form-summary')
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.title()).toBe('Error: Request a demo')
    const email = page.getByLabel('Your email address')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await email.getAttribute('aria-describedby')).toBe('q-email-error')
    const message = page.getByLabel('What should the demo answer?')
    expect(await message.getAttribute('aria-describedby')).toBe('q-message-help')
    await summary.getByRole('link', { name: 'Enter an e-mail address' }).click()
    expect(await email.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await violations(page)).toEqual([])
    await fillIn(page)
    await submitOf(page).click()
    await page.waitForURL(`${inject('siteUrl')}/thank-you-for-booking-a-demo`)
  })

  inAudit('has labels and controls of a row level, whatever stands between them', async () => {
    const page = await openForm('/forms/complaint?embedded=true', { width: 800 })
    const levelOf = (name: string) =>
      page
        .locator(`[data-question="${name}"]`)
        .locator('.form-label, .form-control')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)))
    expect(await page.locator('#q-email-help').isVisible()).toBe(true)
    expect(await levelOf('name')).toEqual(await levelOf('email'))
    await submitOf(page).click()
    await page.locator('#q-email-error').waitFor()
    expect(await levelOf('name')).toEqual(await levelOf('email'))
  })

  inAudit('is sent once, however often the button is pressed', async () => {
    const page = await openForm()
    await fillIn(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await submitOf(page).dblclick()
    await page.waitForURL(/thank-you/)
    expect(sent).toHaveLength(1)
  })

  it('loses nothing when the network fails or the page reloads, and is sent again as the same attempt', async () => {
    const page = await openForm(DEMO, { quiet: true })
    await fillIn(page)
    const keys: (string | null)[] = []
    await page.route('**/forms/request-a-demo?lang=en', async (route) => {
      keys.push(new URLSearchParams(route.request().postData() ?? '').get('_key'))
      await (keys.length === 1 ? route.abort() : route.continue())
    })
    await submitOf(page).click()
    await page.getByRole('alert').getByText('What you typed is still here').waitFor()
    expect(await submitOf(page).textContent()).toBe('Try again')
    await page.reload()
    expect(await page.getByLabel('Your organisation').inputValue()).toBe('Engines & Co.')
    expect(await page.getByLabel('I agree').isChecked()).toBe(true)
    await submitOf(page).click()
    await page.waitForURL(/thank-you/)
    expect(keys[1]).toBe(keys[0])
    await page.goto(DEMO)
    expect(await page.getByLabel('Your organisation').inputValue()).toBe('')
  })

  inAudit(
    'says after 3 s that the response is late and names other ways, then goes on when it comes',
    async () => {
      const page = await openForm(DEMO, { shared: false })
      await fillIn(page)
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      const late = page.getByRole('alert').getByText('a call or a mail reaches us too')
      let release = () => {}
      await page.route('**/forms/request-a-demo?lang=en', async (route) => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        await route.continue()
      })
      const submission = page.waitForRequest((request) => request.method() === 'POST')
      await submitOf(page).click()
      await submission
      await page.clock.runFor(2_999)
      expect(await late.count()).toBe(0)
      await page.clock.runFor(1)
      await late.waitFor()
      const other = page.getByRole('link', { name: 'Other ways to reach us' })
      expect(await other.getAttribute('href')).toMatch(/\/contact\/$/)
      release()
      await page.waitForURL(/thank-you/)
    },
  )

  inAudit('keeps a text that is too long as it was pasted, and says so', async () => {
    const page = await openForm()
    const message = page.getByLabel('What should the demo answer?')
    await message.focus()
    await page.keyboard.insertText('0123456789'.repeat(1000))
    await submitOf(page).click()
    await page.locator('.form-summary').getByText('is too long: 5000 characters at most').waitFor()
    expect((await message.inputValue()).length).toBe(10_000)
  })

  inAudit('works where nothing may be stored', async () => {
    const page = await openForm('/healthz', { shared: false })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    await page.goto(DEMO)
    await fillIn(page)
    await submitOf(page).click()
    await page.waitForURL(/thank-you/)
  })

  it('in a frame takes the whole window to the thank-you page, and sends where the visitor came from', async () => {
    const page = await open()
    const src = `http://${inject('assetHost')}${DEMO}`
    const host = `<!doctype html><html lang="en"><title>Page</title><main><h1>Demo</h1>
      <iframe title="Demo" width="600" height="900" src="${src}" sandbox="allow-scripts allow-forms
        allow-same-origin allow-popups allow-top-navigation-by-user-activation"></iframe></main>`
    await page.route('**/framing', (route) =>
      route.fulfill({ contentType: 'text/html', body: host }),
    )
    await page.goto('/framing')
    const frame = page.frame({ url: src })
    if (frame === null) throw new Error('There is no frame')
    expect(await frame.locator('h1, header').filter({ visible: true }).count()).toBe(0)
    await page.evaluate(
      ([origin]) => {
        const utm = { source: 'letter' }
        const context = { type: 'prospectus:context', page: '/request-a-demo', referrer: '', utm }
        document.querySelector('iframe')?.contentWindow?.postMessage(context, origin ?? '')
      },
      [new URL(src).origin],
    )
    await expect.poll(() => frame.locator('[name=_page]').inputValue()).toBe('/request-a-demo')
    expect(await frame.locator('[name=_utm_source]').inputValue()).toBe('letter')
    await frame.getByLabel('Your name').fill('Ada')
    await frame.getByLabel('Your email address').fill('ada@firm.example')
    await frame.getByLabel('Your organisation').fill('Engines')
    await frame.getByLabel('I agree').check()
    await frame.getByRole('button', { name: 'Request a demo' }).click()
    await page.waitForURL(/\/thank-you-for-booking-a-demo$/)
  })
})

describe('EMBED-3 a form on a page of the site', () => {
  it('without a thank-you page says thank you in place: the page thanks, the form says what happens next', async () => {
    const page = await open({ width: 390, shared: true })
    await page.goto('/mailing-list')
    const frame = page.frameLocator('iframe').first()
    await frame.getByLabel('Your email address').fill('ada@firm.example')
    await frame.locator('[name=consent]').check()
    await frame.locator('button').last().click()
    await frame.getByText('You are on the list once you have pressed the button').waitFor()
    expect(await frame.getByRole('heading').count()).toBe(0)
    const thanks = page.getByText('Thank you. We have received your details.')
    await thanks.waitFor()
    expect(await thanks.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })

  inAudit(
    'EMBED-2 without script is seen whole in the 600 px of its frame, from a tablet on',
    async () => {
      for (const width of [768, 1440]) {
        const page = await open({ script: false, width, shared: true })
        await page.goto('/request-a-demo')
        const window = await page.locator('iframe').first().boundingBox()
        const button = page.frameLocator('iframe').first().locator('button').last()
        const box = await button.boundingBox()
        if (window === null || box === null) throw new Error('The form is not shown')
        expect(window.height, `${width} px`).toBe(600)
        expect(box.y + box.height, `${width} px`).toBeLessThanOrEqual(window.y + window.height)
      }
    },
  )

  inAudit('ends at its thank-you page, without script too', async () => {
    for (const script of [false, true]) {
      const page = await open({ script, shared: true })
      await page.goto('/request-a-demo')
      const frame = page.frameLocator('iframe').first()
      await frame.getByLabel('Your name').fill('Ada')
      await frame.getByLabel('Your email address').fill('ada@firm.example')
      await frame.getByLabel('Your organisation').fill('Engines')
      await frame.locator('[name=consent]').check()
      await frame.locator('button').last().click()
      await page.waitForURL(/\/thank-you-for-booking-a-demo$/)
    }
  })
})

describe('EMBED-3 a form without script', () => {
  it('LANG-2 keeps the typed values after an error, then says thank you on a page in its language', async () => {
    const page = await openForm('/forms/contact?embedded=true&lang=de', {
      script: false,
      quiet: true,
    })
    await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''))
    await page.getByLabel('Ihr Name').fill('Ada')
    await submitOf(page).click()
    await page.getByText('Angaben brauchen noch einen Blick').waitFor()
    expect(await page.title()).toMatch(/^Fehler: Nachricht/)
    expect(await page.getByLabel('Ihr Name').inputValue()).toBe('Ada')
    await page.getByLabel('Ihre E-Mail-Adresse').fill('ada@firma.example')
    await page.getByLabel('Ihre Nachricht').fill('Guten Tag')
    await page.locator('[name=consent]').check()
    await submitOf(page).click()
    await page.waitForURL(`${inject('siteUrl')}/de/danke`)
    await page.getByText('meist innerhalb von drei Stunden').waitFor()
  })
})

describe('EMBED-3 forms fit and can be read', () => {
  inAudit.each(['dark', 'light', 'tinted', 'brand'])('in theme %s, at 320 px', async (theme) => {
    const page = await openForm(`/forms/security-documents?embedded=true&theme=${theme}`, {
      width: 320,
    })
    expect(await violations(page)).toEqual([])
    await submitOf(page).click()
    expect(await violations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
  })
})

describe.each(['siteUrl', 'previewUrl'] as const)('EMBED-3 on the site (%s) a form', (site) => {
  const send = (path: string) => fetch(inject(site) + path)

  it.each(['/forms/contact', '/forms/', '/forms', '/de/forms/contact', '/de/forms'])(
    'has no page at %s',
    async (path) => {
      expect((await send(path)).status).toBe(404)
    },
  )

  it.each([
    '/sitemap.xml',
    '/sitemap',
    '/resources',
    '/search?q=Send+your+four+numbers',
    '/api/suggestions?q=Nachricht+an&lang=de',
  ])('is not listed by %s', async (path) => {
    const response = await send(path)
    expect(response.ok).toBe(true)
    expect(await response.text()).not.toMatch(/["/]forms\//)
  })
})
