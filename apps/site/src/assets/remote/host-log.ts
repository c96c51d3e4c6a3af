import { encodeAssetPath } from '@prospectus/content/schema/assets/asset-file-path'
import type { Log } from '@prospectus/server/log'
import { type Download, HostFault } from './download.ts'

/** Says in the log what is wrong with an asset host (MSG-2). */
export interface HostLog {
  readonly answered: () => void
  readonly failed: (path: string, error: unknown) => void
  readonly refused: (path: string, answer: Extract<Download, { kind: 'refused' }>) => void
}

/**
 * A host that goes dark is told of once, and once more when it is back, not for every file; an answer
 * that cannot be used is told of each time.
 *
 * @param host origin of the host
 */
export function createHostLog(log: Pick<Log, 'info' | 'warn' | 'error'>, host: string): HostLog {
  let dark = false
  const addressOf = (path: string) => `${host}/${encodeAssetPath(path)}`

  function answered(): void {
    if (dark) log.info('assets.host_recovered', 'The asset host answers again', { asked: host })
    dark = false
  }

  return {
    answered,
    failed: (path, error) => {
      const asked = addressOf(path)
      if (!(error instanceof HostFault)) {
        log.error('assets.store_failed', 'A fetched file could not be stored', {
          asked,
          cause: error,
        })
      } else if (error.status !== undefined) {
        answered()
        log.warn('assets.fetch_failed', 'A file could not be fetched', {
          asked,
          answered: error.status,
          cause: error.message,
        })
      } else if (!dark) {
        dark = true
        log.warn(
          'assets.host_unreachable',
          'The asset host does not answer; files fetched before are still served',
          {
            asked,
            cause: error.message,
          },
        )
      }
    },
    refused: (path, { status, location }) => {
      const asked = addressOf(path)
      log.warn('assets.host_refused', 'The asset host refused a file', {
        asked,
        answered: status,
        location,
      })
    },
  }
}
