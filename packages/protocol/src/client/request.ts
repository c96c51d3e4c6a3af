import { setTimeout } from 'node:timers/promises'
import { backOff } from '../values/durations.ts'
import { ContentApiError, type ContentApiErrorDetails } from './content-api-error.ts'

interface RequestSettings {
  readonly fetch: typeof globalThis.fetch
  /** Limit for the complete response, redirects included. */
  readonly timeoutMs: number
  /** Limit of a body, uncompressed. */
  readonly maxBytes: number
  readonly mask: (text: string) => string
}

export interface ApiResponse {
  readonly body: unknown
  readonly headers: Headers
  /** Creates the error for JSON other than `expected`, a text such as "a list of stories". */
  readonly shapeError: (expected: string) => ContentApiError
}

/**
 * Sends a request, following redirects within the origin (delivery-protocol#caching). Throws `ContentApiError` for
 * anything but JSON with status 200, and the reason of `stop` when that aborts the request.
 */
export async function request(
  address: URL,
  stop: AbortSignal,
  settings: RequestSettings,
): Promise<ApiResponse> {
  const url = settings.mask(address.href)
  const createError: CreateError = ({ outcome, excerpt, ...details }) => {
    // Masked before it is cut, so that not even half a token remains.
    const quote = settings.mask(excerpt?.slice(0, MAX_MASKED) ?? '').slice(0, MAX_EXCERPT)
    const quoted = excerpt === undefined ? '' : `: ${JSON.stringify(quote)}`
    return new ContentApiError({ ...details, url, outcome: settings.mask(outcome) + quoted })
  }
  const deadline = AbortSignal.timeout(settings.timeoutMs)
  try {
    const signal = AbortSignal.any([deadline, stop])
    const response = await follow(address, signal, createError, settings)
    return await readResponse(response, createError, settings.maxBytes)
  } catch (error) {
    if (error instanceof ContentApiError) throw error
    stop.throwIfAborted()
    const outcome = `did not answer in full within ${settings.timeoutMs} ms`
    if (deadline.aborted) throw createError({ kind: 'timeout', outcome })
    throw createError({ kind: 'unreachable', outcome: `failed: ${networkReason(error)}` })
  }
}

interface ErrorInput extends Omit<ContentApiErrorDetails, 'url'> {
  /** Text from the server, whose beginning is quoted. */
  readonly excerpt?: string
}

type CreateError = (details: ErrorInput) => ContentApiError

async function follow(
  address: URL,
  signal: AbortSignal,
  createError: CreateError,
  { fetch }: RequestSettings,
): Promise<Response> {
  let next = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const headers = { accept: 'application/json' }
    const response = await fetch(next, { redirect: 'manual', headers, signal })
    const { status } = response
    if (!REDIRECTS.has(status)) return response
    await response.body?.cancel()
    const location = response.headers.get('location') ?? ''
    const target = location === '' ? undefined : URL.parse(location, next)
    if (target?.origin !== address.origin) {
      const outcome = `was redirected away from ${address.origin}`
      throw createError({ kind: 'redirect', status, outcome, excerpt: location })
    }
    next = target
  }
  throw createError({
    kind: 'redirect',
    outcome: `was redirected more than ${MAX_REDIRECTS} times`,
  })
}

async function readResponse(
  response: Response,
  createError: CreateError,
  maxBytes: number,
): Promise<ApiResponse> {
  const { status, headers } = response
  const ok = status === 200
  const { bytes, isComplete } = await readBytes(response, ok ? maxBytes : MAX_ERROR_BYTES)
  if (ok && !isComplete) {
    throw createError({
      kind: 'too-large',
      status,
      outcome: `answered with more than ${maxBytes} bytes`,
    })
  }
  const text = decode(bytes)
  const json = parse(text)
  // A 404 without JSON comes from some other server, so it must not count as a deletion.
  if ((ok || status === 404) && (json === undefined || !isJsonType(headers))) {
    const type = headers.get('content-type') ?? 'nothing'
    const outcome = `answered ${status} without valid JSON (content type: ${type})`
    throw createError({ kind: 'not-json', status, outcome, excerpt: text })
  }
  if (!ok) {
    const retryAfter = headers.get('retry-after') ?? undefined
    throw createError({
      kind: 'status',
      status,
      retryAfter,
      outcome: `answered ${status}`,
      excerpt: text,
    })
  }
  const shapeError = (expected: string) =>
    createError({
      kind: 'wrong-shape',
      status,
      outcome: `did not answer with ${expected}`,
      excerpt: text,
    })
  return { body: json?.value, headers, shapeError }
}

async function readBytes(
  response: Response,
  limit: number,
): Promise<{ readonly bytes: Uint8Array[]; readonly isComplete: boolean }> {
  const bytes: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return { bytes, isComplete: false }
    bytes.push(chunk)
  }
  return { bytes, isComplete: true }
}

function decode(bytes: readonly Uint8Array[]): string {
  const decoder = new TextDecoder()
  return bytes.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function isJsonType(headers: Headers): boolean {
  const type = headers.get('content-type')
  return type === null || /^application\/(?:[\w.+-]+\+)?json\b/i.test(type.trim())
}

/** The reason in the error's cause: `fetch` only reports "fetch failed". */
function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return 'code' in cause ? `${String(cause.code)} ${cause.message}`.trim() : cause.message
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const MAX_REDIRECTS = 3
const MAX_ERROR_BYTES = 64 * 1024
/** In characters. */
const MAX_EXCERPT = 200
/** Characters of a response in which the token is masked. */
const MAX_MASKED = 100_000

type Sleep = (milliseconds: number, stop: AbortSignal) => Promise<void>

export interface RetrySettings {
  /** Retries after errors of the server (5xx) or the network. */
  readonly retries: number
  readonly sleep: Sleep
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** From 0 to below 1. */
  readonly random: () => number
}

/**
 * Runs `attempt`, retrying after 429 (8 tries, delivery-protocol#rate-limits), 5xx and network errors; throws others
 * immediately. Waits as long as `Retry-After` says, up to 30 s; without it, longer each time.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  stop: AbortSignal,
  { retries, sleep, now, random }: RetrySettings,
): Promise<T> {
  let rateLimitedCount = 0
  let failureCount = 0
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ContentApiError)) throw error
      if (error.status === 429) rateLimitedCount++
      else if (isTransient(error)) failureCount++
      else throw error
      if (rateLimitedCount >= MAX_RATE_LIMITED_ATTEMPTS || failureCount > retries) throw error
      const maxWaitMs = backOff(rateLimitedCount + failureCount, FIRST_WAIT_MS, MAX_WAIT_MS)
      const waitMs = maxWaitMs * (0.5 + random() / 2)
      await sleep(requestedWaitMs(error.retryAfter, now()) ?? waitMs, stop)
    }
  }
}

/** Waits; rejects with the signal's reason when that is aborted. */
export const sleepUnlessStopped: Sleep = (milliseconds, signal) =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted())

function isTransient({ kind, status }: ContentApiError): boolean {
  return kind === 'unreachable' || kind === 'timeout' || (kind === 'status' && (status ?? 0) >= 500)
}

/** The wait that `Retry-After` asks for, from a header with a number of seconds or a date. */
function requestedWaitMs(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), MAX_REQUESTED_WAIT_MS)
}

const MAX_RATE_LIMITED_ATTEMPTS = 8
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 8000
const MAX_REQUESTED_WAIT_MS = 30_000
