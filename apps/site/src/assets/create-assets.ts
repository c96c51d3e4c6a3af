import { join } from 'node:path'
import type { PrefetchingOrigin } from '@prospectus/server/images/asset-origin'
import { createAssetPrefetcher } from './asset-prefetcher.ts'
import { createBundledAssets, readSpaceId } from './bundled-assets.ts'
import { createMissingFiles } from './missing-files.ts'
import { createRemoteAssets, type RemoteAssetsOptions } from './remote/remote-assets.ts'

interface AssetsOptions
  extends Omit<RemoteAssetsOptions, 'directory' | 'mayFetch' | 'origin' | 'onRemoved'> {
  readonly contentDir: string
  /** Fetched files are stored in its folder `originals`. */
  readonly dataDir: string
  readonly host: URL
  /** By default, the seed content's space. */
  readonly spaceId: string | undefined
}

/**
 * All files of a site: bundled, else stored, else fetched from the asset host (CALL-6). Only files of the site's own
 * space and of spaces that its content names are fetched, so that the site never serves strangers' files.
 */
export function createAssets(options: AssetsOptions) {
  const { contentDir, dataDir, host, spaceId, log, ...remoteOptions } = options
  const bundled = createBundledAssets(contentDir)
  const missingFiles = createMissingFiles()
  const namedSpaces = new Set<string>()
  let isUnreadableLogged = false

  const remote = createRemoteAssets({
    ...remoteOptions,
    log,
    origin: host,
    directory: join(dataDir, 'originals'),
    onRemoved: (path) => missingFiles.record(path, false),
    mayFetch: async (path) => {
      const space = spaceOf(path)
      return space === (await ownSpace()) || namedSpaces.has(space)
    },
  })

  async function ownSpace(): Promise<string | undefined> {
    return spaceId ?? readSpaceId(contentDir).catch(() => undefined)
  }

  async function openBundled(path: string) {
    try {
      return await bundled.open(path)
    } catch (error) {
      if (!isUnreadableLogged)
        log.warn(
          'assets.bundled_unreadable',
          'The files of the seed content cannot be read; check CONTENT_DIR',
          {
            folder: contentDir,
            cause: error,
          },
        )
      isUnreadableLogged = true
      return undefined
    }
  }

  const origin: PrefetchingOrigin = {
    open: async (path) => {
      const asset = (await openBundled(path)) ?? (await remote.open(path))
      // Only files that content names can be missing: visitors also request made-up addresses.
      if (asset !== undefined) missingFiles.record(path, true)
      return asset
    },
    keep: async (path) => {
      const outcome = (await openBundled(path)) ? 'there already' : await remote.keep(path)
      if (outcome !== 'no room') missingFiles.record(path, outcome !== 'absent')
      return outcome
    },
  }
  const prefetcher = createAssetPrefetcher({ assets: origin, log })
  return {
    origin,
    missingFiles,
    prefetcher: {
      ...prefetcher,
      enqueue: (paths: Iterable<string>) => {
        const pathList = [...paths]
        for (const path of pathList) namedSpaces.add(spaceOf(path))
        prefetcher.enqueue(pathList)
      },
    },
  }
}

/** URL of the asset host: with the scheme of `embedsUrl` if both have the same host, else with https. */
export function assetHostOrigin(settings: {
  readonly assetHost: string
  readonly embedsUrl: string
}): URL {
  const embeds = new URL(settings.embedsUrl)
  return settings.assetHost === embeds.host
    ? new URL(embeds.origin)
    : new URL(`https://${settings.assetHost}`)
}

function spaceOf(path: string): string {
  return path.split('/')[1] ?? ''
}
