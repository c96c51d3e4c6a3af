import { readFileSync } from 'node:fs'

/** Resident memory in megabytes. */
export interface Memory {
  readonly now: number
  readonly peak: number
}

/** Reads a process's memory from `/proc`, native memory included. */
export function memoryOf(pid: number | undefined): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
