import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { PageOptions, testBrowser } from '../../site/e2e/browser.ts'
import { ownName } from './own-name.ts'

type Open = ReturnType<typeof testBrowser>['open']

/** A draft or page that a test has made. */
export interface Made {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
}

/** What a test may choose of the page that it makes. */
interface PageToMake {
  readonly publish?: boolean
  /** The slug unless told: a longer name takes the room in which the bar says what visitors see. */
  readonly name?: string
}

/**
 * The owner's window with the editor: signed in once, and the same for all tests that ask for the same options,
 * since another window costs as much as all that most tests do in it. It knows nothing of what an earlier test
 * chose; whoever gets it goes to an address first.
 */
export async function ownersPage(open: Open, options: PageOptions = {}): Promise<Page> {
  const page = await open({ origin: inject('cmsUrl'), width: 1280, ...options, kept: true })
  // An earlier try may have ended anywhere.
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (page.url().startsWith(inject('cmsUrl'))) await page.evaluate(() => localStorage.clear())
  if ((await context.cookies()).length === 0) await signIn(page)
  return page
}

/** Signs in without the form, as the owner unless told. */
export async function signIn(page: Page, account = inject('owner')): Promise<void> {
  await page.request.post('/auth/sign-in/email', { data: account, headers: headers() })
}

/** What the management API answers to the person of a window. */
export async function ask(page: Page, method: string, path: string, data?: unknown) {
  const address = `${await spaceOf(page)}/${path}`
  const answer = await page.request.fetch(address, { method, data, headers: headers() })
  return answer.status() === 204 ? undefined : await answer.json()
}

/** The path of the space in the management API. */
export async function spaceOf(page: Page): Promise<string> {
  const { space } = await (await page.request.get('/v1/me')).json()
  return `/v1/spaces/${space.id}`
}

/** A page of these blocks with a slug of its own, made by a script. */
export async function madePage(
  page: Page,
  words: string,
  body: readonly object[],
  { publish = false, name }: PageToMake = {},
): Promise<Made> {
  const slug = ownName(words)
  const content = { component: 'modules/page', _uid: `root-${slug}`, body }
  const story = { name: name ?? slug, slug, content }
  return (await ask(page, 'POST', 'stories', { story, publish: Number(publish) })).story
}

const headers = () => ({ origin: inject('cmsUrl') })
