import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '@prospectus/server/operator-error'
import { openAssetStore } from '../../apps/cms/src/assets/store/open-asset-store.ts'
import { backUp, copyFiles } from '../../apps/cms/src/backup/back-up.ts'
import { restore } from '../../apps/cms/src/backup/restore.ts'
import { openDatabase } from '../../apps/cms/src/database/open-database.ts'
import type { CmsSettings } from '../../apps/cms/src/settings.ts'
import { existingSettings } from '../content/exchange/own-storage.ts'
import { plural } from '../content/plural.ts'
import { runCommand, summaryOf } from './run-command.ts'

// The copy holds personal data: only its owner may read it.
process.umask(0o077)

const USAGE = `Usage: npm run move -- database <address>    postgres://… or file:…
       npm run move -- files <address>       s3://…, or file: for the folder uploads in DATA_DIR
Stop the content system first: later changes are not copied.`

/**
 * `npm run move -- database <address>` or `files <address>`: copies to the future `DATABASE_URL` or `ASSET_STORE` and
 * removes nothing. Stop the content system first, or later changes are not copied.
 */
await runCommand(async ([kind, address, ...extra]) => {
  const move = kind === 'database' ? moveDatabase : kind === 'files' ? moveFiles : undefined
  if (move === undefined || address === undefined || extra.length > 0) {
    throw new OperatorError(USAGE)
  }
  await move(existingSettings(), address)
})

async function moveDatabase({ databaseUrl }: CmsSettings, address: string): Promise<void> {
  if (!/^(postgres(ql)?|file):/.test(address)) {
    throw new OperatorError(
      `"${address}" is not the address of a database: expected postgres://… or file:…`,
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'moved-database-'))
  const [source, target] = [await openDatabase(databaseUrl), await openDatabase(address)]
  // The files stay where they are.
  const store = { put: doNothing, remove: doNothing, open: async () => undefined }
  try {
    const rows = join(folder, 'rows')
    const manifest = await backUp(source, { folder: rows, sources: [], now: new Date() })
    await restore(target, { folder: rows, store, parkedAt: undefined })
    console.log(
      `${summaryOf({ ...manifest, missing: [] })}: copied. Set DATABASE_URL to the new address.`,
    )
  } finally {
    await Promise.all([source.db.destroy(), target.db.destroy()])
    await rm(folder, { recursive: true, force: true })
  }
}

async function moveFiles(settings: CmsSettings, address: string): Promise<void> {
  const uploads = join(settings.dataDir, 'uploads')
  const source = openAssetStore(settings.assetStore, uploads)
  const target = openAssetStore({ ...settings.assetStore, address }, uploads)
  const database = await openDatabase(settings.databaseUrl)
  try {
    const { copied, existing } = await copyFiles(database, source, target)
    console.log(
      `${plural(copied, 'file')} copied, ${existing} there already. Set ASSET_STORE=${address}.`,
    )
  } finally {
    await database.db.destroy()
  }
}

async function doNothing(): Promise<void> {}
