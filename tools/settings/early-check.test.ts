import { expect, test } from 'vitest'
import { root } from '../run/project.ts'
import { brandErrors, earlyErrors } from './early-check.js'

test('misspelt names and values that break a rule are reported before an install', () => {
  expect(
    earlyErrors({
      SITE_PROT: '3000',
      CMS_PORT: 'x',
      TRUST_PROXY: 'perhaps',
      SITE_URL: 'https://www.example.com/path',
      LOG_FORMAT: 'xml',
    }).map((error) => error.replace(/expected.*found/, '…')),
  ).toEqual([
    'SITE_PROT: there is no such setting; did you mean SITE_PORT?',
    'CMS_PORT: … "x"',
    'LOG_FORMAT: … "xml"',
    'SITE_URL: … "https://www.example.com/path"',
    'TRUST_PROXY: … "perhaps"',
  ])
})

test('valid and empty values pass, and for a role that starts alone only its own settings are checked', () => {
  const valid = { SITE_PORT: ' 80 ', TRUST_PROXY: 'ON', SITE_URL: '', LOG_FORMAT: 'text' }
  expect(earlyErrors(valid)).toEqual([])
  expect(earlyErrors({ LEADS_KEEP_DAYS: 'x' }, undefined, 'site')).toEqual([])
  expect(earlyErrors({ LEADS_KEEP_DAYS: 'x' }, undefined, 'content system')).toHaveLength(1)
})

test('a BRAND without a brand.json is reported in one sentence', () => {
  expect(brandErrors({ BRAND: 'typo' }, root)).toEqual([
    'BRAND: expected the folder of a brand, such as brands/acme, found no brand.json in "typo"',
  ])
  for (const BRAND of [undefined, '', 'tools/testing/plain-brand']) {
    expect(brandErrors({ BRAND }, root)).toEqual([])
  }
})

test('a value that may be secret is never shown', () => {
  const errors = earlyErrors({ CONTENT_TOKEN: 'two words', DATABASE_URL: 'nonsense' })
  expect(errors.join()).not.toMatch(/two words|nonsense/)
})
