import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBytes } from '@prospectus/server/images/asset-origin'
import { OperatorError } from '@prospectus/server/operator-error'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../../../tools/testing/temporary-folder.ts'
import type { AssetStore } from './asset-store.ts'
import { openAssetStore } from './open-asset-store.ts'
import { S3_KEYS, startS3Server } from './s3-server.fixture.ts'

const PATH = '4x4/ab12/a-b_c.png'
const BYTES = Buffer.from('0123456789')

const settingsOf = (address: string, keys: Partial<typeof S3_KEYS> = S3_KEYS) => ({
  address,
  accessKeyId: keys.accessKeyId,
  secretAccessKey: keys.secretAccessKey,
  sessionToken: undefined,
  region: keys.region,
})

async function openBucket(keys = S3_KEYS) {
  const server = await startS3Server()
  const address = `s3://files/site/a?endpoint=${server.endpoint}`
  return { server, store: openAssetStore(settingsOf(address, keys), '/none') }
}

const KINDS: [string, () => Promise<AssetStore>][] = [
  [
    'on disk',
    async () =>
      openAssetStore(settingsOf('', {}), join(temporaryFolder('store', onTestFinished), 'uploads')),
  ],
  ['in a bucket', async () => (await openBucket()).store],
]

test.each(KINDS)('settings-and-commands#settings files are stored %s', async (_, open) => {
  const store = await open()
  expect(await store.open(PATH)).toBeUndefined()
  await store.put(PATH, BYTES, 'image/png')
  const found = await store.open(PATH)
  if (found === undefined) return expect.fail('the file is not there')
  expect([found.size, typeof found.modifiedMs]).toEqual([10, 'number'])
  expect(Buffer.from(await readBytes(found)).toString()).toBe('0123456789')
  const part = await readBytes(found, { first: 2, last: 5 })
  expect(Buffer.from(part).toString()).toBe('2345')
  const { identity } = found
  await store.put(PATH, Buffer.from('other'), 'image/png')
  expect((await store.open(PATH))?.identity).not.toBe(identity)
  await store.remove(PATH)
  await store.remove(PATH)
  expect(await store.open(PATH)).toBeUndefined()
})

test('incomplete files of a killed process are deleted at the next start', async () => {
  const uploads = join(temporaryFolder('store', onTestFinished), 'uploads')
  const folder = join(uploads, '4x4', 'ab12')
  await mkdir(folder, { recursive: true })
  const ages = { 'a.png.1.tmp': 7200, 'b.png.2.tmp': 1, 'c.png': 7200 }
  for (const [name, age] of Object.entries(ages)) {
    await writeFile(join(folder, name), 'half')
    const then = Date.now() / 1000 - age
    await utimes(join(folder, name), then, then)
  }
  openAssetStore(settingsOf('', {}), uploads)
  await expect.poll(async () => (await readdir(folder)).sort()).toEqual(['b.png.2.tmp', 'c.png'])
})

test('a file in a bucket has its content type, and the configured prefix', async () => {
  const { server, store } = await openBucket()
  await store.put(PATH, BYTES, 'image/png')
  expect([...server.files]).toEqual([[`site/a/${PATH}`, { bytes: BYTES, type: 'image/png' }]])
})

test('wrong keys are an error that names the setting, and nothing is stored', async () => {
  const { server, store } = await openBucket({ ...S3_KEYS, secretAccessKey: 'another' })
  const stored = store.put(PATH, BYTES, 'image/png')
  await expect(stored).rejects.toThrow(
    new OperatorError(
      'The store of uploaded files (ASSET_STORE) responded to PUT with 403: check the bucket and its keys.',
    ),
  )
  expect(server.files.size).toBe(0)
})

test('a request is retried after a short failure; an unreachable store is an error', async () => {
  const { server, store } = await openBucket()
  server.failures.push(503)
  await store.put(PATH, BYTES, 'image/png')
  expect(server.files.size).toBe(1)
  const gone = openAssetStore(settingsOf('s3://files?endpoint=http://127.0.0.1:9'), '/none')
  await expect(gone.open(PATH)).rejects.toThrow('(ASSET_STORE) cannot be reached')
})

test('a folder that cannot be written to is an error with the reason', async () => {
  const file = join(temporaryFolder('store', onTestFinished), 'file')
  await writeFile(file, '')
  const store = openAssetStore(settingsOf('file:', {}), file)
  await expect(store.put(PATH, BYTES, 'image/png')).rejects.toThrow(
    'The folder of uploaded files (ASSET_STORE) cannot be written to (ENOTDIR): check its permissions and its disk.',
  )
})

test.each([
  ['s3://files', {}, 'expected AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  ['s3://files?endpoint=ftp://x', S3_KEYS, 'expected an http(s) origin'],
  ['s3://files?endpoint=https://user@x', S3_KEYS, 'expected an http(s) origin'],
])('settings-and-commands#settings %s is refused at the start', (address, keys, reason) => {
  expect(() => openAssetStore(settingsOf(address, keys), '/none')).toThrow(reason)
})
