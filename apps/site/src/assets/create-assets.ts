import { join } from 'node:path'
import type { KeepingOrigin } from '@prospectus/server/images/asset-origin'
import { type AssetMirror, createAssetMirror } from './asset-mirror.ts'
import { createBundledAssets, readSpaceId } from './bundled-assets.ts'
import { createMissingFiles, type MissingFiles } from './missing-files.ts'
import { createRemoteAssets, type RemoteAssetsOptions } from './remote/remote-assets.ts'

export interface Assets {
  readonly origin: KeepingOrigin
  readonly mirror: AssetMirror
  readonly missing: MissingFiles
}

export interface AssetsOptions
  extends Omit<RemoteAssetsOptions, 'directory' | 'mayFetch' | 'origin' | 'onRemoved'> {
  /** The seed content's folder. */
  readonly contentDir: string
  /** Fetched files are kept in its folder `originals`. */
  readonly dataDir: string
  /** Scheme, host and port of the asset host, see `assetHostOrigin`. */
  readonly host: URL
  /** The site's space; that of the seed content when undefined. */
  readonly spaceId: string | undefined
}

/**
 * All files of a site: those of the seed content, else those that were fetched before, else those
 * of the asset host (CALL-6). The host is asked for files of the site's own space, and of spaces that
 * its content names (a copied space names the files of the first one), so that nobody gets the files
 * of strangers from this site.
 */
export function createAssets(options: AssetsOptions): Assets {
  const { contentDir, dataDir, host, spaceId, log, ...more } = options
  const bundled = createBundledAssets(contentDir)
  const missing = createMissingFiles()
  const spaces = new Set<string>()
  let isTold = false

  const remote = createRemoteAssets({
    ...more,
    log,
    origin: host,
    directory: join(dataDir, 'originals'),
    onRemoved: (path) => missing.note(path, false),
    mayFetch: async (path) => {
      const space = spaceOf(path)
      return space === (await ownSpace()) || spaces.has(space)
    },
  })

  async function ownSpace(): Promise<string | undefined> {
    return spaceId ?? readSpaceId(contentDir).catch(() => undefined)
  }

  async function openBundled(path: string) {
    try {
      return await bundled.open(path)
    } catch (error) {
      if (!isTold)
        log.warn('assets.bundled_unreadable', 'The bundled files cannot be read', {
          folder: contentDir,
          cause: error,
        })
      isTold = true
      return undefined
    }
  }

  const origin: KeepingOrigin = {
    open: async (path) => {
      const found = (await openBundled(path)) ?? (await remote.open(path))
      // Only what content names can be missing: visitors ask for addresses that they have made up.
      if (found !== undefined) missing.note(path, true)
      return found
    },
    keep: async (path) => {
      const outcome = (await openBundled(path)) ? 'there already' : await remote.keep(path)
      if (outcome !== 'no room') missing.note(path, outcome !== 'absent')
      return outcome
    },
  }
  const mirror = createAssetMirror({ assets: origin, log })
  return {
    origin,
    missing,
    mirror: {
      ...mirror,
      want: (paths) => {
        const all = [...paths]
        for (const path of all) spaces.add(spaceOf(path))
        mirror.want(all)
      },
    },
  }
}

/** Where the files of a site's asset host are: `embedsUrl` when it is that host, else by https. */
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
