import { type Answer, request } from './request.ts'
import { type RetrySettings, sleepUnlessStopped, withRetries } from './retry.ts'

export interface ContentApiSettings extends Partial<RetrySettings> {
  /** With its version, without `cdn`: `https://api.storyblok.com/v2` or `http://127.0.0.1:3001/v2`. */
  readonly apiUrl: string
  readonly token: string
  readonly view: 'published' | 'draft'
  /** For one whole answer; 20 s unless given. */
  readonly timeoutMs?: number
  /** For an answer with all its further tries and waits; no bound unless given. */
  readonly giveUpAfterMs?: number
  /** Of one body, unpacked; 64 MiB unless given. */
  readonly maxBytes?: number
  readonly fetch?: typeof globalThis.fetch
  /** Ends everything that is under way, with its reason as the error. */
  readonly stop?: AbortSignal
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>

export interface ContentApi {
  readonly stop: AbortSignal
  /** Seconds since 1970: as a `cv` newer than any cached answer (delivery-protocol#caching). */
  readonly freshCv: () => number
  /** GET `cdn/<path>` with view and token added; throws `ContentApiError`. */
  readonly ask: (path: string, query: Query, stop?: AbortSignal) => Promise<Answer>
}

/** Asks one space of a content system; throws for an address or token that cannot be one. */
export function createContentApi(settings: ContentApiSettings): ContentApi {
  const { apiUrl, token, view, now = Date.now, stop = new AbortController().signal } = settings
  refuseBad(apiUrl, token)
  const requests = {
    fetch: settings.fetch ?? globalThis.fetch,
    timeoutMs: settings.timeoutMs ?? 20_000,
    maxBytes: settings.maxBytes ?? 64 * 1024 * 1024,
    mask: createMask(token),
  }
  const retry = {
    retries: settings.retries ?? 2,
    sleep: settings.sleep ?? sleepUnlessStopped,
    random: settings.random ?? Math.random,
    now,
  }
  const base = `${apiUrl.replace(/\/+$/, '')}/cdn/`
  return {
    stop,
    freshCv: () => Math.floor(now() / 1000),
    ask: (path, query, given) => {
      const address = new URL(base + path)
      for (const [name, value] of Object.entries({ ...query, version: view, token })) {
        if (value !== undefined) address.searchParams.set(name, String(value))
      }
      const within = settings.giveUpAfterMs
      const ends = AbortSignal.any([
        stop,
        ...(given === undefined ? [] : [given]),
        ...(within === undefined ? [] : [AbortSignal.timeout(within)]),
      ])
      return withRetries(() => request(address, ends, requests), ends, retry)
    },
  }
}

function refuseBad(apiUrl: string, token: string): void {
  if (!/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')) {
    throw new Error(
      `The content system's address is ${JSON.stringify(apiUrl)}; expected one like https://api.storyblok.com/v2`,
    )
  }
  if (token.trim() === '') throw new Error("The content system's token is empty")
}

/** However the token is written in an address or a body, it does not get into a message. */
function createMask(token: string): (text: string) => string {
  const inQuery = new URLSearchParams({ t: token }).toString().slice(2)
  const spellings = new Set([token, encodeURIComponent(token), inQuery])
  return (text) => [...spellings].reduce((rest, one) => rest.replaceAll(one, '***'), text)
}
