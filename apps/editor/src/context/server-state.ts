import { addressOf } from '@prospectus/protocol/management/address'
import type { ResponseOf, Route, RowOf } from '@prospectus/protocol/management/contract'
import { QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  type ApiResponse,
  createReader,
  type Found,
  type Read,
  RequestError,
  type RequestOptions,
} from '../api/api.ts'
import { useEditor } from './editor-context.ts'

/** A server that cannot be reached, or is busy, is asked again; the problem is shown meanwhile. */
const isPassing = (error: Error) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 502)

/**
 * The cache of what the server has said. An answer is shared by everything that shows it at the same time, and is
 * forgotten with the last of them. Nothing is asked again because a window takes the focus, which would disturb
 * whoever types in it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (times, error) => times < 2 && isPassing(error),
      },
    },
  })
}

interface QueryState<Data> {
  /** Undefined until it is known. */
  readonly data: Data | undefined
  /** Of the last response; 0 while it is awaited, and where nobody answers. */
  readonly status: number
  /** Why it could not be read; empty when it was. */
  readonly problem: string
  /** Waits until it is known; undefined when it cannot be read. */
  readonly whenKnown: () => Promise<Data | undefined>
}

interface QueryOptions<Data> {
  /** Asks again that often while the page can be seen; false for not again. */
  readonly everyMs?: number | ((data: Data | undefined) => number | false)
  /** For how long an answer counts as new, and is kept for whoever asks next. */
  readonly freshMs?: number
  /** Whether the answer to the request before, of the same resource, stays until this one's has come. */
  readonly keepsPrevious?: boolean
}

/**
 * What several requests find out together.
 *
 * @param key the resource, such as `stories`, then what else it depends on; nothing is asked while it is undefined
 * @param load sends them by the function that it is given: they are cancelled when nobody waits any more, and one that
 *   is refused ends it
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
  const failed = error ?? failureReason
  const refused = failed instanceof RequestError ? failed.status : 0
  const status = failed === null && data !== undefined ? 200 : refused
  const whenKnown = async () => data ?? (await refetch({ cancelRefetch: false })).data
  const known = key === undefined ? undefined : data
  return { data: known, status, problem: failed?.message ?? '', whenKnown }
}

function previousOf(resource: unknown) {
  return <Data>(before: Data | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
    query?.queryKey[0] === resource ? before : undefined
}

interface ResponseOptions<R extends Route> extends QueryOptions<Found<R>> {
  /** Nothing is asked while it is false. */
  readonly enabled?: boolean
}

/** The response to one request, such as `GET leads/:id`. */
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
  /** Asks again that often, by what the response says; false for not again. */
  readonly everyMs?: ((body: ResponseOf<R> | undefined) => number | false) | undefined
}

/** A page of the list that a route such as `GET leads` answers with; the page before stays until it has come. */
export function useRows<R extends Route>(
  route: R,
  request: RequestOptions<R>,
  { everyMs }: RowsOptions<R> = {},
) {
  const { body, total, problem } = useResponse(route, request, {
    keepsPrevious: true,
    ...(everyMs && { everyMs: (found) => everyMs(found?.body) }),
  })
  const listed: readonly RowOf<R>[] | undefined = Object.values(Object(body)).find(Array.isArray)
  // What cannot be read is told in the place of its rows.
  const rows = listed ?? (body === undefined && problem === '' ? undefined : [])
  return { body, rows, total: total ?? rows?.length ?? 0, problem }
}

/** Has everything asked again that is shown of what stands below a path, such as `stories`, since it has changed. */
export function useRefresh(): (path: string) => void {
  const client = useQueryClient()
  return useCallback((path) => void client.invalidateQueries({ queryKey: keyOf(path) }), [client])
}

/** Sends a change; what is shown of the resource is asked for again, or of the path that is given instead. */
export type SendChange = <R extends Route>(
  route: R,
  options: RequestOptions<R>,
  changed?: string,
) => Promise<ApiResponse<R>>

/** Sends changes such as `DELETE redirects/:id`. */
export function useChange(): SendChange {
  const { request } = useEditor()
  const client = useQueryClient()
  return useCallback<SendChange>(
    async (route, options, changed) => {
      const response = await request(route, options)
      const [resource] = keyOf(addressOf(route, options))
      const queryKey = changed === undefined ? [resource] : keyOf(changed)
      // What was deleted is shown for a moment longer, and must not be asked for: only lists are.
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

/** The segments of a path, and its query with the question mark, so that a path that it begins with finds it. */
function keyOf(path: string): QueryKey {
  return path.split(/\/|(?=\?)/)
}
