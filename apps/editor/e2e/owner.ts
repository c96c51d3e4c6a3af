import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { PageOptions, testBrowser } from '../../site/e2e/browser.ts'
import { saveSoon } from './short-waits.ts'
import { uniqueName } from './unique-name.ts'

type Open = ReturnType<typeof testBrowser>['open']

export interface CreatedPage {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
}

interface PageSettings {
  readonly publish?: boolean
  /** The slug unless given: a longer name leaves no room in the bar for the page's visibility. */
  readonly name?: string
}

/** Pages that save soon. */
const hurried = new WeakSet<Page>()

/**
 * Opens the editor as the owner. Tests with the same options share one window, since a new one takes as long as most
 * tests; its local storage is cleared, and each test goes to an address first.
 */
export async function ownersPage(open: Open, options: PageOptions = {}): Promise<Page> {
  const page = await open({ origin: inject('cmsUrl'), width: 1280, ...options, retained: true })
  if (!hurried.has(page)) await saveSoon(page)
  hurried.add(page)
  // An earlier test may have failed at any point.
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (page.url().startsWith(inject('cmsUrl'))) await page.evaluate(() => localStorage.clear())
  if ((await context.cookies()).length === 0) await signIn(page)
  return page
}

/** Signs in without the form, as the owner unless another account is given. */
export async function signIn(page: Page, account = inject('owner')): Promise<void> {
  await page.request.post('/auth/sign-in/email', { data: account, headers: headers() })
}

/** Calls the management API with the session of a window. */
export async function callApi(page: Page, method: string, path: string, data?: unknown) {
  const address = `${await spaceOf(page)}/${path}`
  const response = await page.request.fetch(address, { method, data, headers: headers() })
  return response.status() === 204 ? undefined : await response.json()
}

/** Returns the space's path in the management API. */
export async function spaceOf(page: Page): Promise<string> {
  const { space } = await (await page.request.get('/v1/me')).json()
  return `/v1/spaces/${space.id}`
}

/** Creates a page of these blocks with a unique slug. */
export async function createPage(
  page: Page,
  prefix: string,
  body: readonly object[],
  { publish = false, name }: PageSettings = {},
): Promise<CreatedPage> {
  const slug = uniqueName(prefix)
  const content = { component: 'modules/page', _uid: `root-${slug}`, body }
  const story = { name: name ?? slug, slug, content }
  return (await callApi(page, 'POST', 'stories', { story, publish: Number(publish) })).story
}

const headers = () => ({ origin: inject('cmsUrl') })
