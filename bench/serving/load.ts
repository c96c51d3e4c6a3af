import { spawnSync } from 'node:child_process'
import { processorSeconds } from '../processor-time.ts'

const CONNECTIONS = 32

export interface Load {
  readonly requestsPerSecond: number
  /** Processor time that the server spent on a request, µs: fair even when the load tool is the limit. */
  readonly processorTime: number
  /** How busy the server's processor was, 0 to 1. */
  readonly busy: number
}

/**
 * Loads a server by wrk (one thread, keep-alive), bound to a processor of its own.
 *
 * @param pid the process that answers
 * @throws when wrk fails or a request was not answered with 2xx
 */
export function load(url: string, pid: number, seconds: number, core: number): Load {
  const before = processorSeconds(pid)
  const { stdout, status, stderr } = spawnSync(
    'taskset',
    [
      ...['-c', String(core), 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`],
      ...['-H', 'Accept-Encoding: gzip', url],
    ],
    { encoding: 'utf8' },
  )
  const spent = processorSeconds(pid) - before
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (status !== 0 || !(rate > 0)) throw new Error(`wrk failed: ${stderr || stdout}`)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`requests failed: ${stdout}`)
  return {
    requestsPerSecond: rate,
    processorTime: (spent / requests) * 1e6,
    busy: spent / seconds,
  }
}
