import { once } from 'node:events'
import { openBundledContent } from '@prospectus/content/seed/bundled-content'
import { createLog } from '@prospectus/server/log'
import { readSettings } from './settings.ts'
import { prepareStorage } from './storage/prepare-storage.ts'

/**
 * A process that prepares the storage like the content system once it gets a message, and prints how many stories it
 * has.
 */
const log = createLog((line) => process.stdout.write(line))
const settings = readSettings(process.env)
const bundled = await openBundledContent(settings.contentDir, {
  assetHost: undefined,
  productPrefix: settings.productPrefix,
})
process.send?.('waiting')
await once(process, 'message')
const storage = await prepareStorage({ settings, bundled, log })
const everything = {
  view: 'draft',
  where: [],
  search: undefined,
  sort: [],
  page: 1,
  perPage: 1,
} as const
const { total } = await storage.listStories(everything)
process.stdout.write(`${total} stories\n`)
await storage.close()
process.disconnect()
