import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createLog } from '@prospectus/server/log'
import { createAssetRoute } from './assets/asset-route.ts'
import { openSnapshotHolder } from './content-sync/open-snapshot-holder.ts'
import { loadPreview } from './load-preview.ts'
import { createPages, type Renderer } from './page/pages.ts'
import { readSettings } from './settings.ts'
import { createSite } from './site.ts'
import { openStoriesTokens } from './stories-endpoint/stories-tokens.ts'

export interface DevelopmentSite {
  readonly host: string
  readonly port: number
  /** Public origin. */
  readonly url: string
  /** Answers what the development server has no file for. */
  readonly answer: RequestListener
  /** Reads the bundled catalogue anew, after a story was saved. */
  readonly reloadContent: () => Promise<void>
}

/**
 * The site behind a development server, which serves the browser's files itself.
 *
 * @param options.env settings, as for the site
 * @param options.loadRenderer gives the renderer of the newest code
 * @throws {SettingsError} naming every fault
 */
export async function startDevelopmentSite(options: {
  readonly env: NodeJS.ProcessEnv
  readonly loadRenderer: () => Promise<Renderer>
}): Promise<DevelopmentSite> {
  const settings = readSettings(options.env)
  const { dataDir, trustProxy, host, port, url, contentDir } = settings
  const log = createLog((line) => process.stderr.write(line))
  // Of its own: what was published in the content system would hide what was saved in the folder.
  const directory = join(dataDir, 'development-snapshot')
  const open = () => openSnapshotHolder({ contentDir, directory, settings, log })
  const snapshots = await open()
  const { spaceId } = snapshots
  const storiesTokens = await openStoriesTokens({ ...settings, spaceId })
  const { answer } = createSite({
    settings,
    log,
    snapshots,
    clientFiles: new Map(),
    pages: createPages(settings, options.loadRenderer, storiesTokens?.published),
    storiesTokens,
    preview: await loadPreview({ settings, spaceId, log, storiesTokens }),
    assetRoute: createAssetRoute({ contentDir, dataDir, trustProxy, log }),
  })
  const reloadContent = async () => {
    const next = (await open()).current()
    if (next !== undefined) snapshots.swap(next)
  }
  return { host, port, url, answer, reloadContent }
}
