import { useCallback, useEffect, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'

export interface List<Row> {
  /** Undefined until they have been loaded. */
  readonly rows: readonly Row[] | undefined
  /** How many there are on all pages. */
  readonly total: number
  readonly fault: string
  readonly refresh: () => void
}

/**
 * A list of the management API, loaded again when its path changes; an answer to an older request is dropped.
 *
 * @param path with its query, such as `leads?page=2`; nothing is loaded while it is undefined
 * @param member the name of the list in the answer
 */
export function useList<Row>(path: string | undefined, member: string): List<Row> {
  const { ask } = useEditor()
  const [state, setState] = useState<Omit<List<Row>, 'refresh'>>({
    rows: undefined,
    total: 0,
    fault: '',
  })
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time asks once more
  useEffect(() => {
    if (path === undefined) return
    const gone = new AbortController()
    const read = async () => {
      const answer = await ask<Readonly<Record<string, readonly Row[] | undefined>>>(
        `GET ${path}`,
        { signal: gone.signal },
      )
      if (gone.signal.aborted) return
      const rows = answer.body[member] ?? []
      setState({ rows, total: answer.total ?? rows.length, fault: answer.fault })
    }
    void read()
    return () => gone.abort()
  }, [ask, path, member, times])
  const refresh = useCallback(() => setTimes((before) => before + 1), [])
  return { ...state, refresh }
}
