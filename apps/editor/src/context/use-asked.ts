import { useCallback, useEffect, useState } from 'react'
import type { Answer } from '../api/api.ts'
import { useEditor } from './editor-context.ts'

interface Asked<Body> {
  /** Undefined until the answer has come, and when the server refused. */
  readonly body: Body | undefined
  /** 0 while the answer is awaited. */
  readonly status: number
  readonly fault: string
  /** Asks once more; the old answer stays until the new one has come. */
  readonly again: () => void
}

/**
 * The answer to a request such as `GET releases`; nothing is asked while it is undefined.
 *
 * @param everyMs asks again that often while the page can be seen; once where it is left out
 */
export function useAsked<Body>(what: string | undefined, everyMs?: number): Asked<Body> {
  const { ask } = useEditor()
  const [answer, setAnswer] = useState<Answer<Body>>()
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    if (what === undefined) return
    const stop = new AbortController()
    const start = async () => {
      const answer = await ask<Body>(what, { signal: stop.signal })
      if (!stop.signal.aborted) setAnswer(answer)
    }
    void start()
    return () => stop.abort()
  }, [ask, what, round])
  useEffect(() => {
    if (everyMs === undefined) return
    const look = () => document.visibilityState === 'visible' && again()
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, again])
  const { status = 0, fault = '' } = answer ?? {}
  return { body: status === 200 ? answer?.body : undefined, status, fault, again }
}
