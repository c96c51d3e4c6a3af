import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '@prospectus/server/operator-error'
import type { AssetSource, AssetStore } from '../../apps/cms/src/assets/store/asset-store.ts'
import { createDiskStore } from '../../apps/cms/src/assets/store/disk-store.ts'
import { openAssetStore } from '../../apps/cms/src/assets/store/open-asset-store.ts'
import { backUp, copyFiles } from '../../apps/cms/src/backup/back-up.ts'
import { restore } from '../../apps/cms/src/backup/restore.ts'
import type { OpenDatabase } from '../../apps/cms/src/database/database.ts'
import { openDatabase } from '../../apps/cms/src/database/open-database.ts'
import { StorageError } from '../../apps/cms/src/database/storage-error.ts'
import { type Promotion, promote } from '../../apps/cms/src/promotion/promote.ts'
import { existingSettings } from '../content/exchange/own-storage.ts'
import { plural } from '../content/plural.ts'
import { runCommand } from './run-command.ts'

// The temporary copy holds personal data: only its owner may read it.
process.umask(0o077)

const USAGE =
  'Usage: npm run promote -- --from <folder of a backup, or file:… or postgres://…> [--take <full slug>]… [--dry-run]'

const doNothing = async () => undefined
const NO_FILES_STORE: AssetStore = { put: doNothing, remove: doNothing, open: doNothing }

/**
 * `npm run promote -- --from <backup or database>`: publishes another installation's published stories in this one,
 * which may be running. Stories changed here since both installations last had the same version are kept, except those
 * in `--take`; `--dry-run` changes nothing. Exits with 2 if a story or an entry of a data source was kept because of a
 * conflict.
 */
await runCommand(async (args) => {
  const { from, take, isDryRun } = optionsOf(args)
  const settings = existingSettings()
  const ownStore = openAssetStore(settings.assetStore, join(settings.dataDir, 'uploads'))
  const folder = await mkdtemp(join(tmpdir(), 'promotion-'))
  const openedDatabases: OpenDatabase[] = []
  const open = async (address: string) => {
    const database = await openDatabase(address)
    openedDatabases.push(database)
    return database
  }
  try {
    const backup = isDatabaseUrl(from) ? join(folder, 'rows') : resolve(from)
    if (isDatabaseUrl(from)) {
      await backUp(await open(from), { folder: backup, sources: [], now: new Date() })
    }
    const source = await open(`file:${join(folder, 'source.sqlite')}`)
    await restore(source, { folder: backup, store: NO_FILES_STORE, parkedAt: undefined })
    const target = await open(settings.databaseUrl)
    // Files first, so that no story shows a missing one; unused files do no harm.
    if (!isDryRun) await copyFiles(source, filesOf(from, ownStore), ownStore)
    const options = { now: new Date(), take: new Set(take), isDryRun }
    printReport(await promote(source, target, options), isDryRun)
  } catch (error) {
    if (error instanceof StorageError)
      throw new OperatorError(`No story was changed: ${error.message}`)
    throw error
  } finally {
    await Promise.all(openedDatabases.map(({ db }) => db.destroy()))
    await rm(folder, { recursive: true, force: true })
  }
})

function optionsOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        from: { type: 'string' },
        take: { type: 'string', multiple: true, default: [] },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    if (values.from !== undefined) {
      return { from: values.from, take: values.take, isDryRun: values['dry-run'] }
    }
  } catch {}
  throw new OperatorError(USAGE)
}

function isDatabaseUrl(from: string): boolean {
  return /^(postgres(ql)?|file):/.test(from)
}

/**
 * The source's files: a backup contains them, an SQLite database has them in `uploads` beside it, and with PostgreSQL
 * both installations use one bucket.
 */
function filesOf(from: string, ownStore: AssetStore): AssetSource {
  if (!isDatabaseUrl(from)) return createDiskStore(join(resolve(from), 'files'))
  if (!from.startsWith('file:')) return ownStore
  return createDiskStore(join(dirname(from.replace(/^file:(\/\/)?/, '')), 'uploads'))
}

function printReport(
  { added, changed, conflicts, newerHere, files }: Promotion,
  isDryRun: boolean,
): void {
  for (const path of added) console.log(`new      ${path}`)
  for (const path of changed) console.log(`changed  ${path}`)
  for (const path of files) console.log(`file     ${path}`)
  for (const { path, why } of conflicts) console.log(`STAYS    ${path}: ${why}`)
  const counts = `${added.length} new, ${changed.length} changed, ${plural(files.length, 'file')}, ${newerHere} newer here`
  console.log(
    `${isDryRun ? 'Dry run, nothing was changed. A promotion would report: ' : ''}${counts}.`,
  )
  if (conflicts.length === 0) return
  console.log('Decide on the stories that stay: take them with --take <full slug>, or leave them.')
  process.exitCode = 2
}
