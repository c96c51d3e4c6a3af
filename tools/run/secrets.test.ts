import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { ensureSecrets } from './secrets.ts'

test('secrets are made once, except those in the environment, and a space without seed content has no id yet', () => {
  const folder = temporaryFolder('prospectus-secrets', onTestFinished)
  const content = join(folder, 'content')
  const env = { CONTENT_DIR: content, SEAL_SECRET: 'of-the-environment' }
  const stored = () => JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))

  const first = ensureSecrets(folder, env)
  expect(first).toMatchObject({ CONTENT_SPACE_ID: '', SEAL_SECRET: 'of-the-environment' })
  const { CONTENT_SPACE_ID, SEAL_SECRET, ...made } = first
  expect(stored()).toEqual(made)

  mkdirSync(content)
  writeFileSync(join(content, 'space.json'), '{"id": 42}')
  expect(ensureSecrets(folder, env)).toEqual({ ...first, CONTENT_SPACE_ID: '42' })
  expect(stored()).toEqual({ ...made, CONTENT_SPACE_ID: '42' })
})
