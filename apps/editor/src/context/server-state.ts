import { addressOf } from '@prospectus/protocol/management/address'
import type { ResponseOf, Route, RowOf } from '@prospectus/protocol/management/contract'
import { QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  type ApiResponse,
  createReader,
  type Read,
  RequestError,
  type RequestOptions,
  type SuccessResponse,
} from '../api/api.ts'
import { useEditor } from './editor-context.ts'

/** True if the server is unreachable or busy, so a retry may help. The problem is shown meanwhile. */
const isTemporary = (error: Error) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 502)

/**
 * Creates the cache of responses. Components that show a response at the same time share it; it is dropped with the
 * last of them. Does not refetch when the window gets the focus, which would disturb somebody typing in it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (times, error) => times < 2 && isTemporary(error),
      },
    },
  })
}

interface QueryState<Data> {
  /** Undefined while loading. */
  readonly data: Data | undefined
  /** Status of the last response; 0 while loading, and when the server is unreachable. */
  readonly status: number
  /** Why the request failed; '' without a failure. */
  readonly problem: string
  /** Resolves once loaded; to undefined when the request fails. */
  readonly whenLoaded: () => Promise<Data | undefined>
}

interface QueryOptions<Data> {
  /** Polling interval while the page is visible; false for no polling. */
  readonly everyMs?: number | ((data: Data | undefined) => number | false)
  /** Milliseconds for which a response counts as fresh, and stays in the cache. */
  readonly freshMs?: number
  /** Keeps showing the previous data of the same resource while loading. */
  readonly keepsPrevious?: boolean
}

/**
 * Data from one or more requests.
 *
 * @param key the resource, such as `stories`, then whatever else the data depends on; no request while it is undefined
 * @param load reads the data with the given function, which throws when a request fails, and is cancelled when the data
 * is no longer needed
 */
export function useServerState<Data>(
  key: QueryKey | undefined,
  load: (read: Read) => Promise<Data>,
  { everyMs, freshMs = 0, keepsPrevious = false }: QueryOptions<Data> = {},
): QueryState<Data> {
  const { request } = useEditor()
  const { data, error, failureReason, refetch } = useQuery<Data>({
    queryKey: key ?? ['nothing'],
    queryFn: ({ signal }) => load(createReader(request, signal)),
    enabled: key !== undefined,
    staleTime: freshMs,
    gcTime: freshMs,
    refetchInterval: ({ state }) => (typeof everyMs === 'function' ? everyMs(state.data) : everyMs),
    ...(keepsPrevious && { placeholderData: previousOf(key?.[0]) }),
  })
  const failure = error ?? failureReason
  const errorStatus = failure instanceof RequestError ? failure.status : 0
  const status = failure === null && data !== undefined ? 200 : errorStatus
  const whenLoaded = async () => data ?? (await refetch({ cancelRefetch: false })).data
  const current = key === undefined ? undefined : data
  return { data: current, status, problem: failure?.message ?? '', whenLoaded }
}

function previousOf(resource: unknown) {
  return <Data>(before: Data | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
    query?.queryKey[0] === resource ? before : undefined
}

interface ResponseOptions<R extends Route> extends QueryOptions<SuccessResponse<R>> {
  readonly enabled?: boolean
}

export function useResponse<R extends Route>(
  route: R,
  request: RequestOptions<R>,
  { enabled = true, ...options }: ResponseOptions<R> = {},
) {
  const key = enabled ? keyOf(addressOf(route, request)) : undefined
  const { data, ...state } = useServerState(key, (read) => read(route, request), options)
  return { ...state, body: data?.body, total: data?.total }
}

interface RowsOptions<R extends Route> {
  readonly everyMs?: ((body: ResponseOf<R> | undefined) => number | false) | undefined
}

/** A page of the list of a route such as `GET leads`; keeps the previous page while loading. */
export function useRows<R extends Route>(
  route: R,
  request: RequestOptions<R>,
  { everyMs }: RowsOptions<R> = {},
) {
  const { body, total, problem } = useResponse(route, request, {
    keepsPrevious: true,
    ...(everyMs && { everyMs: (response) => everyMs(response?.body) }),
  })
  const list: readonly RowOf<R>[] | undefined = Object.values(Object(body)).find(Array.isArray)
  // After a failure there are no rows; the problem is shown instead.
  const rows = list ?? (body === undefined && problem === '' ? undefined : [])
  return { body, rows, total: total ?? rows?.length ?? 0, problem }
}

/** Returns a function that refetches everything in view below a path, such as `stories`. */
export function useRefresh(): (path: string) => void {
  const client = useQueryClient()
  return useCallback((path) => void client.invalidateQueries({ queryKey: keyOf(path) }), [client])
}

/** Sends a change, then refetches everything in view of its resource, or below `changed` if it is set. */
export type SendChange = <R extends Route>(
  route: R,
  options: RequestOptions<R>,
  changed?: string,
) => Promise<ApiResponse<R>>

export function useChange(): SendChange {
  const { request } = useEditor()
  const client = useQueryClient()
  return useCallback<SendChange>(
    async (route, options, changed) => {
      const response = await request(route, options)
      const [resource] = keyOf(addressOf(route, options))
      const queryKey = changed === undefined ? [resource] : keyOf(changed)
      // A deleted item is still in view for a moment, and would be a 404: refetch only lists.
      const isList = (query: { readonly queryKey: QueryKey }) =>
        String(query.queryKey[queryKey.length] ?? '?').startsWith('?')
      void client.invalidateQueries(
        route.startsWith('DELETE') ? { queryKey, predicate: isList } : { queryKey },
      )
      return response
    },
    [request, client],
  )
}

/** Splits a path into segments, with the query as the last one, so that a shorter path matches as a prefix. */
function keyOf(path: string): QueryKey {
  return path.split(/\/|(?=\?)/)
}
