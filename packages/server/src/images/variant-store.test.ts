import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createVariantStore } from './variant-store.ts'

let folder = ''
let clock = 1_800_000_000_000

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'variants-'))
})
afterEach(() => rm(folder, { recursive: true }))

function store(maximumBytes = 1000) {
  const now = () => {
    clock += 1000
    return clock
  }
  return createVariantStore({ folder: join(folder, 'images'), maximumBytes, now })
}

const filled = (size: number, byte: number) => new Uint8Array(size).fill(byte)

describe('createVariantStore', () => {
  it('CALL-6 keeps its pictures over a restart', async () => {
    await store().put('a.webp', filled(10, 7))
    const later = store()
    expect(new Uint8Array((await later.get('a.webp')) ?? [])).toEqual(filled(10, 7))
    expect(await later.get('b.webp')).toBeUndefined()
  })

  it('stays within its limit by deleting the least recently used', async () => {
    const variants = store()
    for (const name of ['a', 'b', 'c']) await variants.put(name, filled(300, 1))
    await variants.get('a')
    await variants.put('d', filled(300, 1))
    await expect
      .poll(async () => (await readdir(join(folder, 'images'))).sort())
      .toEqual(['a', 'c', 'd'])
    expect(await variants.get('b')).toBeUndefined()
  })

  it('keeps the order of use, and a smaller limit, over a restart', async () => {
    const before = store()
    for (const name of ['a', 'b', 'c']) await before.put(name, filled(300, 1))
    for (const name of ['c', 'b', 'a']) await before.get(name)
    const after = store(700)
    expect(await after.get('a')).toBeDefined()
    await expect
      .poll(async () => (await readdir(join(folder, 'images'))).sort())
      .toEqual(['a', 'b'])
  })

  it('does not store a picture that is larger than the limit', async () => {
    const variants = store(100)
    await variants.put('a', filled(50, 1))
    await variants.put('b', filled(101, 1))
    expect(await variants.get('b')).toBeUndefined()
    expect(await variants.get('a')).toBeDefined()
  })

  it('finds pictures that another process has stored, and notices those it has deleted', async () => {
    const [one, other] = [store(), store()]
    await one.get('a')
    await other.put('a', filled(5, 1))
    expect(await one.get('a')).toBeDefined()
    await rm(join(folder, 'images', 'a'))
    expect(await one.get('a')).toBeUndefined()
    await one.put('a', filled(5, 2))
    expect(await other.get('a')).toBeDefined()
  })

  it('stores pictures again when its folder was deleted while it runs', async () => {
    const variants = store()
    await variants.put('a', filled(900, 1))
    await rm(join(folder, 'images'), { recursive: true })
    expect(await variants.get('a')).toBeUndefined()
    await variants.put('b', filled(900, 2))
    expect(new Uint8Array((await variants.get('b')) ?? [])).toEqual(filled(900, 2))
  })

  it('has its whole limit again when its folder was deleted', async () => {
    const variants = store()
    for (const name of ['a', 'b']) await variants.put(name, filled(500, 1))
    await rm(join(folder, 'images'), { recursive: true })
    for (const name of ['c', 'd']) await variants.put(name, filled(500, 1))
    await variants.get('c')
    await variants.put('e', filled(1, 1))
    await expect
      .poll(async () => (await readdir(join(folder, 'images'))).sort())
      .toEqual(['c', 'e'])
  })

  it('deletes temporary files that a crash left, not those still being written', async () => {
    await store().put('a', filled(5, 1))
    const images = join(folder, 'images')
    for (const [name, age] of [
      ['old.tmp', 7200],
      ['new.tmp', 1],
    ] as const) {
      await writeFile(join(images, name), 'half')
      await utimes(join(images, name), clock / 1000 - age, clock / 1000 - age)
    }
    await store().get('a')
    expect((await readdir(images)).sort()).toEqual(['a', 'new.tmp'])
  })

  it('rejects when it cannot write, and works again when it can', async () => {
    await writeFile(join(folder, 'images'), 'in the way')
    const variants = store()
    await expect(variants.put('a', filled(5, 1))).rejects.toThrow()
    await rm(join(folder, 'images'))
    await variants.put('a', filled(5, 1))
    expect((await stat(join(folder, 'images', 'a'))).size).toBe(5)
  })
})
