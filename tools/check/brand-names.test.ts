import { expect, test } from 'vitest'
import { brandNameFindings } from './brand-names.ts'

test.each([
  [
    'apps/site/src/ui/logo.tsx',
    'a\nconst name = "Acme"',
    ['apps/site/src/ui/logo.tsx:2: names a brand'],
  ],
  [
    'apps/site/src/ui/logo.css',
    '.a{}\n\n/* of ACME */',
    ['apps/site/src/ui/logo.css:3: names a brand'],
  ],
  ['tools/acme.ts', 'no name', ['tools/acme.ts:0: names a brand']],
  ['packages/server/src/brand.ts', "const DEFAULT = 'brands/other'", []],
  ['apps/site/src/ui/logo.tsx', 'brand.name', []],
])('a brand that is named in %s (%j) is found', (path, text, expected) => {
  const found = brandNameFindings([{ path, text }], ['Acme'])
  expect(found).toEqual(expected.map((begin) => expect.stringContaining(begin)))
})
