import { spawnSync } from 'node:child_process'

const CONNECTIONS = 32

/**
 * Requests a second that a server answers to wrk (one thread, keep-alive), bound to a processor of
 * its own so that it is not what is measured.
 *
 * @throws when wrk fails or a request was not answered with 2xx
 */
export function requestsPerSecond(url: string, seconds: number, core: number): number {
  const { stdout, status, stderr } = spawnSync(
    'taskset',
    [
      ...['-c', String(core), 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`],
      ...['-H', 'Accept-Encoding: gzip', url],
    ],
    { encoding: 'utf8' },
  )
  const figure = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (status !== 0 || figure === undefined) throw new Error(`wrk failed: ${stderr || stdout}`)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`requests failed: ${stdout}`)
  return Number(figure)
}
