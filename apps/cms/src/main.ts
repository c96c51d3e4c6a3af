import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openBundledContent } from '@prospectus/content/seed/bundled-content'
import { assertPortsFree } from '@prospectus/server/listening'
import { createProcessLog } from '@prospectus/server/log'
import { runRole } from '@prospectus/server/run-role'
import { serveMetrics } from '@prospectus/server/serve-metrics'
import { createCms } from './cms.ts'
import { listenAddresses } from './listen-addresses.ts'
import { readSettings } from './settings.ts'
import { prepareStorage } from './storage/prepare-storage.ts'

const builtEditorFolder = join(
  import.meta.dirname,
  '../../../editor/dist',
  basename(import.meta.dirname),
)

/** Longest wait before listening. Only a first import takes longer; requests then get a response that says so. */
const LISTEN_AFTER_MS = 20_000

await runRole('cms', async () => {
  const settings = readSettings(process.env)
  const log = createProcessLog('cms', settings)
  const { productPrefix, contentDir } = settings
  const bundled = await openBundledContent(contentDir, { assetHost: undefined, productPrefix })
  // Checked before `prepareStorage` registers this node: other nodes must not count on one that cannot listen.
  await assertPortsFree(Object.values(listenAddresses(settings)))
  const metricsServer = await serveMetrics('cms', settings, log)
  const storage = prepareStorage({ settings, bundled, log })
  const bundledSpaceId = bundled.space.id
  let firstOwnerLink: string | undefined
  const cms = createCms({
    metrics: metricsServer?.metrics,
    settings,
    log,
    contentDir,
    bundledSpaceId,
    editorDir: builtEditorFolder,
    onFirstOwnerLink: (link) => {
      firstOwnerLink = link
    },
    storage,
  })
  // A balancer sends requests to another content system as long as this one does not listen.
  await Promise.race([cms.ready, pause(LISTEN_AFTER_MS, undefined, { ref: false })])
  await cms.listen().catch(async (error) => {
    // The port was taken meanwhile. Closing also marks this node as stopped.
    await cms.close(AbortSignal.abort())
    throw error
  })
  await cms.ready
  const close = async (hurry: AbortSignal) => {
    await cms.close(hurry)
    await metricsServer?.close()
  }
  return { url: settings.cmsUrl, firstOwnerLink, close }
})
