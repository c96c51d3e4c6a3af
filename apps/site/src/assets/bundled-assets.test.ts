import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBytes } from '@prospectus/server/images/asset-origin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBundledAssets } from './bundled-assets.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundled-'))
  await mkdir(join(folder, 'assets/10x10/ab'), { recursive: true })
  await writeFile(join(folder, 'space.json'), JSON.stringify({ id: 77, name: 'Test' }))
  await writeFile(join(folder, 'assets/10x10/ab/a.png'), 'abcdef')
  await writeFile(join(folder, 'secret.png'), 'secret')
  await symlink(join(folder, 'secret.png'), join(folder, 'assets/10x10/ab/link.png'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('createBundledAssets', () => {
  it('CALL-6 serves the files of its own space, whole or in part', async () => {
    const found = await createBundledAssets(folder).open('f/77/10x10/ab/a.png')
    expect(found?.size).toBe(6)
    const text = async (bytes: Promise<Uint8Array>) => Buffer.from(await bytes).toString()
    if (found === undefined) return
    expect(await text(readBytes(found))).toBe('abcdef')
    expect(await text(readBytes(found, { first: 2, last: 3 }))).toBe('cd')
  })

  it.each([
    ['of another space', 'f/78/10x10/ab/a.png'],
    ['that does not exist', 'f/77/10x10/ab/b.png'],
    ['below a file', 'f/77/10x10/ab/a.png/b.png'],
    ['that is a folder', 'f/77/10x10/ab'],
    ['that links out of the folder', 'f/77/10x10/ab/link.png'],
    ['whose name is too long for a disk', `f/77/10x10/ab/${'ü'.repeat(200)}.png`],
  ])('finds no file %s', async (_, path) => {
    expect(await createBundledAssets(folder).open(path)).toBeUndefined()
  })

  it('gives a file another identity as soon as its bytes change', async () => {
    const bundled = createBundledAssets(folder)
    const before = await bundled.open('f/77/10x10/ab/a.png')
    await writeFile(join(folder, 'assets/10x10/ab/a.png'), 'abcdefg')
    const after = await bundled.open('f/77/10x10/ab/a.png')
    expect(after?.identity).not.toBe(before?.identity)
    await writeFile(join(folder, 'assets/10x10/ab/a.png'), 'abcdef')
  })

  it('CALL-6 works as soon as space.json is there, though it was not at first', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'bundled-'))
    const bundled = createBundledAssets(empty)
    await expect(bundled.open('f/1/10x10/ab/a.png')).rejects.toThrow()
    await writeFile(join(empty, 'space.json'), '{"id":"1"}')
    expect(await bundled.open('f/1/10x10/ab/a.png')).toBeUndefined()
    await rm(empty, { recursive: true })
  })
})
