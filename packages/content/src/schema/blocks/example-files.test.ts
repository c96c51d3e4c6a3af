import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder } from '../../../../../tools/run/project.ts'
import { exampleFiles } from './example-files.ts'

const assets = join(contentFolder(), 'assets')

test.each(Object.entries(exampleFiles))(
  'BLOCK-9 the example file %s is in the seed content',
  (_, path) => {
    expect(existsSync(join(assets, path)), path).toBe(true)
  },
)
