import type { HttpBindings } from '@hono/node-server'
import type { SessionState } from '@prospectus/protocol/management/auth'
import type { Person } from '@prospectus/protocol/management/person'
import { clientAddress, createClientLimit } from '@prospectus/server/client-limit'
import { HttpError } from '@prospectus/server/http-error'
import { Hono } from 'hono'
import { isMailAddress } from '../mail/mail.ts'
import { readBody } from '../request-body.ts'
import { ownAction } from './audit.ts'
import {
  AUTH_ENDPOINTS,
  type AuthEndpoint,
  type OwnPath,
  PASSWORD_SIGN_IN,
} from './auth-endpoints.ts'
import { isFromOwnPage, OTHER_ORIGIN_MESSAGE } from './own-origin.ts'
import { passwordProblem } from './password-rule.ts'
import type { People } from './people.ts'
import { NAME_EXPECTED, nameFromAddress, readPersonName } from './person-name.ts'
import {
  type AttemptCounter,
  accountAttempts,
  clientAttempts,
  resetRequests,
} from './sign-in-limits.ts'
import {
  type AuthContext,
  beginSso,
  finishSso,
  forwardCookies,
  libraryRequest,
  type SsoOptions,
} from './sso-routes.ts'

interface AuthRoutesOptions extends SsoOptions {
  /** Names of the site and its products, for rejecting passwords that are little more than a name. */
  readonly siteNames: readonly string[]
  /** Label of the single sign-on button; undefined if single sign-on is not set up. */
  readonly ssoLabel?: string | undefined
}

type JsonObject = Readonly<Record<string, unknown>>

/** Routes for signing in and out, below `/auth` (management-api#sessions). Errors are `{"error": "<sentence>"}`. */
export function createAuthRoutes(options: AuthRoutesOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>().basePath('/auth')
  app.get('/session', async (c) => {
    const person = await options.people.findSignedInPerson(c.req.raw.headers, (line) =>
      c.header('set-cookie', line, { append: true }),
    )
    return c.json({
      signed_in: person !== undefined,
      single_sign_on: options.ssoLabel ?? null,
    } satisfies SessionState)
  })
  const limitClient = createClientLimit({ trustProxy: options.trustProxy, limits: LIMITS })
  // The redirect from the issuer has no `Origin`; its `state` proves that the sign-in began here.
  app.get('/callback/oidc', (c) => {
    const retryAfterSeconds = limitClient(c.env.incoming)
    return retryAfterSeconds === undefined
      ? finishSso(c, options)
      : tooManyAttempts(c, retryAfterSeconds)
  })
  app.use(async (c, next) => {
    if (!isFromOwnPage(c.req.raw.headers, options.cmsUrl)) {
      return c.json({ error: OTHER_ORIGIN_MESSAGE }, 403)
    }
    const retryAfterSeconds = limitClient(c.env.incoming)
    return retryAfterSeconds === undefined ? await next() : tooManyAttempts(c, retryAfterSeconds)
  })
  for (const [path, endpoint] of Object.entries(AUTH_ENDPOINTS)) {
    app.post(`/${path}`, (c) => handleEndpoint(c, path, endpoint, options))
  }
  for (const [path, handle] of Object.entries(ownEndpoints)) {
    app.post(`/${path}`, (c) => handle(c, options))
  }
  app.all('*', (c) => c.json({ error: 'There is no such address' }, 404))
  return app
}

async function handleEndpoint(
  c: AuthContext,
  path: string,
  endpoint: AuthEndpoint,
  options: AuthRoutesOptions,
): Promise<Response> {
  const { people, siteNames: site } = options
  const input = await readSmallBody(c.req.raw)
  if (input === undefined) return c.json({ error: SMALL_BODY_EXPECTED }, 400)
  const client = clientAddress(c.env.incoming, options.trustProxy)
  const sender = endpoint.linkTokenMember
    ? await people.linkHolder(String(input[endpoint.linkTokenMember]))
    : await people.findSignedInPerson(c.req.raw.headers)
  const choosesPassword = endpoint.requestMembers.includes('newPassword')
  const problem = choosesPassword
    ? await passwordProblem(input.newPassword, { ...sender, site })
    : undefined
  if (problem !== undefined) return c.json({ error: problem }, 422)
  const email = endpoint.attemptsCountedFor === 'session' ? sender?.email : input.email
  const isAttempt = endpoint.attemptsCountedFor !== undefined && typeof email === 'string'
  const browserCounter = isAttempt
    ? people.knownBrowsers.attemptCounter(c.req.raw.headers, email)
    : undefined
  let counters: readonly AttemptCounter[] = []
  // A known browser has a counter of its own, so that strangers' guesses do not lock it out.
  if (browserCounter) counters = [browserCounter]
  else if (isAttempt) counters = [accountAttempts(email), clientAttempts(client)]
  const retryAfterSeconds = isAttempt ? await people.countAttempt(counters) : undefined
  if (retryAfterSeconds !== undefined) return tooManyAttempts(c, retryAfterSeconds)

  const libraryBody = readLibraryBody(endpoint, input)
  const response = await people.handle(libraryRequest(c, path, options, libraryBody))
  const body = await readJsonBody(response)
  if (!response.ok) {
    if (isAttempt) await recordRejection(people, String(email), endpoint, client)
    return errorResponse(c, response, body)
  }
  return await completeRequest(
    c,
    { endpoint, input, sender, client, counters, response, body },
    people,
  )
}

