import { join } from 'node:path'
import { followContentSystem } from '@prospectus/catalogue/sync/follow-content-system'
import { snapshotFolder } from '@prospectus/catalogue/sync/open-snapshot-holder'
import { createProcessLog } from '@prospectus/server/log'
import { measureDisk } from '@prospectus/server/measure-disk'
import { runRole } from '@prospectus/server/run-role'
import { serveMetrics } from '@prospectus/server/serve-metrics'
import { watchRequests } from '@prospectus/server/watch-requests'
import { createAssetRoute } from './assets/asset-route.ts'
import { assetHostOrigin, createAssets } from './assets/create-assets.ts'
import { prefetchSnapshotAssets } from './assets/prefetch-snapshot-assets.ts'
import { broadcastHints } from './broadcast-hints.ts'
import { openCdn } from './cdn/open-cdn.ts'
import { DRAFT_SETTINGS } from './draft-settings.ts'
import { openClientFiles } from './http/client-files.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { logUnknownTypes } from './log-unknown-types.ts'
import { openContent } from './open-content.ts'
import { createPages } from './page/pages.ts'
import * as renderer from './page/render-page.tsx'
import { openReports } from './reports/open-reports.ts'
import { readSettings, type SiteSettings } from './settings.ts'
import { createSite, type Site } from './site.ts'
import { measureContent, routeOf, withRenderTiming } from './site-metrics.ts'

const clientFolder = join(import.meta.dirname, '../client')

await runRole('site', async () => {
  const settings = readSettings(process.env)
  // Production code cannot read what is not there (ROUTE-5).
  if (settings.mode === 'production') for (const name of DRAFT_SETTINGS) delete process.env[name]
  const site = await startSite(settings)
  return { url: settings.url, close: (hurry) => site.close({ hurry }) }
})

async function startSite(settings: SiteSettings): Promise<Site> {
  const { dataDir, trustProxy, contentDir } = settings
  const directory = snapshotFolder(dataDir)
  const role = settings.mode === 'production' ? 'site' : 'preview'
  const log = createProcessLog(role, settings)
  const { snapshots, storiesTokens, preview } = await openContent(settings, directory, log)
  const { forBuiltFile } = createSecurityHeaders(settings)
  const clientFiles = openClientFiles(clientFolder, forBuiltFile, settings.mode)
  const contentFollower = followContentSystem({ snapshots, directory, settings, log })
  const { assetHost } = settings
  const { spaceId } = snapshots
  const host = assetHostOrigin(settings)
  const assets = createAssets({ contentDir, dataDir, host, spaceId, log })
  const reports = openReports(settings, log)
  const metricsServer = await serveMetrics(role, settings, log)
  const metrics = metricsServer?.metrics
  const { missingFiles } = assets
  const pages = createPages(settings, () => renderer, storiesTokens?.published, missingFiles)
  const site = createSite({
    visits: reports?.counts,
    settings,
    log,
    snapshots,
    contentSync: contentFollower && broadcastHints(contentFollower),
    clientFiles,
    pages: metrics ? withRenderTiming(metrics, pages) : pages,
    watchListener: watchRequests({ ...settings, metrics, log, routeOf }),
    storiesTokens,
    missingFiles,
    preview,
    assetRoute: createAssetRoute({
      origin: assets.origin,
      exampleFiles: preview?.exampleFiles,
      dataDir,
      trustProxy,
      log,
    }),
  })
  if (metrics) {
    measureContent(metrics, snapshots, contentFollower)
    measureDisk(metrics, dataDir)
  }
  metrics?.gauge('page_cache_bytes', 'Rendered pages in memory', site.cacheBytes)
  metrics?.gauge('file_cache_bytes', 'Small files in memory', site.fileBytes)
  await site.listen()
  const { pageVersion } = site
  // With an empty content version, this changes with all else that changes pages: days, tokens and missing files.
  const getVersion = () => pageVersion({ version: '' })
  const cdn = openCdn({ settings, snapshots, pages, getVersion, log, metrics })
  contentFollower?.start()
  reports?.sender.start()
  const stopPrefetching = prefetchSnapshotAssets({
    snapshots,
    prefetcher: assets.prefetcher,
    assetHost,
    log,
  })
  const stopLogging = logUnknownTypes({ snapshots, log })
  const close: Site['close'] = async (options) => {
    await Promise.all([
      site.close(options),
      contentFollower?.stop(),
      stopPrefetching(),
      stopLogging(),
    ])
    await cdn?.stop()
    await reports?.sender.stop()
    await metricsServer?.close()
    snapshots.close()
  }
  return { ...site, close }
}
