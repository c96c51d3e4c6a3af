import { encodeAssetPath } from '@prospectus/content/schema/assets/asset-file-path'
import type { Log } from '@prospectus/server/log'
import { type Download, HostError } from './download.ts'

/**
 * Logs problems of an asset host (MSG-2): once when it becomes unreachable and once when it answers again, not for every
 * file; unusable responses each time.
 *
 * @param host origin of the host
 */
export function createHostLog(log: Pick<Log, 'info' | 'warn' | 'error'>, host: string) {
  let isUnreachable = false
  const addressOf = (path: string) => `${host}/${encodeAssetPath(path)}`

  function answered(): void {
    if (isUnreachable)
      log.info('assets.host_recovered', 'The asset host answers again', { asked: host })
    isUnreachable = false
  }

  return {
    answered,
    failed: (path: string, error: unknown) => {
      const asked = addressOf(path)
      if (!(error instanceof HostError)) {
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
      } else if (!isUnreachable) {
        isUnreachable = true
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
    refused: (path: string, { status, location }: Extract<Download, { kind: 'refused' }>) => {
      const asked = addressOf(path)
      log.warn('assets.host_refused', 'The asset host refused a file', {
        asked,
        answered: status,
        location,
      })
    },
  }
}
