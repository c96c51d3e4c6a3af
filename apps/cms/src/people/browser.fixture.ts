import type { Role } from '@prospectus/protocol/management/person'
import type { LooseJson } from '../json.fixture.ts'
import { type ServedCms, serveCms } from '../served-cms.fixture.ts'
import type { CmsSettings } from '../settings.ts'
import { fillWith, type OpenTestStorage } from '../storage/storage.fixture.ts'

export const CMS_URL = 'http://editor.example'
export const OWNER = { email: 'ada@example.com', password: 'twelve letters and more' }

/**
 * Starts a content system whose owner is Ada.
 *
 * @param open creates an empty database of the tested kind; SQLite by default
 */
export async function servePeople(
  settings: Partial<CmsSettings> = {},
  open?: OpenTestStorage,
): Promise<ServedCms> {
  const storage = open && (await open())
  if (storage) await fillWith(storage, [{ full_slug: 'home' }])
  const cms = await serveCms({
    ...(storage && { storage: Promise.resolve(storage) }),
    settings: { cmsUrl: CMS_URL, sealSecret: 'seal-secret', owner: OWNER, ...settings },
  })
  await cms.ready
  return cms
}

export interface BrowserResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: LooseJson
}

export interface BrowserRequest {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A client that behaves like a browser: stores cookies, and sends `Origin`. */
export interface Browser {
  readonly cookies: Map<string, string>
  /** The `Set-Cookie` headers of the last response. */
  readonly lastSetCookies: () => readonly string[]
  readonly request: (path: string, options?: BrowserRequest) => Promise<BrowserResponse>
  readonly signIn: (credentials?: typeof OWNER) => Promise<BrowserResponse>
}

/** @param origin of the page that sends requests; empty for none */
export function openBrowser(
  { requestCms }: Pick<ServedCms, 'requestCms'>,
  origin = CMS_URL,
): Browser {
  const cookies = new Map<string, string>()
  let lastSetCookies: readonly string[] = []
  const request = async (
    path: string,
    { method, body, headers }: BrowserRequest = {},
  ): Promise<BrowserResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await requestCms(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(origin && { origin }),
        ...(cookie && { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    lastSetCookies = response.headers.getSetCookie()
    for (const line of lastSetCookies) storeCookie(cookies, line)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : {},
    }
  }
  const signIn = (credentials = OWNER) => request('/auth/sign-in/email', { body: credentials })
  return { cookies, lastSetCookies: () => lastSetCookies, request, signIn }
}

/** Starts a content system like `servePeople`, and a browser in which its owner is signed in. */
export async function serveOwner(
  ...options: Parameters<typeof servePeople>
): Promise<{ readonly cms: ServedCms; readonly owner: Browser }> {
  const cms = await servePeople(...options)
  const owner = openBrowser(cms)
  await owner.signIn()
  return { cms, owner }
}

/** Lets the owner invite a person with a role, and signs them in. */
export async function openColleague(
  owner: Browser,
  cms: Pick<ServedCms, 'requestCms'>,
  role: Role,
): Promise<{ readonly browser: Browser; readonly id: string; readonly credentials: typeof OWNER }> {
  const credentials = { email: `${role}@example.com`, password: 'another long password' }
  const person = { email: credentials.email, role }
  const { body } = await owner.request('/v1/spaces/1000/people', { body: { person } })
  const token = new URL(String(body.link)).searchParams.get('token')
  const browser = openBrowser(cms)
  const { password: newPassword } = credentials
  await browser.request('/auth/reset-password', { body: { token, newPassword } })
  await browser.signIn(credentials)
  return { browser, id: String(body.person?.id), credentials }
}

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (/;\s*max-age=0\b/i.test(line) || value === '') cookies.delete(name)
  else cookies.set(name, value)
}
