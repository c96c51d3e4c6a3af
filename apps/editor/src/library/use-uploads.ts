import { useCallback, useRef, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { uploadFile } from '../fields/asset/upload-file.ts'

export interface Upload {
  readonly key: number
  readonly name: string
  readonly share: number
  readonly state: 'waits' | 'sent' | 'done' | 'failed'
  readonly problem: string
}

/** The content system accepts four at a time, from everybody together. */
const AT_ONCE = 2

/** Sends files, a few at a time, and says how far each has come. */
export function useUploads(onDone: () => void) {
  const { request } = useEditor()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<{ readonly key: number; readonly file: File }[]>([])
  const running = useRef(0)
  const last = useRef(0)
  const set = useCallback((key: number, change: Partial<Upload>) => {
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)))
  }, [])
  const work = useCallback(async () => {
    running.current++
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { key, file } = next
      set(key, { state: 'sent' })
      const { problem } = await uploadFile(request, file, {
        onProgress: (share) => set(key, { share }),
      })
      set(key, problem === '' ? { state: 'done', share: 1 } : { state: 'failed', problem })
      if (problem === '') onDone()
    }
    running.current--
  }, [request, onDone, set])
  const add = useCallback(
    (files: Iterable<File>) => {
      const added = [...files].map((file) => ({ key: ++last.current, file }))
      const state = { share: 0, state: 'waits', problem: '' } as const
      setUploads((before) => [
        ...before.filter((each) => each.state !== 'done'),
        ...added.map(({ key, file }) => ({ key, name: file.name, ...state })),
      ])
      waiting.current.push(...added)
      while (running.current < Math.min(AT_ONCE, waiting.current.length + running.current)) {
        void work()
      }
    },
    [work],
  )
  return { uploads, add, clear: () => setUploads([]) }
}
