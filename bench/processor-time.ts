import { readdirSync, readFileSync } from 'node:fs'

/** Processor time that a running process has used so far, in seconds. */
export function processorSeconds(pid: number): number {
  const fields = statFields(pid)
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Processor time of a process's current threads in milliseconds, precise enough for one request; 0 if it has ended. */
export function processorMilliseconds(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const nanosecondsByThread = threads.map((thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return Number(nanoseconds)
    })
    return nanosecondsByThread.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
  } catch {
    return 0
  }
}

/** Process ids of the PostgreSQL backends of a database on this machine; none for SQLite. */
export function backendsOf(address: string): readonly number[] {
  const name = new URL(address).pathname.slice(1)
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && commandOf(entry).startsWith('postgres: '))
    .filter((entry) => commandOf(entry).split(' ').includes(name))
    .map(Number)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Ids of a process's child processes, and of theirs. */
export function descendants(pid: number): readonly number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    const [, parent] = /^\d+$/.test(name) ? statFields(Number(name)) : []
    return parent === undefined ? [] : [[Number(name), Number(parent)] as const]
  })
  const descendantsOf = (ancestor: number): number[] =>
    parents.flatMap(([child, parent]) =>
      parent === ancestor ? [child, ...descendantsOf(child)] : [],
    )
  return descendantsOf(pid)
}

/** Fields after the name in `/proc/<pid>/stat`; empty for a process that has ended. */
function statFields(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

/** Unit of the times in `/proc/<pid>/stat`. */
const TICKS_PER_SECOND = 100
