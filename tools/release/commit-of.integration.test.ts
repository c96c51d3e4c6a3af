import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../run/project.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { commitOf } from './version.js'

test('a release names the commit that it was made from, if there is one', () => {
  expect(commitOf(root)).toMatch(/^[0-9a-f]{40}$/)
  const folder = temporaryFolder('prospectus-archive', onTestFinished)
  expect(commitOf(folder), 'an unpacked archive').toBeUndefined()
  expect(commitOf(join(root, 'tools')), 'a folder inside of a repository').toBeUndefined()
  const { PATH } = process.env
  onTestFinished(() => void Object.assign(process.env, { PATH }))
  mkdirSync(join(folder, 'nothing'))
  process.env.PATH = join(folder, 'nothing')
  expect(commitOf(root), 'a machine without git').toBeUndefined()
})
