import { readFileSync } from 'node:fs'

export interface Memory {
  /** Megabytes of the process that are in memory now. */
  readonly now: number
  /** The most that there ever were. */
  readonly peak: number
}

/** What a process occupies, as Linux counts it: what is not JavaScript is in it too. */
export function memoryOf(pid: number | undefined): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
