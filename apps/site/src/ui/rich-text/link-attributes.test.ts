import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readLinkAttributes } from '@prospectus/content/schema/rich-text/link-attributes'
import { expect, test } from 'vitest'
import { extensionPackages } from '../../../../../tools/brand/extension-modules.ts'

/** Texts of the scripts, views and styles in a folder. */
const sourcesIn = (folder: string) =>
  globSync('**/*.{ts,tsx,css}', { cwd: folder })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

const attributesIn = (source: string) =>
  [...source.matchAll(/\bdata(?:-[a-z0-9]+)+/g)].map(([name]) => name)

/** Those of the names that an editor may give a link. */
const allowed = (names: Iterable<string>) =>
  [...new Set(names)].filter((name) => readLinkAttributes({ [name]: 'x' }) !== undefined)

test('BLOCK-11 the scripts of the site react to no attribute that an editor gives a link', () => {
  const names = sourcesIn(join(import.meta.dirname, '../..')).flatMap((source) => [
    ...attributesIn(source),
    ...[...source.matchAll(/\bdataset\.(\w+)/g)].map(
      ([, key = '']) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ])
  expect(new Set(names).size).toBeGreaterThan(20)
  expect(allowed(names)).toEqual([])
})

test.each(extensionPackages().map((folder) => [basename(folder), folder] as const))(
  'BLOCK-11 those of the extension %s have attributes of the site, or their own that begin with data-x-',
  (_, folder) => {
    const names = sourcesIn(join(folder, 'src')).flatMap(attributesIn)
    expect(names.length).toBeGreaterThan(0)
    expect(allowed(names)).toEqual([])
  },
)
