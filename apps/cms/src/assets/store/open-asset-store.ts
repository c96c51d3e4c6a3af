import { OperatorFault } from '@prospectus/server/operator-fault'
import type { AssetStoreSettings } from '../../settings.ts'
import type { AssetStore } from './asset-store.ts'
import { createDiskStore } from './disk-store.ts'
import { createS3Store } from './s3-store.ts'
import { sweepTemporary } from './sweep-temporary.ts'

/**
 * The store that the settings name; of a folder, what a killed process left half written is deleted.
 *
 * @param folder absolute path, of files that are kept on disk
 * @throws {OperatorFault} when the address names no http(s) endpoint, or the keys to a bucket are missing
 */
export function openAssetStore(settings: AssetStoreSettings, folder: string): AssetStore {
  if (!settings.address.startsWith('s3:')) {
    // Nobody waits for it, and what cannot be deleted now is deleted at another start.
    void sweepTemporary(folder, Date.now()).catch(() => undefined)
    return createDiskStore(folder)
  }
  const { accessKeyId, secretAccessKey, sessionToken } = settings
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new OperatorFault(
      'ASSET_STORE names a bucket; expected AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY with it.',
    )
  }
  const { hostname: bucket, pathname, searchParams } = new URL(settings.address)
  const region = searchParams.get('region') ?? settings.region ?? 'us-east-1'
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) {
    throw new OperatorFault(
      'The endpoint in ASSET_STORE is none; expected an http(s) origin, such as s3://files?endpoint=https://s3.example.com.',
    )
  }
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  return createS3Store({
    bucket,
    endpoint: endpoint.replace(/\/$/, ''),
    prefix: prefix === '' ? '' : `${prefix}/`,
    ...{ region, accessKeyId, secretAccessKey, sessionToken },
  })
}
