import { useCallback, useRef, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { uploadFile } from '../fields/asset/upload-file.ts'

export interface Upload {
  readonly key: number
  readonly name: string
  /** From 0 to 1. */
  readonly progress: number
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed'
  readonly problem: string
}

/** Leaves room for other people: the server accepts four uploads at a time in all. */
const MAX_PARALLEL = 2

export function useUploads(onDone: () => void) {
  const { request } = useEditor()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<{ readonly key: number; readonly file: File }[]>([])
  const running = useRef(0)
  const lastKey = useRef(0)
  const update = useCallback((key: number, change: Partial<Upload>) => {
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)))
  }, [])
  const runQueue = useCallback(async () => {
    running.current++
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { key, file } = next
      update(key, { state: 'uploading' })
      const { problem } = await uploadFile(request, file, {
        onProgress: (progress) => update(key, { progress }),
      })
      update(key, problem === '' ? { state: 'done', progress: 1 } : { state: 'failed', problem })
      if (problem === '') onDone()
    }
    running.current--
  }, [request, onDone, update])
  const add = useCallback(
    (files: Iterable<File>) => {
      const added = [...files].map((file) => ({ key: ++lastKey.current, file }))
      const state = { progress: 0, state: 'waiting', problem: '' } as const
      setUploads((before) => [
        ...before.filter((each) => each.state !== 'done'),
        ...added.map(({ key, file }) => ({ key, name: file.name, ...state })),
      ])
      waiting.current.push(...added)
      while (running.current < Math.min(MAX_PARALLEL, waiting.current.length + running.current)) {
        void runQueue()
      }
    },
    [runQueue],
  )
  return { uploads, add, clear: () => setUploads([]) }
}
