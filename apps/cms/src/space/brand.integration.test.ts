import { join } from 'node:path'
import { createLog } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { runBrand } from '../../../../tools/content/brand-command.ts'
import { root } from '../../../../tools/run/project.ts'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { createDiskStore } from '../assets/store/disk-store.ts'
import { backUp } from '../backup/back-up.ts'
import { restore } from '../backup/restore.ts'
import { openDatabase } from '../database/open-database.ts'
import { readSettings } from '../settings.ts'
import { prepareStorage } from '../storage/prepare-storage.ts'
import {
  fillWith,
  onAnyDatabase,
  onBothDatabases,
  testContent,
} from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'

/** The default brand, whichever that is. */
const DEFAULT = readSettings({}).brand
const PLAIN = join(root, 'tools', 'testing', 'plain-brand')

/** Starts and stops a content system on the database, without listening. */
async function start(url: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const settings = readSettings({
    DATABASE_URL: url,
    DATA_DIR: temporaryFolder('brand', onTestFinished),
    ...env,
  })
  const storage = await prepareStorage({
    settings,
    bundled: testContent([{ full_slug: 'about' }]),
    log: createLog(() => undefined),
    startTimer: () => () => undefined,
  })
  await storage.close()
}

async function openAt(url: string) {
  const storage = await openStorage(url)
  onTestFinished(() => storage.close())
  return storage
}

const brandIn = async (url: string) => await (await openAt(url)).readBrand()

onBothDatabases('BRAND-2 a database belongs to one brand', (_, { createUrl }) => {
  test('a start with another brand than the one that filled it is refused, and changes nothing', async () => {
    const url = await createUrl('none')
    await start(url, { BRAND: PLAIN })
    await expect(start(url, { CMS_PORT: '4001' })).rejects.toThrow(
      new RegExp(
        `^BRAND: the database holds the site of the brand plain-brand, but this is ${DEFAULT}: .*DATA_DIR.*data/${DEFAULT}.*brand accept`,
      ),
    )
    expect(await brandIn(url)).toBe('plain-brand')
    const storage = await openAt(url)
    expect((await storage.listNodes()).map(({ name }) => name)).toEqual([
      expect.stringMatching(/:3001$/),
    ])
    await start(url, { BRAND: PLAIN })
  })

  test('one that an earlier release filled is recorded, never refused', async () => {
    const url = await createUrl('none')
    const storage = await openAt(url)
    await fillWith(storage, [{ full_slug: 'about' }])
    expect(await storage.readBrand()).toBeNull()
    await start(url, { BRAND: PLAIN })
    expect(await brandIn(url)).toBe('plain-brand')
  })
})

onAnyDatabase('BRAND-2 the brand of a database', (_, { createUrl }) => {
  test('is recorded where sites read a Storyblok space, whose leads and people it holds', async () => {
    const url = await createUrl('none')
    const CONTENT_API_URL = 'https://api.storyblok.com/v2'
    await start(url, { BRAND: PLAIN, CONTENT_API_URL })
    await expect(start(url, { CONTENT_API_URL })).rejects.toThrow('plain-brand')
  })

  test('stays when CONTENT_DIR names other seed content, or none', async () => {
    const url = await createUrl('none')
    await start(url, { BRAND: PLAIN })
    await start(url, { BRAND: PLAIN, CONTENT_DIR: temporaryFolder('brand', onTestFinished) })
  })

  test('changes on purpose, by a command', async () => {
    const url = await createUrl('none')
    await start(url, { BRAND: PLAIN })
    const storage = await openAt(url)
    const lines: string[] = []
    const run = (...args: readonly string[]) =>
      runBrand(args, storage, DEFAULT, (line) => lines.push(line))
    expect(await run()).toBe(0)
    expect(lines).toEqual([
      `The database belongs to plain-brand; the current settings select the brand ${DEFAULT}.`,
    ])
    expect(await run('accept')).toBe(0)
    await start(url)
    await expect(start(url, { BRAND: PLAIN })).rejects.toThrow(DEFAULT)
    expect(await run('reject')).toBe(1)
  })

  test('comes back with a backup', async () => {
    const [url, other] = [await createUrl('none'), await createUrl('none')]
    await start(url, { BRAND: PLAIN })
    const [database, empty] = [await openDatabase(url), await openDatabase(other)]
    onTestFinished(async () => {
      await Promise.all([database.db.destroy(), empty.db.destroy()])
    })
    const folder = join(temporaryFolder('brand', onTestFinished), 'backup')
    await backUp(database, { folder, sources: [], now: new Date() })
    const store = createDiskStore(join(temporaryFolder('brand', onTestFinished), 'uploads'))
    await restore(empty, { folder, store, parkedAt: undefined })
    await expect(start(other)).rejects.toThrow('plain-brand')
    await start(other, { BRAND: PLAIN })
  })
})
