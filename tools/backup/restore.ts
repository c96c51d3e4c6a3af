import { join, resolve } from 'node:path'
import { OperatorError } from '@prospectus/server/operator-error'
import { openAssetStore } from '../../apps/cms/src/assets/store/open-asset-store.ts'
import { restore } from '../../apps/cms/src/backup/restore.ts'
import { openDatabase } from '../../apps/cms/src/database/open-database.ts'
import { countParkedWork, describeParked } from '../../apps/cms/src/plans/parked.ts'
import { ownSettings } from '../content/exchange/own-storage.ts'
import { runCommand, summaryOf } from './run-command.ts'

// Restored files hold personal data: only their owner may read them.
process.umask(0o077)

/**
 * `npm run restore -- <folder> [--live]`: restores into the configured, empty store and database. Without `--live`,
 * webhooks, waiting messages and plans are parked.
 */
await runCommand(async (args) => {
  const isLive = args.includes('--live')
  const [path, ...extra] = args.filter((arg) => arg !== '--live')
  if (path === undefined || extra.length > 0 || path.startsWith('-')) {
    throw new OperatorError('Usage: npm run restore -- <folder of a backup> [--live]')
  }
  const settings = ownSettings()
  const store = openAssetStore(settings.assetStore, join(settings.dataDir, 'uploads'))
  const database = await openDatabase(settings.databaseUrl)
  try {
    const parkedAt = isLive ? undefined : new Date()
    const manifest = await restore(database, { folder: resolve(path), store, parkedAt })
    console.log(`Restored the backup of ${manifest.made_at}: ${summaryOf(manifest)}.`)
    const parked = describeParked(await countParkedWork(database))
    if (parked === '') return
    console.log(`Parked: ${parked}. To send and run them: npm run content -- parked resume`)
  } finally {
    await database.db.destroy()
  }
})