interface LibraryResult {
  readonly endpoint: AuthEndpoint
  readonly input: JsonObject
  /** The person who was signed in before, or the holder of the one-time link. */
  readonly sender: Person | undefined
  readonly client: string
  /** Counters of the attempt: the known browser's, or the account's and the client's; empty for other requests. */
  readonly counters: readonly AttemptCounter[]
  readonly response: Response
  readonly body: JsonObject
}

/** Completes a request that the library accepted: resets counters, records the action, and responds. */
async function completeRequest(
  c: AuthContext,
  result: LibraryResult,
  people: People,
): Promise<Response> {
  const { endpoint, input, sender, client, counters, response, body } = result
  const [ownCounter, clientCounter] = counters
  if (ownCounter) await people.clearAttempts([ownCounter], clientCounter)
  if (endpoint.linkTokenMember && sender) {
    const browserCounter = people.knownBrowsers.attemptCounter(c.req.raw.headers, sender.email)
    await people.unlinkIssuer(sender.id)
    await people.clearAttempts(
      [accountAttempts(sender.email), ...(browserCounter ? [browserCounter] : [])],
      clientAttempts(client),
    )
  }
  if (sender !== undefined && endpoint.requestMembers.includes('newPassword'))
    await people.endLinks(sender.id)
  const signedInUser = endpoint.signsIn ? userIn(body) : undefined
  const person = signedInUser ?? sender ?? userIn(body)
  if (endpoint.auditAction === 'second-factor.pass' && person !== undefined) {
    if (!(await people.consumeCode(person.id, String(input.code)))) {
      if (typeof body.token === 'string') await people.endSession(body.token)
      return c.json({ error: 'This code has already been used. Wait for the next one.' }, 401)
    }
  }
  const needsSecondFactor = body.twoFactorRedirect === true
  if (!needsSecondFactor)
    await people.recordAudit({
      person_id: person?.id ?? null,
      author: person?.name ?? '',
      action: endpoint.auditAction,
      subject: person === undefined ? '' : `people/${person.id}`,
      client,
    })
  forwardCookies(c, response)
  if (signedInUser && !needsSecondFactor) {
    c.header('set-cookie', people.knownBrowsers.cookie(signedInUser.email), { append: true })
  }
  const members = Object.entries(endpoint.responseMembers ?? {})
  return c.json(
    Object.fromEntries(members.flatMap(([from, to]) => (from in body ? [[to, body[from]]] : []))),
  )
}

/** Records a failed attempt at an account. Omits the address, since people type passwords into its field too. */
async function recordRejection(
  people: People,
  email: string,
  { auditAction }: AuthEndpoint,
  client: string,
): Promise<void> {
  const person = await people.findByEmail(email)
  if (person === undefined) return
  const subject = `people/${person.id}`
  await people.recordAudit({
    person_id: null,
    author: '',
    action: `${auditAction}.refused`,
    subject,
    client,
  })
}

/** Makes the holder of the first start's link the owner, and signs them in. */
async function redeemFirstOwnerLink(c: AuthContext, options: AuthRoutesOptions): Promise<Response> {
  const { people, trustProxy, siteNames: site } = options
  const { token, email, password } = (await readSmallBody(c.req.raw)) ?? {}
  if (typeof email !== 'string' || !isMailAddress(email)) {
    return c.json({ error: 'The e-mail address must be like ada@example.com' }, 422)
  }
  const problem = await passwordProblem(password, { email, site })
  if (typeof password !== 'string' || problem !== undefined) return c.json({ error: problem }, 422)
  if (typeof token !== 'string' || !(await people.redeemFirstOwnerToken(token))) {
    return c.json(
      {
        error:
          'This link has been used or has expired. If there is no owner yet, restart the content system for a new link.',
      },
      401,
    )
  }
  const owner = await people.addFirst({ email, password, name: nameFromAddress(email) })
  if (owner === undefined)
    return c.json({ error: 'There is an owner already; ask them for an invitation' }, 409)
  const client = clientAddress(c.env.incoming, trustProxy)
  await people.recordAudit(ownAction(owner, 'people.first', client))
  c.status(201)
  return await signIn(c, { email, password }, client, options)
}

