import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleFiles } from './example-files.ts'

const assets = join(import.meta.dirname, '../../../../../content/assets')

test.each(Object.entries(exampleFiles))(
  'BLOCK-9 the example file %s is in the bundled catalogue',
  (_, path) => {
    expect(existsSync(join(assets, path)), path).toBe(true)
  },
)
