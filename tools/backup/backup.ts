import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { OperatorError } from '@prospectus/server/operator-error'
import { createDiskStore } from '../../apps/cms/src/assets/store/disk-store.ts'
import { openAssetStore } from '../../apps/cms/src/assets/store/open-asset-store.ts'
import { backUp } from '../../apps/cms/src/backup/back-up.ts'
import { openDatabase } from '../../apps/cms/src/database/open-database.ts'
import { existingSettings } from '../content/exchange/own-storage.ts'
import { contentFolder } from '../run/project.ts'
import { runCommand, summaryOf } from './run-command.ts'

// The backup holds personal data: only its owner may read it.
process.umask(0o077)

/**
 * `npm run backup -- [folder]`: backs up into a new folder, by default `backups/<time>` in the data folder. The
 * installation may be running.
 */
await runCommand(async ([path, ...extra]) => {
  if (extra.length > 0 || path?.startsWith('-')) {
    throw new OperatorError('Usage: npm run backup -- [folder]')
  }
  const now = new Date()
  const settings = existingSettings()
  const stamp = now.toISOString().replace(/[:.]/g, '-')
  const folder = resolve(path ?? join(settings.dataDir, 'backups', stamp))
  if (existsSync(folder)) {
    throw new OperatorError(`${folder} already exists; expected the name of a new folder.`)
  }
  const store = openAssetStore(settings.assetStore, join(settings.dataDir, 'uploads'))
  const sources = [store, createDiskStore(join(contentFolder(), 'assets'))]
  const database = await openDatabase(settings.databaseUrl)
  try {
    const manifest = await backUp(database, { folder, sources, now })
    console.log(`${folder}: ${summaryOf(manifest)}.`)
    console.log('It holds personal data, but no secrets: keep a copy of secrets.json elsewhere.')
  } finally {
    await database.db.destroy()
  }
})
