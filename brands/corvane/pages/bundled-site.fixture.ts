import { snapshotOf } from '@prospectus/catalogue/snapshot/snapshot.fixture'
import { createBundledSource } from '@prospectus/catalogue/sync/bundled-source'
import { readSettings } from '../../../apps/site/src/settings.ts'
import { contentFolder } from '../../../tools/run/project.ts'

export const settings = readSettings({ SITE_URL: 'https://www.vendor.example' })

/** Snapshot of the brand's seed content, read once for all tests of a worker. */
export const snapshot = await snapshotOf(await createBundledSource(contentFolder(), settings))
