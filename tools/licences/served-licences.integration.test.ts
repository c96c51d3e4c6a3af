import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrand } from '@prospectus/server/brand'
import { beforeAll, describe, expect, test } from 'vitest'
import { ensureBuilt } from '../run/ensure-built.ts'
import { brandFolder, buildFolder, siteFolder } from '../run/project.ts'

const client = join(buildFolder(siteFolder), 'client')
const read = (name: string) => readFileSync(join(client, name), 'utf8')

describe('files served to browsers', () => {
  beforeAll(ensureBuilt, 180_000)

  test('every package in them is named in the notices, with its licence', () => {
    const notices = read('licences.txt')
    const packages = JSON.parse(read('.vite/packages.json')) as readonly BundledPackage[]
    expect(packages.map(({ name }) => name)).toContain('react')
    for (const { name, version, identifier, text } of packages) {
      expect(notices).toContain(`\n${name} ${version} (${identifier})\n`)
      expect(notices).toContain(text)
    }
  })

  test.each([
    ['the character maps of the PDF reader', 'Adobe Systems Incorporated'],
    ['the symbol fonts of the PDF reader', 'Copyright 2014 PDFium Authors'],
    ['the JPEG 2000 decoder of the PDF reader', 'Universite catholique de Louvain'],
    // A brand may use fonts that its visitors have installed.
    ...(readBrand(brandFolder()).preloadFont ? [['the typeface', 'SIL OPEN FONT LICENSE']] : []),
  ])('the licence of %s is in the notices too', (_part, words) => {
    expect(read('licences.txt').toLowerCase()).toContain(words.toLowerCase())
  })

  test('no licence requires more than its notice', () => {
    const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => /liberation/i.test(name))).toEqual([])
    expect(read('licences.txt')).not.toMatch(/GNU (Affero )?General Public License/i)
  })
})

interface BundledPackage {
  readonly name: string
  readonly version: string
  readonly identifier: string
  readonly text: string
}
