import { basename, join } from 'node:path'
import { openBundledContent } from '@prospectus/content/seed/bundled-content'
import { createProcessLog } from '@prospectus/server/log'
import { runRole } from '@prospectus/server/run-role'
import { serveMetrics } from '@prospectus/server/serve-metrics'
import { createCms } from './cms.ts'
import { readSettings } from './settings.ts'
import { prepareStorage } from './storage/prepare-storage.ts'

/** The editor's build for the same brand: its folder has the same name as this build's. */
const builtEditor = join(import.meta.dirname, '../../../editor/dist', basename(import.meta.dirname))

await runRole('cms', async () => {
  const settings = readSettings(process.env)
  const log = createProcessLog('cms', settings)
  const { productPrefix, contentDir } = settings
  const bundled = await openBundledContent(contentDir, { assetHost: undefined, productPrefix })
  const storage = prepareStorage({ settings, bundled, log })
  const bundledSpaceId = bundled.space.id
  const metricsServer = await serveMetrics('cms', settings, log)
  let firstOwnerLink: string | undefined
  const cms = createCms({
    metrics: metricsServer?.metrics,
    settings,
    log,
    contentDir,
    bundledSpaceId,
    editorDir: builtEditor,
    onFirstOwnerLink: (link) => {
      firstOwnerLink = link
    },
    storage,
  })
  await cms.listen()
  await cms.ready
  const close = async (hurry: AbortSignal) => {
    await cms.close(hurry)
    await metricsServer?.close()
  }
  return { url: settings.cmsUrl, firstOwnerLink, close }
})
