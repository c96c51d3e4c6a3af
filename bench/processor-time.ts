import { readdirSync, readFileSync } from 'node:fs'

/** Processor time that a running process has used so far, in seconds. */
export function processorSeconds(pid: number): number {
  const fields = statusOf(pid)
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** All processes that a process has started, and those that they have. */
export function descendants(pid: number): readonly number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    const [, parent] = /^\d+$/.test(name) ? statusOf(Number(name)) : []
    return parent === undefined ? [] : [[Number(name), Number(parent)] as const]
  })
  const below = (of: number): number[] =>
    parents.flatMap(([child, parent]) => (parent === of ? [child, ...below(child)] : []))
  return below(pid)
}

/** What stands behind the name of a process in `/proc/<pid>/stat`; empty for one that has ended. */
function statusOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

const TICKS_PER_SECOND = 100
