import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeUnneededFiles } from './remove-unneeded.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prospectus-unneeded-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('source maps, manuals and folders for other uses are deleted; code, licences and our own files stay', () => {
  const write = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  const needed = [
    ...['own/README.md', 'packages/a/LICENSE.md', 'packages/a/a.js', 'packages/a/licence.txt'],
    ...['packages/@b/b/NOTICE.md', 'packages/pdfjs-dist/build/pdf.mjs', 'packages/zod/v4/core.js'],
  ]
  const unneeded = [
    ...['packages/a/README.md', 'packages/a/a.js.map', 'packages/@b/b/dist/b.d.ts.map'],
    ...['packages/pdfjs-dist/legacy/pdf.mjs', 'packages/zod/src/core.ts'],
  ]
  for (const path of [...needed, ...unneeded]) write(path)
  symlinkSync(join(folder, 'own'), join(folder, 'packages', 'own'))
  removeUnneededFiles(join(folder, 'packages'))
  const left = globSync('**/*.*', { cwd: folder }).filter(
    (path) => !path.startsWith('packages/own'),
  )
  expect(left.sort()).toEqual(needed.sort())
})
