import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLinkAttributes } from '@prospectus/content/schema/rich-text/link-attributes'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '../..')

test('BLOCK-11 the scripts of the site react to no attribute that an editor gives a link', () => {
  const names = new Set<string>()
  for (const file of globSync('**/*.{ts,tsx,css}', { cwd: sources })) {
    if (/\.test\.tsx?$/.test(file)) continue
    const source = readFileSync(join(sources, file), 'utf8')
    for (const [name] of source.matchAll(/\bdata(?:-[a-z0-9]+)+/g)) names.add(name)
    for (const [, key = ''] of source.matchAll(/\bdataset\.(\w+)/g))
      names.add(`data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
  }
  expect(names.size).toBeGreaterThan(20)
  const allowed = [...names].filter((name) => readLinkAttributes({ [name]: 'x' }) !== undefined)
  expect(allowed).toEqual([])
})
