import { QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Answer, Ask, AskOptions } from '../api/api.ts'
import { useEditor } from './editor-context.ts'

/** A request that the server refused, or that nobody answered. */
class RequestError extends Error {
  readonly status: number
  constructor({ status, fault }: Answer<unknown>) {
    super(fault)
    this.status = status
  }
}

/** A server that cannot be reached, or is busy, is asked again; the fault is shown meanwhile. */
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
  /** Of the last answer; 0 while it is awaited, and where nobody answers. */
  readonly status: number
  /** Why it could not be read; empty when it was. */
  readonly fault: string
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
 * @param read sends them by the function that it is given: they are cancelled when nobody waits any more, and one that
 *   is refused ends it
 */
export function useServerState<Data>(
  key: QueryKey | undefined,
  read: (ask: Ask) => Promise<Data>,
  { everyMs, freshMs = 0, keepsPrevious = false }: QueryOptions<Data> = {},
): QueryState<Data> {
  const { ask } = useEditor()
  const { data, error, failureReason, refetch } = useQuery<Data>({
    queryKey: key ?? ['nothing'],
    queryFn: ({ signal }) =>
      read(async (what, options) => {
        const answer = await ask<never>(what, { ...options, signal })
        if (answer.fault !== '') throw new RequestError(answer)
        return answer
      }),
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
  return { data: known, status, fault: failed?.message ?? '', whenKnown }
}

function previousOf(resource: unknown) {
  return <Data>(before: Data | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
    query?.queryKey[0] === resource ? before : undefined
}

/**
 * The answer to one request.
 *
 * @param path what is read, such as `releases`; nothing is asked while it is undefined
 */
export function useAnswer<Body>(
  path: string | undefined,
  options: QueryOptions<Answer<Body>> = {},
) {
  const key = path === undefined ? undefined : keyOf(path)
  const { data, ...state } = useServerState(key, (ask) => ask<Body>(`GET ${path}`), options)
  return { ...state, body: data?.body, total: data?.total }
}

interface RowsOptions<Body> {
  /** The name of the list in the answer, the path's first segment unless told. */
  readonly member?: string
  readonly everyMs?: (body: Body | undefined) => number | false
}

/** A page of a list, read at a path such as `leads?page=2`; the page before stays until it has come. */
export function useRows<Row, Body = unknown>(path: string, options: RowsOptions<Body> = {}) {
  const { member = String(keyOf(path)[0]), everyMs } = options
  const { body, total, fault } = useAnswer<Body>(path, {
    keepsPrevious: true,
    ...(everyMs && { everyMs: (answer) => everyMs(answer?.body) }),
  })
  const listed: readonly Row[] | undefined = Object(body)[member]
  // What cannot be read is told in the place of its rows.
  const rows = listed ?? (body === undefined && fault === '' ? undefined : [])
  return { body, rows, total: total ?? rows?.length ?? 0, fault }
}

/** Has everything asked again that is shown of what stands below a path, such as `stories`, since it has changed. */
export function useRefresh(): (path: string) => void {
  const client = useQueryClient()
  return useCallback((path) => void client.invalidateQueries({ queryKey: keyOf(path) }), [client])
}

/**
 * Sends changes such as `DELETE redirects/1`; what is shown of the resource is asked for again, or of the path that
 * is given instead.
 */
export function useChange() {
  const { ask } = useEditor()
  const client = useQueryClient()
  return useCallback(
    async <Body>(what: string, options?: AskOptions, changed?: string) => {
      const answer = await ask<Body>(what, options)
      const [method, path = ''] = what.split(' ')
      const queryKey = changed === undefined ? keyOf(path).slice(0, 1) : keyOf(changed)
      // What was deleted is shown for a moment longer, and must not be asked for: only lists are.
      const isList = (query: { readonly queryKey: QueryKey }) =>
        String(query.queryKey[queryKey.length] ?? '?').startsWith('?')
      void client.invalidateQueries(
        method === 'DELETE' ? { queryKey, predicate: isList } : { queryKey },
      )
      return answer
    },
    [ask, client],
  )
}

/** The segments of a path, and its query with the question mark, so that a path that it begins with finds it. */
function keyOf(path: string): QueryKey {
  return path.split(/\/|(?=\?)/)
}
