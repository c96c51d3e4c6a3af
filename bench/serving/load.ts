import { spawnSync } from 'node:child_process'
import { descendants, processorSeconds } from '../processor-time.ts'

const CONNECTIONS = 32
/** High, because on a busy machine a response may take seconds. */
const WRK_TIMEOUT = '20s'

export interface LoadResult {
  readonly requestsPerSecond: number
  /** Meaningful even if the load tool is the bottleneck. */
  readonly processorMicrosPerRequest: number
  /** Average number of processors in use by the server. */
  readonly processorsInUse: number
}

interface LoadOptions {
  readonly seconds: number
  /** The processor core that wrk is bound to, with one thread; without it, two threads on any. */
  readonly core?: number
  /** Path of a wrk script that varies the request. */
  readonly script?: string
  /** By default gzip. */
  readonly encoding?: 'gzip' | 'identity'
}

/**
 * Loads a server with wrk, with keep-alive. `pids`: the server's processes. Throws for responses other than 2xx, and for
 * failed connections.
 */
export function load(
  url: string,
  pids: readonly number[],
  { seconds, core, script, encoding = 'gzip' }: LoadOptions,
): LoadResult {
  const totalProcessorSeconds = () => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0)
  const secondsBefore = totalProcessorSeconds()
  const command =
    core === undefined ? ['wrk', '-t2'] : ['taskset', '-c', String(core), 'wrk', '-t1']
  const [program = '', ...args] = [...command, ...(script === undefined ? [] : ['-s', script])]
  const { error, stdout, status, stderr } = spawnSync(
    program,
    [
      ...args,
      `-c${CONNECTIONS}`,
      `-d${seconds}s`,
      '--timeout',
      WRK_TIMEOUT,
      '-H',
      `Accept-Encoding: ${encoding}`,
      url,
    ],
    { encoding: 'utf8' },
  )
  const processorSecondsSpent = totalProcessorSeconds() - secondsBefore
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (status !== 0 || !(requestsPerSecond > 0))
    throw new Error(`wrk failed; is it installed? ${error?.message ?? (stderr || stdout)}`)
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new Error(`Requests to ${url} failed; expected only 2xx: ${stdout}`)
  return {
    requestsPerSecond,
    processorMicrosPerRequest: (processorSecondsSpent / requests) * 1e6,
    processorsInUse: processorSecondsSpent / seconds,
  }
}

/** Binds a process, with its threads and children, to one processor core. */
export function bindToCore(pid: number | undefined, core: number): void {
  for (const each of pid === undefined ? [] : [pid, ...descendants(pid)]) {
    spawnSync('taskset', ['-a', '-cp', String(core), String(each)])
  }
}
