import type { HttpBindings } from '@hono/node-server'
import { clientAddress } from '@prospectus/server/client-limit'
import type { Context } from 'hono'
import { ownAction } from './audit.ts'
import { CLIENT_HEADER, SSO_FAILED_PATH } from './auth.ts'
import { ISSUER_PROVIDER_ID, OTHER_ACCOUNT } from './issuer-account.ts'
import type { People } from './people.ts'

export interface SsoOptions {
  readonly people: People
  readonly cmsUrl: string
  readonly trustProxy: boolean
}

export type AuthContext = Context<{ Bindings: HttpBindings }>

/** `/auth/single-sign-on`: returns `{"url"}`, the issuer's page for the browser to open. */
export async function beginSso(c: AuthContext, options: SsoOptions): Promise<Response> {
  const body = {
    provider: ISSUER_PROVIDER_ID,
    callbackURL: '/',
    errorCallbackURL: SSO_FAILED_PATH,
    disableRedirect: true,
  }
  const request = libraryRequest(c, 'sign-in/social', options, body)
  const response = await options.people.handleSso?.(request)
  if (response === undefined)
    return c.json({ error: 'Single sign-on is not set up on this content system' }, 404)
  const result: unknown = await response.json().catch(() => undefined)
  const isUrl = typeof result === 'object' && result !== null && 'url' in result
  if (!response.ok || !isUrl) return c.json({ error: UNREACHABLE_MESSAGE }, 502)
  forwardCookies(c, response)
  return c.json({ url: result.url })
}

/** `/auth/callback/oidc`: return from the issuer. Redirects to the editor, or to a page that explains the error. */
export async function finishSso(c: AuthContext, options: SsoOptions): Promise<Response> {
  const { people, cmsUrl, trustProxy } = options
  const { search, searchParams } = new URL(c.req.url)
  // The library itself accepts a state again while it still handles the first request with it.
  if (!(await people.spendState(searchParams.get('state') ?? ''))) {
    return c.redirect(`${cmsUrl}${SSO_FAILED_PATH}`)
  }
  const request = libraryRequest(c, `callback/${ISSUER_PROVIDER_ID}${search}`, options)
  const response = await people.handleSso?.(request)
  const client = clientAddress(c.env.incoming, trustProxy)
  const destination = new URL(response?.headers.get('location') ?? SSO_FAILED_PATH, cmsUrl)
  if (destination.searchParams.get('error') === OTHER_ACCOUNT) {
    const subject = `people/${destination.searchParams.get('error_description')}`
    const rejected = { person_id: null, author: '', client, subject }
    await people.recordAudit({ ...rejected, action: 'session.single-sign-on.refused' })
    return c.redirect(`${cmsUrl}${SSO_FAILED_PATH}?reason=other-account`)
  }
  // The library redirects only to the addresses in `beginSso`; anything else is an error.
  if (response === undefined || destination.origin !== cmsUrl || destination.pathname !== '/') {
    return c.redirect(`${cmsUrl}${SSO_FAILED_PATH}`)
  }
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  const person = await people.findSignedInPerson(new Headers({ cookie: cookies.join('; ') }))
  if (person === undefined) return c.redirect(`${cmsUrl}${SSO_FAILED_PATH}`)
  await people.recordAudit(ownAction(person, 'session.single-sign-on', client))
  forwardCookies(c, response)
  c.header('set-cookie', people.knownBrowsers.cookie(person.email), { append: true })
  return c.redirect(`${cmsUrl}/`)
}

/** A request to the sign-in library on behalf of a client, by POST if it has a body. */
export function libraryRequest(
  c: AuthContext,
  path: string,
  { cmsUrl, trustProxy }: Pick<SsoOptions, 'cmsUrl' | 'trustProxy'>,
  body?: object,
): Request {
  const headers = new Headers({ 'content-type': 'application/json', origin: cmsUrl })
  headers.set(CLIENT_HEADER, clientAddress(c.env.incoming, trustProxy))
  for (const name of ['cookie', 'user-agent']) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  return new Request(`${cmsUrl}/auth/${path}`, { ...init, headers })
}

export function forwardCookies(c: AuthContext, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    c.header('set-cookie', cookie, { append: true })
  }
}

const UNREACHABLE_MESSAGE =
  'Single sign-on cannot be reached. Try again, or sign in with your password.'
