import {
  decodeStoriesRequest,
  type StoriesOptions,
} from '@prospectus/protocol/query/stories-request'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type PageOptions, stopClock, testBrowser } from './browser.ts'
import { type ResourcesServer, startResourcesServer } from './fixtures/resources-server.tsx'

/** A resources centre at work, with the clock stopped, and its requests to the endpoint. */
export interface ResourcesPage {
  readonly page: Page
  /** Options of each request, oldest first. */
  readonly requests: StoriesOptions[]
}

/** A browser and a server with a resources centre for the tests of one file. */
export function resourcesBrowser() {
  let server: ResourcesServer
  const { open } = testBrowser()

  beforeAll(async () => {
    server = await startResourcesServer()
  })
  afterAll(() => server.close())

  return {
    sources: () => server.sources,

    /** A page that has not been opened at any address yet. */
    openPage: (options: PageOptions = {}): Promise<Page> =>
      open({ origin: server.origin, ...options }),

    /** Opens an address on a shared page, and waits until hydration's spinner is gone unless `settled` is false. */
    async openResources(
      address = '/resources',
      { settled = true, ...options }: PageOptions & { readonly settled?: boolean } = {},
    ): Promise<ResourcesPage> {
      const page = await open({ origin: server.origin, shared: true, ...options })
      const requests: ResourcesPage['requests'] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/stories')) {
          requests.push(Object(decodeStoriesRequest(request.postData() ?? '')?.options))
        }
      })
      await stopClock(page)
      await page.goto(address)
      await touchList(page)
      await page.locator('[data-hydrated]').waitFor({ state: 'attached' })
      if (settled) {
        await quietSpinner(page).waitFor({ state: 'attached' })
        await page.clock.runFor(300)
        await quietSpinner(page).waitFor({ state: 'detached' })
      }
      return { page, requests }
    },
  }
}

/** Touches the list, so that its script loads at once; without a touch, loading waits for the stopped clock. */
export const touchList = (page: Page): Promise<void> =>
  page.locator('.resources-centre-view').dispatchEvent('touchstart')

/** Numbers of the resources listed. */
export const listedNumbers = (page: Page): Promise<readonly number[]> =>
  page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Number(link.textContent?.replace(/\D+/, ''))))

export const spinner = (page: Page) => page.getByRole('status', { name: 'Loading', exact: true })

/** The spinner of the first load, which nobody sees or hears, because the list is readable already. */
export const quietSpinner = (page: Page) => page.locator('.resources-centre-quiet')

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** A link of the pagination. */
export const pageLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name, exact: true })

/** Text of the live region; empty until something has changed. */
export const announced = (page: Page): Promise<string> =>
  page.locator('[aria-live="polite"]').evaluate((region) => region.textContent ?? '')

/** Path and query of the address. */
export const pathAndQuery = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')

/** Label or text of the focused element; '' when nothing is focused. */
export const focusName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === document.body) return ''
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
    return (isField ? element.labels?.[0]?.textContent : element?.textContent) ?? ''
  })

/** Holds back every response of the endpoint until the test fulfils its request, one of `routes`. */
export async function holdResponses(page: Page): Promise<{ readonly routes: Route[] }> {
  const routes: Route[] = []
  await page.route('**/api/stories', (route) => {
    routes.push(route)
  })
  return { routes }
}

/** Gives this response to every request of the endpoint. */
export const respondWith = (page: Page, status: number, body: string) =>
  page.route('**/api/stories', (route) =>
    route.fulfill({ status, body, contentType: 'application/json' }),
  )

/** The numbers from one to another, both included. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Waits until the resources with these numbers are listed. */
export const waitForListed = (page: Page, expected: readonly number[]) =>
  expect.poll(() => listedNumbers(page)).toEqual(expected)

/** Records what the live region announces. The returned function gives the announcements since its last call. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  const region = page.locator('[aria-live="polite"]')
  await region.evaluate((element) => {
    new MutationObserver((records) => {
      const added = records.flatMap((record) => [...record.addedNodes])
      const texts = added.map((node) => node.textContent ?? '')
      element.setAttribute('data-heard', [element.getAttribute('data-heard'), ...texts].join('\n'))
    }).observe(element, { childList: true, subtree: true, characterData: true })
  })
  return () =>
    region.evaluate((element) => {
      const announcements = element.getAttribute('data-heard') ?? ''
      element.setAttribute('data-heard', '')
      return announcements.split('\n').filter(Boolean)
    })
}
