import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findContainedFile, streamFile } from './contained-file.ts'

let base = ''
let folder = ''

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'contained-'))
  folder = join(base, 'files')
  await mkdir(join(folder, 'a'), { recursive: true })
  await writeFile(join(folder, 'a/b.txt'), '0123456789')
  await writeFile(join(base, 'secret.txt'), 'secret')
  await symlink(join(base, 'secret.txt'), join(folder, 'a/link.txt'))
  await symlink(base, join(folder, 'out'))
  await symlink(join(folder, 'a'), join(folder, 'within'))
})
afterAll(() => rm(base, { recursive: true }))

describe('findContainedFile', () => {
  it('finds a file, through links that stay within the folder too', async () => {
    expect(await findContainedFile(folder, ['a', 'b.txt'])).toMatchObject({ size: 10 })
    expect(await findContainedFile(folder, ['within', 'b.txt'])).toMatchObject({ size: 10 })
  })

  it.each([
    ['a missing file', ['a', 'c.txt']],
    ['a folder', ['a']],
    ['a path below a file', ['a', 'b.txt', 'c']],
    ['dots', ['..', 'secret.txt']],
    ['dots within a segment', ['a/../../secret.txt']],
    ['a link out of the folder', ['a', 'link.txt']],
    ['a folder that is a link out', ['out', 'secret.txt']],
    ['a name too long for a disk', ['ü'.repeat(200)]],
  ])('ROUTE-3 finds nothing for %s', async (_, path) => {
    expect(await findContainedFile(folder, path)).toBeUndefined()
  })

  it('finds nothing in a missing folder', async () => {
    expect(await findContainedFile(join(base, 'none'), ['a'])).toBeUndefined()
  })
})

describe('streamFile', () => {
  it('gives all of a file, or a part', async () => {
    const file = join(folder, 'a/b.txt')
    expect(await new Response(streamFile(file)).text()).toBe('0123456789')
    expect(await new Response(streamFile(file, { first: 2, last: 4 })).text()).toBe('234')
  })

  it('fails if the file has been deleted before it is read', async () => {
    await expect(new Response(streamFile(join(folder, 'gone'))).text()).rejects.toThrow('ENOENT')
  })
})
