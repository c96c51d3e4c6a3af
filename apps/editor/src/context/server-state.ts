import { addressOf } from '@prospectus/protocol/management/address'
import type { ResponseOf, Route } from '@prospectus/protocol/management/contract'
import {
  hashKey,
  QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import {
  type ApiReader,
  type ApiResult,
  createApiReader,
  RequestError,
  type RequestOptions,
  type SuccessResponse,
} from '../api/api.ts'
import { readAllRows, rowsIn } from '../api/read-rows.ts'
import { useEditor } from './editor-context.ts'

/** True when a retry may help: the server is unreachable or busy. */
const isTemporary = (error: Error) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 502)

/**
 * Creates the response cache. Mounted components share a response; it is dropped `freshMs` after the last of them
 * unmounts. Nothing is refetched when the window gets the focus, since that would disturb somebody typing in it. What
 * could not be loaded is loaded when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (failureCount, error) => failureCount < 2 && isTemporary(error),
      },
    },
  })
}

interface QueryState<Data> {
  /** Undefined while loading, and when loading failed. */
  readonly data: Data | undefined
  /** Status of the last response; 0 before the first, and when the server is unreachable. */
  readonly status: number
  /** Why the request failed, until data arrive; '' without a failure. */
  readonly problem: string
  /** Resolves to the data when they are loaded, or to the problem when the request fails. */
  readonly whenLoaded: () => Promise<Pick<QueryState<Data>, 'data' | 'problem'>>
}

interface QueryOptions<Data> {
  /** Polling interval while the page is visible; false for no polling. */
  readonly pollMs?: number | ((data: Data | undefined) => number | false)
  /** Milliseconds for which a response counts as fresh, and stays in the cache after its last component unmounts. */
  readonly freshMs?: number
  /** Keeps showing the previous data of the same resource while loading. */
  readonly keepsPrevious?: boolean
}

/**
 * Data from one or more requests.
 *
 * @param key the resource, such as `stories`, then everything else that the data depends on; undefined for no request
 * @param load gets a reader whose requests are aborted when the data is no longer needed
 */
export function useServerState<Data>(
  key: QueryKey | undefined,
  load: (read: ApiReader) => Promise<Data>,
  { pollMs, freshMs = 0, keepsPrevious = false }: QueryOptions<Data> = {},
): QueryState<Data> {
  const { request } = useEditor()
  const queryKey = key ?? ['nothing']
  const { data, error, failureReason, isPlaceholderData, refetch } = useQuery<Data>({
    queryKey,
    queryFn: ({ signal }) => load(createApiReader(request, signal)),
    enabled: key !== undefined,
    staleTime: freshMs,
    gcTime: freshMs,
    refetchInterval: ({ state }) => (typeof pollMs === 'function' ? pollMs(state.data) : pollMs),
    ...(keepsPrevious && { placeholderData: previousDataOf(key?.[0]) }),
  })
  const hasData = data !== undefined && !isPlaceholderData
  const [failure, isEarlierFailure] = useLastFailure(queryKey, error ?? failureReason, hasData)
  const errorStatus = failure instanceof RequestError ? failure.status : 0
  const status = failure === null && data !== undefined ? 200 : errorStatus
  const whenLoaded = async () => {
    if (data !== undefined) return { data, problem: '' }
    const result = await refetch({ cancelRefetch: false })
    return { data: result.data, problem: result.error?.message ?? '' }
  }
  const currentData = key === undefined || isEarlierFailure ? undefined : data
  return { data: currentData, status, problem: failure?.message ?? '', whenLoaded }
}

/**
 * Returns the failure of a query, and whether it is an earlier request's. TanStack Query resets the failure at each
 * refetch without data; it is kept, since an alert that vanished for that time would be read aloud again.
 */
