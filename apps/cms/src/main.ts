import { openBundledContent } from '@prospectus/content/seed/bundled-content'
import { createLog } from '@prospectus/server/log'
import { runRole } from '@prospectus/server/run-role'
import { createCms } from './cms.ts'
import { readSettings } from './settings.ts'
import { prepareStorage } from './storage/prepare-storage.ts'

await runRole('cms', async () => {
  const settings = readSettings(process.env)
  const log = createLog((line) => process.stderr.write(line))
  const { productPrefix, contentDir } = settings
  const bundled = await openBundledContent(contentDir, { assetHost: undefined, productPrefix })
  const storage = prepareStorage({ settings, bundled, log })
  const bundledSpaceId = bundled.space.id
  const cms = createCms({ settings, log, contentDir, bundledSpaceId, storage })
  await cms.listen()
  await cms.ready
  return { url: settings.cmsUrl, close: cms.close }
})
