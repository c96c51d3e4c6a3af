import { join } from 'node:path'
import { openSnapshotHolder } from '@prospectus/catalogue/sync/open-snapshot-holder'
import { createProblemFinder } from '@prospectus/content/seed/story-problems'
import { sourceHash } from '@prospectus/server/http/security-headers'
import { createLog, formatOf } from '@prospectus/server/log'
import { createAssetRoute } from './assets/asset-route.ts'
import { openContent } from './open-content.ts'
import { createPages, type Renderer } from './page/pages.ts'
import * as renderer from './page/render-page.tsx'
import { readSettings } from './settings.ts'
import { createSite } from './site.ts'

/** Starts the site for the development server, which serves the browser's files and restarts the site after edits. */
export async function startDevelopmentSite(options: {
  readonly env: NodeJS.ProcessEnv
  readonly errorPage: (error: unknown) => string
  readonly write: (line: string) => void
}) {
  const settings = readSettings(options.env)
  const { dataDir, trustProxy, contentDir } = settings
  const log = createLog(options.write, undefined, formatOf('site', settings))
  // Not the snapshot of a content system, whose published stories would hide those saved as files.
  const directory = join(dataDir, 'development-snapshot')
  const { snapshots, storiesTokens, preview } = await openContent(settings, directory, log)
  const { listener } = createSite({
    settings,
    log,
    snapshots,
    contentSync: { ...NO_CONTENT_SYSTEM, spaceId: snapshots.spaceId },
    clientFiles: new Map(),
    pages: createPages(settings, () => withErrorPages(options.errorPage), storiesTokens?.published),
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
  const findProblems = createProblemFinder(contentDir, settings)
  return {
    listener,
    /** Finds everything in the seed content that cannot be read or shown. */
    findProblems,
    /** True until content has been read for the first time. */
    isEmpty: () => snapshots.current() === undefined,
    /** Reads the seed content again, after a story was saved. While a file is not JSON, the last good content stays. */
    reloadContent: async () => {
      if (findProblems().some(({ field }) => field === '')) return
      const { current } = await openSnapshotHolder({ contentDir, directory, settings, log })
      const next = current()
      if (next !== undefined) snapshots.swap(next)
    },
    close: snapshots.close,
  }
}

/** Accepts webhooks without effect, because pages show the files, and drafts are read for each request. */
const NO_CONTENT_SYSTEM = {
  reachable: () => null,
  checkedAt: () => undefined,
  isEmpty: () => false,
  heldBack: () => undefined,
  invalidate: () => undefined,
}

function withErrorPages(errorPage: (error: unknown) => string): Renderer {
  const catching =
    (render: Renderer['renderStory']): Renderer['renderStory'] =>
    (page) => {
      try {
        return render(page)
      } catch (error) {
        return { status: 500, html: errorPage(error), styleHash: sourceHash(''), issues: [] }
      }
    }
  return {
    renderStory: catching(renderer.renderStory),
    renderNotFound: catching(renderer.renderNotFound),
    renderShared: renderer.renderShared,
  }
}
