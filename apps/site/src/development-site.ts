import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { openSnapshotHolder } from '@prospectus/catalogue/sync/open-snapshot-holder'
import { sourceHash } from '@prospectus/server/http/security-headers'
import { createLog } from '@prospectus/server/log'
import { createAssetRoute } from './assets/asset-route.ts'
import { loadPreview } from './load-preview.ts'
import { createPages, type Renderer } from './page/pages.ts'
import * as renderer from './page/render-page.tsx'
import { readSettings } from './settings.ts'
import { createSite } from './site.ts'
import { openStoriesTokens } from './stories-endpoint/stories-tokens.ts'

export interface DevelopmentSite {
  /** Answers what the development server has no file for. */
  readonly answer: RequestListener
  /** Reads the seed content anew, after a story was saved. */
  readonly reloadContent: () => Promise<void>
  /** Lets go of the snapshot: another site has taken this one's place. */
  readonly close: () => void
}

/**
 * The site behind a development server, which serves the browser's files itself and makes the site anew
 * when its code has changed.
 *
 * @param options.env settings, as for the site
 * @param options.write takes the lines of the log
 * @param options.faultPage HTML for a page whose rendering threw
 * @throws {SettingsError} naming every fault
 */
export async function startDevelopmentSite(options: {
  readonly env: NodeJS.ProcessEnv
  readonly faultPage: (error: unknown) => string
  readonly write: (line: string) => void
}): Promise<DevelopmentSite> {
  const settings = readSettings(options.env)
  const { dataDir, trustProxy, contentDir } = settings
  const log = createLog(options.write)
  // Of its own: what was published in the content system would hide what was saved in the folder.
  const directory = join(dataDir, 'development-snapshot')
  const open = () => openSnapshotHolder({ contentDir, directory, settings, log })
  const snapshots = await open()
  const { spaceId } = snapshots
  const storiesTokens = await openStoriesTokens({ ...settings, spaceId })
  const preview = await loadPreview({ settings, spaceId, log, storiesTokens })
  const { answer } = createSite({
    settings,
    log,
    snapshots,
    clientFiles: new Map(),
    pages: createPages(settings, () => tellingFaults(options.faultPage), storiesTokens?.published),
    storiesTokens,
    preview,
    assetRoute: createAssetRoute({
      contentDir,
      exampleFiles: preview?.exampleFiles,
      dataDir,
      trustProxy,
      log,
    }),
  })
  const reloadContent = async () => {
    const next = (await open()).current()
    if (next !== undefined) snapshots.swap(next)
  }
  return { answer, reloadContent, close: snapshots.close }
}

function tellingFaults(faultPage: (error: unknown) => string): Renderer {
  const telling =
    (render: Renderer['renderStory']): Renderer['renderStory'] =>
    (page) => {
      try {
        return render(page)
      } catch (error) {
        return { status: 500, html: faultPage(error), styleHash: sourceHash(''), faults: [] }
      }
    }
  return {
    renderStory: telling(renderer.renderStory),
    renderNotFound: telling(renderer.renderNotFound),
  }
}
