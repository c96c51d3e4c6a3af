import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { PageOptions, testBrowser } from '../../site/e2e/browser.ts'
import { createClient, type SendRequest } from '../src/api/api.ts'
import { pollOften, saveSoon } from './short-waits.ts'
import { uniqueName } from './unique-name.ts'

type Open = ReturnType<typeof testBrowser>['open']

export interface CreatedPage {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
}

interface CreatePageOptions {
  readonly publish?: boolean
  /** By default the slug. A long name leaves no room for the page's visibility in the top bar. */
  readonly name?: string
}

/** Pages for which the editor's delays before a save are shortened. */
const pagesSavingSoon = new WeakSet<Page>()

/**
 * Opens the editor as the owner. Tests with the same options share one window, since a new one takes as long as most
 * tests. Its local storage is cleared, but it still shows the last test's page, so each test must navigate first.
 */
export async function ownersPage(open: Open, options: PageOptions = {}): Promise<Page> {
  const page = await open({ origin: inject('cmsUrl'), width: 1280, ...options, retained: true })
  if (!pagesSavingSoon.has(page)) await saveSoon(page)
  pagesSavingSoon.add(page)
  // An earlier test may have failed at any point.
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (page.url().startsWith(inject('cmsUrl'))) await page.evaluate(() => localStorage.clear())
  if ((await context.cookies()).length === 0) await signIn(page)
  return page
}

/** Returns the editor's client of the management API, signed in as the owner. */
export async function createOwnersClient(): Promise<SendRequest> {
  const origin = inject('cmsUrl')
  const signInResponse = await fetch(`${origin}/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(inject('owner')),
  })
  const cookies = signInResponse.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const cookie = cookies.join('; ')
  const fetchImpl: typeof fetch = (address, init) =>
    fetch(`${origin}${address}`, { ...init, headers: { ...Object(init?.headers), origin, cookie } })
  const me = await (await fetchImpl('/v1/me')).json()
  return createClient({ spaceId: me.space.id, fetchImpl })
}

interface InvitedPerson {
  readonly role: string
  readonly name?: string
}

/** Invites a person as the owner, and opens a window in which that person is signed in. The window polls often. */
export async function openAsInvited(
  open: Open,
  owner: Page,
  person: InvitedPerson,
  options: PageOptions = {},
): Promise<Page> {
  const email = `${uniqueName(person.role)}@invited.example`
  const { link } = await callApi(owner, 'POST', 'people', { person: { ...person, email } })
  const password = 'a quiet heron at the weir'
  const data = { token: new URL(link).searchParams.get('token'), newPassword: password }
  await owner.request.post('/auth/reset-password', { data, headers: headers() })
  const page = await open({ origin: inject('cmsUrl'), width: 1280, ...options })
  await pollOften(page)
  await signIn(page, { email, password })
  return page
}

/** Signs in without the form, as the owner unless another account is given. */
export async function signIn(page: Page, account = inject('owner')): Promise<void> {
  await page.request.post('/auth/sign-in/email', { data: account, headers: headers() })
}

/** Calls the management API with the session of a window. Resolves to the response body; undefined if there is none. */
export async function callApi(page: Page, method: string, path: string, data?: unknown) {
  const address = `${await spacePath(page)}/${path}`
  const response = await page.request.fetch(address, { method, data, headers: headers() })
  return response.status() === 204 ? undefined : await response.json()
}

/** Returns the space's path in the management API. */
export async function spacePath(page: Page): Promise<string> {
  const { space } = await (await page.request.get('/v1/me')).json()
  return `/v1/spaces/${space.id}`
}

/** Creates a page of these blocks, whose slug begins with the prefix and is unique. */
export async function createPage(
  page: Page,
  prefix: string,
  body: readonly object[],
  { publish = false, name }: CreatePageOptions = {},
): Promise<CreatedPage> {
  const slug = uniqueName(prefix)
  const content = { component: 'modules/page', _uid: `root-${slug}`, body }
  const story = { name: name ?? slug, slug, content }
  return (await callApi(page, 'POST', 'stories', { story, publish: Number(publish) })).story
}

const headers = () => ({ origin: inject('cmsUrl') })
