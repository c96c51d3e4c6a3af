import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBytes } from '@prospectus/server/images/asset-origin'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOriginalStore, type OriginalStore } from './original-store.ts'

let folder = ''
let clock = Date.now()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'originals-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = (maximumBytes = 10_000) =>
  createOriginalStore({ folder, maximumBytes, now: () => clock })

async function keep(store: OriginalStore, path: string, text: string) {
  const temporary = await store.createTemporary(path)
  await temporary.write(Buffer.from(text))
  const sha256 = createHash('sha256').update(text).digest('hex')
  return store.keep(temporary, { path, size: text.length, sha256, confirmed: clock })
}

async function textOf(store: OriginalStore, path: string): Promise<string | undefined> {
  const found = await store.find(path)
  return found && Buffer.from(await readBytes(found.original)).toString()
}

const filesFor = async (ending: RegExp) => (await readdir(folder)).filter((f) => ending.test(f))

describe('createOriginalStore', () => {
  it('stores files again, with all its room, after its folder was deleted', async () => {
    const store = open(100)
    await keep(store, 'f/1/9x9/ab/a.png', 'x'.repeat(90))
    await rm(folder, { recursive: true })
    expect(await textOf(store, 'f/1/9x9/ab/a.png')).toBeUndefined()
    expect(await store.room()).toBe(100)
    await keep(store, 'f/1/9x9/ab/b.png', 'y'.repeat(60))
    expect(await textOf(store, 'f/1/9x9/ab/b.png')).toBe('y'.repeat(60))
    expect(await store.room()).toBe(40)
  })

  it('CALL-6 still has its files after a restart', async () => {
    await keep(open(), 'f/1/9x9/ab/a.png', 'first')
    const later = open()
    expect(await textOf(later, 'f/1/9x9/ab/a.png')).toBe('first')
    expect(await textOf(later, 'f/1/9x9/ab/b.png')).toBeUndefined()
  })

  it('does not have a file that was only begun', async () => {
    const store = open()
    const temporary = await store.createTemporary('f/1/9x9/ab/a.png')
    await temporary.write(Buffer.from('half'))
    expect(await textOf(store, 'f/1/9x9/ab/a.png')).toBeUndefined()
    await temporary.discard()
    expect(await readdir(folder)).toEqual([])
  })

  it('lets a reader finish a file that is replaced meanwhile', async () => {
    const store = open()
    const before = await keep(store, 'a', 'the old bytes')
    const after = await keep(store, 'a', 'new')
    expect(Buffer.from(await readBytes(before.original)).toString()).toBe('the old bytes')
    expect(await textOf(store, 'a')).toBe('new')
    expect(after.original.identity).not.toBe(before.original.identity)
  })

  it('keeps to its limit by dropping the least recently used files', async () => {
    const store = open(1000)
    for (const path of ['a', 'b', 'c']) await keep(store, path, path.repeat(300))
    clock += 20 * 60_000
    await store.find('a')
    await keep(store, 'd', 'd'.repeat(300))
    await expect.poll(() => filesFor(/^[^.]+$/)).toHaveLength(3)
    expect(await textOf(store, 'b')).toBeUndefined()
    expect(await textOf(store, 'a')).toBeDefined()
    expect(await store.room()).toBe(100)
  })

  it('keeps the order of use across a restart, and applies a smaller limit', async () => {
    const before = open()
    for (const path of ['a', 'b', 'c']) {
      clock += 60_000
      await keep(before, path, path.repeat(300))
    }
    clock += 20 * 60_000
    await before.find('a')
    const after = open(700)
    expect(await textOf(after, 'a')).toBeDefined()
    await expect.poll(() => textOf(after, 'b')).toBeUndefined()
    expect(await textOf(after, 'c')).toBeDefined()
  })

  it('shares a folder: each store sees the other’s additions and deletions', async () => {
    const [one, other] = [open(), open()]
    expect(await textOf(one, 'a')).toBeUndefined()
    await keep(other, 'a', 'first')
    expect(await textOf(one, 'a')).toBe('first')
    await keep(one, 'a', 'second')
    expect(await textOf(other, 'a')).toBe('second')
    await other.remove('a')
    expect(await textOf(one, 'a')).toBeUndefined()
  })

  it('treats a damaged file as missing', async () => {
    const store = open()
    await keep(store, 'a', 'whole')
    const [bytes = ''] = await filesFor(/^[^.]+$/)
    await truncate(join(folder, bytes), 2)
    expect(await textOf(store, 'a')).toBeUndefined()
    await keep(store, 'a', 'whole')
    expect(await textOf(store, 'a')).toBe('whole')
  })

  it.each(['', '{"path":', '{"path":"b","size":5}', 'null'])(
    'treats a file with the damaged record %j as missing',
    async (text) => {
      const store = open()
      await keep(store, 'a', 'whole')
      const [record = ''] = await filesFor(/\.json$/)
      await writeFile(join(folder, record), text)
      expect(await textOf(store, 'a')).toBeUndefined()
    },
  )

  it('removes an incomplete pair left by a crash, once it is old', async () => {
    await keep(open(), 'whole', 'whole')
    const strays = ['1', '2'].flatMap((digit) => [digit.repeat(64), `${'a'.repeat(63)}${digit}`])
    const names = strays.map((key, index) => (index % 2 ? `${key}.json` : `${key}-00`))
    for (const [index, name] of names.entries()) {
      await writeFile(join(folder, name), '{}')
      const seconds = clock / 1000 - (index < 2 ? 7200 : 0)
      await utimes(join(folder, name), seconds, seconds)
    }
    await open().find('whole')
    const left = await readdir(folder)
    expect(left).toHaveLength(4)
    expect(left).toEqual(expect.arrayContaining(names.slice(2)))
  })
})
