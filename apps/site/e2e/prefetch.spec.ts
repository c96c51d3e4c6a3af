import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { waitForIdle } from '../../../tools/testing/idle-scripts.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { SERVED_ARTICLE, SERVED_PAGE } from '../../../tools/testing/served-stories.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { type PageOptions, testBrowser } from './browser.ts'

const { open } = testBrowser()
const RULES = '/_/speculation-rules.json'

interface RecordedRequest {
  readonly path: string
  /** `prefetch` for what the browser loads ahead. */
  readonly purpose: string | undefined
}

/** A server in front of the site that records the browser's own requests, which no page can see. */
async function startRecorder() {
  const requests: RecordedRequest[] = []
  const { hostname, port } = new URL(inject('siteUrl'))
  const recorder = createServer((incoming, response) => {
    const { method, url: path = '', headers } = incoming
    requests.push({ path, purpose: [headers['sec-purpose']].flat()[0] })
    const passed = request({ hostname, port, method, path, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      upstream.pipe(response)
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((listening) => recorder.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    recorder.closeAllConnections()
    recorder.close()
  })
  return {
    origin: `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`,
    ahead: () => requests.filter(({ purpose }) => purpose).map(({ path }) => path),
    purposesOf: (path: string) =>
      requests.filter((each) => each.path === path).map(({ purpose }) => purpose),
  }
}

/** A page of the recorded site whose rules have loaded. */
async function arrive(path: string, options: PageOptions = {}) {
  const site = await startRecorder()
  const page = await open({ origin: site.origin, ...options })
  await page.goto(path)
  await expect.poll(() => site.purposesOf(RULES)).toEqual([undefined])
  return { ...site, page }
}

/** Adds links with these attributes to the page; pressing one leads nowhere. */
async function addLinks(page: Page, links: readonly string[]): Promise<void> {
  await page.evaluate((given) => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true })
    const main = document.querySelector('main')
    main?.insertAdjacentHTML(
      'afterbegin',
      given.map((each, index) => `<p><a id="added-${index}" ${each}>Link</a></p>`).join(''),
    )
  }, links)
}

describe('the next page is loaded once a pointer rests on a link to it (decision 0100)', () => {
  it('by a request that says so, and is there when its link is pressed', async () => {
    const { page, ahead, purposesOf } = await arrive(SERVED_PAGE)
    const link = page.locator('main a[href="/about"]').first()
    await link.hover()
    await expect.poll(ahead).toEqual(['/about'])
    await link.click()
    await page.waitForURL('**/about')
    const delivery = await page.evaluate(() =>
      Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'),
    )
    expect(delivery).toBe('navigational-prefetch')
    expect(purposesOf('/about')).toEqual(['prefetch'])
  })

  inAudit(
    'but never for a search, a file, another origin, or a link that asks not to be followed',
    async () => {
      const { page, ahead } = await arrive(SERVED_ARTICLE)
      const never = [
        ...['/search', '/search?q=float', '/de/search?type=page', '/resources?q=float&page=2'],
        ...['/assets/f/1/paper.pdf', '/licences.txt', '/sitemap.xml', '/_/styles/1/footer.css'],
        ...[`${inject('siteUrl')}/about`, '/api/stories', `${SERVED_ARTICLE}#heading-2`],
      ].map((href) => `href="${href}"`)
      const attributes = [
        'download',
        'target="_blank"',
        'rel="nofollow"',
        'rel="noopener external"',
      ]
      const links = [
        ...never,
        ...attributes.map((attribute, nth) => `href="/about?${nth}" ${attribute}`),
      ]
      await addLinks(page, [...links, 'href="/sitemap"'])
      // Pressing requests at once, resting after a moment.
      for (const index of [...links, 'last'].keys()) await page.locator(`#added-${index}`).click()
      await expect.poll(ahead).toContain('/sitemap')
      expect(ahead()).toEqual(['/sitemap'])
    },
  )

  inAudit('but not for a visitor who saves data', async () => {
    const { origin, ahead, purposesOf } = await startRecorder()
    const page = await open({ origin })
    await page.setExtraHTTPHeaders({ 'save-data': 'on' })
    const response = await page.goto(SERVED_PAGE)
    expect(response?.headers()).not.toHaveProperty('speculation-rules')
    await page.locator('main a[href="/about"]').first().hover()
    await addLinks(page, ['href="/sitemap"'])
    await page.locator('#added-0').click()
    await page.evaluate(() => fetch('/healthz'))
    expect(ahead()).toEqual([])
    expect(purposesOf(RULES)).toEqual([])
  })

  inAudit(
    'a missing page is requested again when the visitor goes there, so that the visit is counted',
    async () => {
      const { page, ahead, purposesOf } = await arrive(SERVED_PAGE, { quiet: true })
      await page.evaluate(() => {
        document
          .querySelector('main')
          ?.insertAdjacentHTML('afterbegin', '<a id="missing" href="/nothing-here">Link</a>')
      })
      await page.locator('#missing').hover()
      await expect.poll(ahead).toEqual(['/nothing-here'])
      await page.locator('#missing').click()
      await page.waitForURL('**/nothing-here')
      expect(purposesOf('/nothing-here')).toEqual(['prefetch', undefined])
    },
  )
})

describe('a page that a browser has rendered ahead', () => {
  it('runs no script of ours before its visitor comes', async () => {
    const page = await open()
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { get: () => !Reflect.get(window, 'come') })
    })
    await page.goto(`${SERVED_ARTICLE}?utm_source=letter`)
    await waitForIdle(page)
    const stored = () => page.evaluate(() => sessionStorage.length)
    expect(await page.locator('[data-due]').count()).toBe(0)
    expect(await stored()).toBe(0)
    await page.evaluate(() => {
      Reflect.set(window, 'come', true)
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await page.locator('[data-due]').first().waitFor({ state: 'attached' })
    expect(await stored()).toBe(1)
  })
})

describe('one page turns into the next', () => {
  it.each(someCases(false, true))(
    'by a transition that needs no script and blocks no press, reduced motion: %s',
    async (reducedMotion) => {
      const page = await open({ reducedMotion })
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          const { dataset } = document.documentElement
          dataset.turned = String(event.viewTransition !== null)
          void event.viewTransition?.ready.then(() => {
            const styles = getComputedStyle(document.documentElement, '::view-transition')
            dataset.presses = styles.pointerEvents
          })
        })
      })
      await page.goto(SERVED_PAGE)
      await page.locator('main a[href="/about"]').first().click()
      await page.waitForURL('**/about')
      const turned = () => page.evaluate(() => document.documentElement.dataset.turned)
      await expect.poll(turned).toBe(String(!reducedMotion))
      const presses = () => page.evaluate(() => document.documentElement.dataset.presses)
      await expect.poll(presses).toBe(reducedMotion ? undefined : 'none')
    },
  )
})