/** Signs in a person who has just chosen a password, so that they need not type it again. */
async function signIn(
  c: AuthContext,
  input: JsonObject,
  client: string,
  options: AuthRoutesOptions,
) {
  const endpoint = PASSWORD_SIGN_IN
  const request = libraryRequest(c, 'sign-in/email', options, readLibraryBody(endpoint, input))
  const response = await options.people.handle(request)
  const body = await readJsonBody(response)
  // The password is stored anyway; the person can sign in with it.
  if (!response.ok) return c.json({})
  const result = {
    endpoint,
    input,
    sender: undefined,
    client,
    counters: [],
    response,
    body,
  }
  return await completeRequest(c, result, options.people)
}

/** Gives the same response whether or not the address belongs to somebody, before any mail is sent. */
async function requestReset(
  c: AuthContext,
  { people, trustProxy }: AuthRoutesOptions,
): Promise<Response> {
  const { email, language } = (await readSmallBody(c.req.raw)) ?? {}
  if (typeof email !== 'string' || !isMailAddress(email)) {
    return c.json({ error: 'The e-mail address must be like ada@example.com' }, 422)
  }
  const clientCounter = clientAttempts(clientAddress(c.env.incoming, trustProxy))
  const retryAfterSeconds = await people.countAttempt([resetRequests(email), clientCounter])
  if (retryAfterSeconds !== undefined) return tooManyAttempts(c, retryAfterSeconds)
  await people.requestReset(email, typeof language === 'string' ? language : undefined)
  return c.json({})
}

function readLibraryBody({ requestMembers, addedMembers }: AuthEndpoint, input: JsonObject) {
  const allowedEntries = Object.entries(input).filter(([name]) => requestMembers.includes(name))
  return { ...Object.fromEntries(allowedEntries), ...addedMembers }
}

async function readJsonBody(response: Response): Promise<JsonObject> {
  const body: unknown = await response.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? (body as JsonObject) : {}
}

function userIn({ user }: JsonObject): Pick<Person, 'id' | 'name' | 'email'> | undefined {
  if (typeof user !== 'object' || user === null || !('id' in user)) return undefined
  const text = (name: 'name' | 'email') => String(Object(user)[name] ?? '')
  return { id: String(user.id), name: text('name'), email: text('email') }
}

function errorResponse(c: AuthContext, { status }: Response, body: JsonObject): Response {
  if (status >= 500)
    return c.json(
      { error: 'The request could not be processed; the log of the content system has the error' },
      500,
    )
  const error =
    typeof body.message === 'string'
      ? body.message
      : 'The request was rejected; check what you entered'
  return Response.json({ error }, { status })
}

function tooManyAttempts(c: AuthContext, retryAfterSeconds: number): Response {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const error = `There were too many attempts. Try again in ${when}.`
  return c.json({ error }, 429, { 'retry-after': String(retryAfterSeconds) })
}

/** Limits of one client's requests, since checking a password takes a tenth of a second of processor time. */
const LIMITS = { burst: 30, perSecond: 1 }

/** Reads a small JSON object, empty without a body; undefined for anything else or above a few kilobytes. */
const readSmallBody = (request: Request) =>
  readBody(request, MAX_BYTES).catch((error) => {
    if (error instanceof HttpError) return undefined
    throw error
  })

const MAX_BYTES = 16 * 1024
const SMALL_BODY_EXPECTED = `The body must be a JSON object (application/json) of at most ${MAX_BYTES} bytes`

async function handleAccount(c: AuthContext, { people }: SsoOptions): Promise<Response> {
  const account = await people.ownAccount(c.req.raw.headers)
  return account === undefined ? notSignedIn(c) : c.json(account)
}

async function changeName(c: AuthContext, { people, trustProxy }: SsoOptions): Promise<Response> {
  const person = await people.findSignedInPerson(c.req.raw.headers)
  if (person === undefined) return notSignedIn(c)
  const { name } = (await readSmallBody(c.req.raw)) ?? {}
  const newName = readPersonName(name)
  if (newName === undefined) return c.json({ error: `A name must have ${NAME_EXPECTED}` }, 422)
  await people.change(person.id, { name: newName })
  const client = clientAddress(c.env.incoming, trustProxy)
  await people.recordAudit(ownAction({ id: person.id, name: newName }, 'people.rename', client))
  return c.json({})
}

function notSignedIn(c: AuthContext): Response {
  return c.json({ error: 'Nobody is signed in; sign in first' }, 401)
}

type HandleOwn = (c: AuthContext, options: AuthRoutesOptions) => Promise<Response>

const ownEndpoints: Readonly<Record<OwnPath, HandleOwn>> = {
  'single-sign-on': beginSso,
  account: handleAccount,
  'account/name': changeName,
  'first-owner': redeemFirstOwnerLink,
  'request-password-reset': requestReset,
}
