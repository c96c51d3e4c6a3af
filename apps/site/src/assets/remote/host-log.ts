import { encodeAssetPath } from '@prospectus/content/schema/assets/asset-file-path'
import type { Log } from '@prospectus/server/log'
import { type Download, HostError } from './download.ts'

/** Logs an asset host's problems (MSG-2): becoming unreachable and recovering once each, not for every file. */
export function createHostLog(log: Pick<Log, 'info' | 'warn' | 'error'>, host: string) {
  let isUnreachable = false
  const addressOf = (path: string) => `${host}/${encodeAssetPath(path)}`

  function responded(): void {
    if (isUnreachable)
      log.info('assets.host_recovered', 'The asset host answers again', { target: host })
    isUnreachable = false
  }

  return {
    responded,
    failed: (path: string, error: unknown) => {
      const address = addressOf(path)
      if (!(error instanceof HostError)) {
        log.error('assets.store_failed', 'A fetched file could not be stored', {
          target: address,
          cause: error,
        })
      } else if (error.status !== undefined) {
        responded()
        log.warn('assets.fetch_failed', 'A file could not be fetched', {
          target: address,
          status: error.status,
          cause: error.message,
        })
      } else if (!isUnreachable) {
        isUnreachable = true
        log.warn(
          'assets.host_unreachable',
          'The asset host does not answer; files fetched before are still served',
          {
            target: address,
            cause: error.message,
          },
        )
      }
    },
    refused: (path: string, { status, location }: Extract<Download, { kind: 'refused' }>) => {
      const address = addressOf(path)
      log.warn('assets.host_refused', 'The asset host refused a file', {
        target: address,
        status,
        location,
      })
    },
  }
}
