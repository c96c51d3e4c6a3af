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
import { problemText } from './problem-text.ts'

export interface ApiResult<R extends Route> {
  /** 0 without a valid response: the server cannot be reached, or the request was aborted. */
  readonly status: number
  /** Undefined when the request failed. */
  readonly body: ResponseOf<R> | undefined
  /** Message for people when the request failed; '' on success. */
  readonly problem: string
  readonly error?: ErrorBody<Story>
  /** Number of rows on all pages of a list. */
  readonly total?: number
}

interface AnyRequest extends AddressParts {
  readonly body?: unknown
  /** Version of a story that the change is based on (`If-Match`). */
  readonly version?: number | undefined
  readonly signal?: AbortSignal | undefined
}

export type RequestOptions<R extends Route> = RequestOf<R> & AnyRequest

/** Sends a request. Never throws; `problem` has the error message. */
export type SendRequest = <R extends Route>(
  route: R,
  options: RequestOptions<R>,
) => Promise<ApiResult<R>>

interface ClientOptions {
  /** Id of the space, for all routes except those with a leading slash. */
  readonly spaceId?: number
  /** Called when the session has ended; the request is sent again once it resolves. */
  readonly signInAgain?: () => Promise<void>
  readonly fetchImpl?: typeof fetch
}

export function createClient({
  spaceId,
  signInAgain,
  fetchImpl = fetch,
}: ClientOptions): SendRequest {
  const send: SendRequest = async (route, options) => {
    const { body, version, signal }: AnyRequest = options
    const [method = 'GET'] = route.split(' ')
    const address = addressOf(route, options)
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    }
    try {
      const response = await fetchImpl(
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
      const receivedBody = await response.json()
      if (!response.ok) {
        return {
          status,
          body: undefined,
          problem: problemText(status, Object(receivedBody)),
          error: receivedBody,
        }
      }
      const total = Number(response.headers.get('total') ?? Number.NaN)
      return { status, body: receivedBody, problem: '', ...(Number.isNaN(total) ? {} : { total }) }
    } catch {
      return { status: 0, body: undefined, problem: translate('api.unreachable') }
    }
  }
  return send
}

export class RequestError extends Error {
  /** Status of the response; 0 without a valid one. */
  readonly status: number
  constructor({ status, problem }: ApiResult<Route>) {
    super(problem)
    this.status = status
  }
}

/** Sends a request; throws a `RequestError` when it fails. */
export type ApiReader = <R extends Route>(
  route: R,
  options: RequestOptions<R>,
) => Promise<SuccessResponse<R>>

export interface SuccessResponse<R extends Route> extends ApiResult<R> {
  readonly body: ResponseOf<R>
}

/**
 * Creates a reader that throws where the client returns a problem.
 *
 * @param signal aborts the reader's requests
 */
export function createApiReader(request: SendRequest, signal?: AbortSignal): ApiReader {
  return async (route, options) => {
    const response = await request(route, { ...options, signal })
    const { body } = response
    if (body === undefined) throw new RequestError(response)
    return { ...response, body }
  }
}

/** Definition of a component, with labels and help in the language of the editor. */
export interface LocalizedComponent
  extends Pick<Component, 'name' | 'is_root' | 'is_nestable' | 'schema' | 'group' | 'is_tool'> {
  readonly display_name: string
}

export type Components = ReadonlyMap<string, LocalizedComponent>

/** True for the component of stories that have a page: the editor offers the texts of their head. */
export function hasPage(component: LocalizedComponent | undefined): boolean {
  return component?.schema.seo !== undefined
}

/** Reads all components by name; throws a `RequestError` when the request fails. */
export async function readComponents(request: SendRequest): Promise<Components> {
  const { body } = await createApiReader(request)('GET components', {
    query: { language: LANGUAGE },
  })
  return new Map(
    body.components.map((component) => {
      const { name, display_name } = component
      return [name, { ...component, display_name: display_name ?? name }]
    }),
  )
}
