import { type AddressParts, addressOf } from '@prospectus/protocol/management/address'
import type {
  ErrorBody,
  RequestOf,
  ResponseOf,
  Route,
} from '@prospectus/protocol/management/contract'
import type { Component } from '@prospectus/protocol/management/definition'
import type { Story } from '@prospectus/protocol/management/story'
import { LANGUAGE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import { problemWords } from './problem-text.ts'

export interface ApiResponse<R extends Route> {
  /** 0 when the server cannot be reached. */
  readonly status: number
  /** Undefined when the server refused, or cannot be reached. */
  readonly body: ResponseOf<R> | undefined
  /** Why, in a sentence; empty when it answered. */
  readonly problem: string
  /** What the server said when it refused. */
  readonly error?: ErrorBody<Story>
  /** Of a list: how many there are on all pages. */
  readonly total?: number
}

interface AnyRequest extends AddressParts {
  readonly body?: unknown
  /** The version of a story that a change starts from. */
  readonly version?: number | undefined
  readonly signal?: AbortSignal | undefined
}

export type RequestOptions<R extends Route> = RequestOf<R> & AnyRequest

/** Sends a request of a route. Never throws: what went wrong is in the response. */
export type SendRequest = <R extends Route>(
  route: R,
  options: RequestOptions<R>,
) => Promise<ApiResponse<R>>

interface ClientParts {
  /** Where everything but who is signed in stands. */
  readonly spaceId?: number
  /** Called when the session has ended; the request is sent again once somebody has signed in. */
  readonly signInAgain?: () => Promise<void>
  readonly fetched?: typeof fetch
}

/** The client of the management API. */
export function createClient({ spaceId, signInAgain, fetched = fetch }: ClientParts): SendRequest {
  const send: SendRequest = async (route, options) => {
    const { body, version, signal }: AnyRequest = options
    const [method = 'GET'] = route.split(' ')
    const address = addressOf(route, options)
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    }
    try {
      const response = await fetched(
        address.startsWith('/') ? `/v1${address}` : `/v1/spaces/${spaceId}/${address}`,
        {
          method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          ...(signal === undefined ? {} : { signal }),
        },
      )
      const { status } = response
      if (status === 401 && signInAgain !== undefined) {
        await signInAgain()
        return await send(route, options)
      }
      const said = await response.json()
      if (!response.ok) {
        return { status, body: undefined, problem: problemWords(status, Object(said)), error: said }
      }
      const total = Number(response.headers.get('total') ?? Number.NaN)
      return { status, body: said, problem: '', ...(Number.isNaN(total) ? {} : { total }) }
    } catch {
      return { status: 0, body: undefined, problem: translate('api.unreachable') }
    }
  }
  return send
}

/** A request that the server refused, or that nobody answered. */
export class RequestError extends Error {
  /** 0 when the server cannot be reached. */
  readonly status: number
  constructor({ status, problem }: ApiResponse<Route>) {
    super(problem)
    this.status = status
  }
}

/** Sends a request, and throws a `RequestError` when it is refused. */
export type Read = <R extends Route>(route: R, options: RequestOptions<R>) => Promise<Found<R>>

export interface Found<R extends Route> extends ApiResponse<R> {
  readonly body: ResponseOf<R>
}

/** @param signal cancels what is read with it */
export function createReader(request: SendRequest, signal?: AbortSignal): Read {
  return async (route, options) => {
    const response = await request(route, { ...options, signal })
    const { body } = response
    if (body === undefined) throw new RequestError(response)
    return { ...response, body }
  }
}

/** What a block, a part of one or a kind of story holds; labels and help are in the language of this tab. */
export interface EditorComponent
  extends Pick<Component, 'name' | 'is_root' | 'is_nestable' | 'schema' | 'group' | 'is_tool'> {
  readonly display_name: string
}

/** By their names. */
export type Components = ReadonlyMap<string, EditorComponent>

export async function readComponents(request: SendRequest): Promise<Components> {
  const { body } = await request('GET components', { query: { language: LANGUAGE } })
  return new Map(
    body?.components.map((component) => {
      const { name, display_name } = component
      return [name, { ...component, display_name: display_name ?? name }]
    }),
  )
}
