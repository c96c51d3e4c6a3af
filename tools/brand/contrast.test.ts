import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandFolder, root } from '../run/project.ts'
import { brandSheets } from './brand-modules.ts'
import { BRAND_THEMES, contrastFindings } from './contrast.ts'

const sheetsOf = (folder: string) =>
  brandSheets(folder)
    .map((sheet) => readFileSync(sheet, 'utf8'))
    .join('\n')

describe.each([
  ['the chosen brand', brandFolder()],
  ['the plain brand of the tests', join(root, 'tools/testing/plain-brand')],
])('the colours of %s', (_, folder) => {
  test.each(BRAND_THEMES)('can be read in %s', (theme) => {
    expect(contrastFindings(sheetsOf(folder), theme)).toEqual([])
  })
})

test('a colour that is too weak or missing is named', () => {
  const css = sheetsOf(brandFolder())
  const weak = css.replace(/(\.theme-dark \{[^}]*--ink-soft: )#\w{6}/, '$1#445566')
  expect(contrastFindings(weak, 'theme-dark')).toEqual([
    expect.stringMatching(
      /^theme-dark: --ink-soft #445566 on --ground #\w{6}: \d\.\d\d : 1, at le/,
    ),
    expect.stringContaining('--ink-soft #445566 on --ground-2'),
  ])
  const none = css.replace(/(\.theme-brand \{[^}]*)--focus: #\w{6};/, '$1')
  expect(contrastFindings(none, 'theme-brand')).toContain(
    'theme-brand: --focus is missing, or is not written #rrggbb',
  )
})
