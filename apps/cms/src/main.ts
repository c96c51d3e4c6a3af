import { join } from 'node:path'
import { openBundledContent } from '@prospectus/content/seed/bundled-content'
import { createLog } from '@prospectus/server/log'
import { OperatorFault } from '@prospectus/server/operator-fault'
import { stopWhenAsked } from '@prospectus/server/stop-when-asked'
import { createCms } from './cms.ts'
import { prepareStorage } from './prepare-storage.ts'
import { readSettings } from './settings.ts'

// What it writes holds drafts: it is for the user that it runs as.
process.umask(0o077)

const contentDir = join(import.meta.dirname, '../../../content')

try {
  const settings = readSettings(process.env)
  const log = createLog((line) => process.stderr.write(line))
  const { productPrefix } = settings
  const bundled = await openBundledContent(contentDir, { assetHost: undefined, productPrefix })
  const storage = prepareStorage({ settings, bundled, log })
  const bundledSpaceId = bundled.space.id
  const cms = createCms({ settings, log, contentDir, bundledSpaceId, storage })
  await cms.listen()
  await cms.ready
  stopWhenAsked(cms.close)
  // Who started this process may be gone by now: then it ends by that.
  if (process.send) process.send({ ready: settings.cmsUrl }, () => undefined)
  else console.log(`cms ${settings.cmsUrl}`)
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

/** The stack is needed for faults of ours only. */
function sentenceFor(error: unknown): string {
  if (error instanceof OperatorFault) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