function useLastFailure(queryKey: QueryKey, failure: Error | null, hasData: boolean) {
  const hash = hashKey(queryKey)
  const [lastFailure, setLastFailure] = useState({ hash, failure })
  const isSameQuery = lastFailure.hash === hash
  const isEarlierFailure =
    failure === null && !hasData && isSameQuery && lastFailure.failure !== null
  if (!isEarlierFailure && !(isSameQuery && lastFailure.failure === failure))
    setLastFailure({ hash, failure })
  return [isEarlierFailure ? lastFailure.failure : failure, isEarlierFailure] as const
}

/** Returns the option `placeholderData`: the previous query's data if they are of the same resource. */
function previousDataOf(resource: unknown) {
  return <Data>(previous: Data | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
    query?.queryKey[0] === resource ? previous : undefined
}

interface ResponseOptions<R extends Route> extends QueryOptions<SuccessResponse<R>> {
  /** False for no request. */
  readonly enabled?: boolean
}

/** Body of one request's response, and the total if it is a list; both undefined until it has arrived. */
export function useResponse<R extends Route>(
  route: R,
  request: RequestOptions<R>,
  { enabled = true, ...options }: ResponseOptions<R> = {},
) {
  const key = enabled ? toQueryKey(addressOf(route, request)) : undefined
  const { data, ...state } = useServerState(key, (read) => read(route, request), options)
  return { ...state, body: data?.body, total: data?.total }
}

interface RowsOptions<R extends Route> {
  readonly pollMs?: ((body: ResponseOf<R> | undefined) => number | false) | undefined
}

/** A page of the list of a route such as `GET leads`; keeps the previous page while loading. */
export function useRows<R extends Route>(
  route: R,
  request: RequestOptions<R>,
  { pollMs }: RowsOptions<R> = {},
) {
  const { body, total, problem } = useResponse(route, request, {
    keepsPrevious: true,
    ...(pollMs && { pollMs: (response) => pollMs(response?.body) }),
  })
  // Undefined while loading, and when loading failed; if only a refetch fails, the old rows stay.
  const rows = body && rowsIn<R>(body)
  return {
    body,
    rows,
    isLoading: rows === undefined && problem === '',
    total: total ?? rows?.length ?? 0,
    problem,
  }
}

type AllRowsOptions = Pick<QueryOptions<unknown>, 'freshMs'> & { readonly enabled?: boolean }

/** The rows of all pages of a list; undefined until all have arrived. */
export function useAllRows<R extends Route>(
  route: R,
  request: RequestOptions<R>,
  { enabled = true, freshMs = 0 }: AllRowsOptions = {},
) {
  const key = enabled ? [...toQueryKey(addressOf(route, request)), '?all'] : undefined
  const { data: rows, ...state } = useServerState(
    key,
    (read) => readAllRows(read, route, request),
    { freshMs },
  )
  return { ...state, rows, isLoading: enabled && rows === undefined && state.problem === '' }
}

/** Returns a function that refetches the mounted data below a path, such as `stories`. */
export function useRefresh(): (path: string) => void {
  const client = useQueryClient()
  return useCallback(
    (path) => void client.invalidateQueries({ queryKey: toQueryKey(path) }),
    [client],
  )
}

/** Sends a change, then refetches the mounted data below `changedPath`, by default that of the route's resource. */
export type SendChange = <R extends Route>(
  route: R,
  options: RequestOptions<R>,
  changedPath?: string,
) => Promise<ApiResult<R>>

export function useChange(): SendChange {
  const { request } = useEditor()
  const client = useQueryClient()
  return useCallback<SendChange>(
    async (route, options, changedPath) => {
      const response = await request(route, options)
      const [resource] = toQueryKey(addressOf(route, options))
      const queryKey = changedPath === undefined ? [resource] : toQueryKey(changedPath)
      // A deleted item is still mounted for a moment, and its refetch would be a 404.
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

/** Splits a path into segments and the query. A shorter key matches all keys that begin with it. */
function toQueryKey(path: string): QueryKey {
  return path.split(/\/|(?=\?)/)
}
