import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { storedAsset } from '@prospectus/content/schema/blocks/example-content'
import { type ExampleFile, exampleFiles } from '@prospectus/content/schema/blocks/example-files'
import { detectType } from '@prospectus/server/files/asset-type'
import { readBytes } from '@prospectus/server/images/asset-origin'
import { expect, test } from 'vitest'
import { exampleOrigin } from './example-origin.ts'

const names = Object.keys(exampleFiles) as ExampleFile[]

test.each(names)('BLOCK-9 the example file %s exists, with the type of its name', async (name) => {
  const { pathname } = new URL(storedAsset(name, '').filename)
  const file = await exampleOrigin.open(pathname.slice(1))
  if (file === undefined) expect.fail(`${pathname} is missing`)
  const bytes = await readBytes(file)
  expect(bytes.length).toBe(file.size)
  expect(detectType(basename(pathname), bytes)).toBeDefined()
  const part = await readBytes(file, { first: 2, last: 5 })
  expect(part).toEqual(bytes.slice(2, 6))
})

test('every file in the folder belongs to an example', () => {
  const present = readdirSync(join(import.meta.dirname, 'example-files')).sort()
  expect(present).toEqual(names.map((name) => basename(exampleFiles[name])).sort())
})
