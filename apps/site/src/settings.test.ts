import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DEFAULT_BRAND, readBrand } from '@prospectus/server/brand'
import { SettingsError } from '@prospectus/server/parse-settings'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../tools/testing/temporary-folder.ts'
import { readSettings } from './settings.ts'

const brand = readBrand(DEFAULT_BRAND)

const issuesOf = (env: Record<string, string>): string[] => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as SettingsError).message.split('\n').slice(1)
  }
}

describe('settings', () => {
  test('have the defaults of the contract', () => {
    expect(readSettings({})).toEqual({
      mode: 'production',
      host: '127.0.0.1',
      sharePort: false,
      accessLog: false,
      logFormat: '',
      drainMs: 2000,
      metricsHost: '127.0.0.1',
      metricsPort: undefined,
      port: 3000,
      portSetting: 'SITE_PORT',
      url: 'http://127.0.0.1:3000',
      siteUrl: 'http://127.0.0.1:3000',
      previewUrl: 'http://127.0.0.1:3002',
      cmsUrl: 'http://127.0.0.1:3001',
      embedsUrl: 'http://127.0.0.1:3003',
      trustProxy: false,
      dataDir: resolve('data'),
      contentApiUrl: 'http://127.0.0.1:3001/v2',
      contentSpaceId: undefined,
      contentToken: undefined,
      previewToken: undefined,
      assetHost: '127.0.0.1:3003',
      embedHost: '127.0.0.1:3003',
      bridgeUrl: 'http://127.0.0.1:3001/bridge.js',
      sealSecret: undefined,
      webhookSecret: undefined,
      pollSeconds: 10,
      reportsUrl: 'http://127.0.0.1:3001/reports',
      tagManagerId: undefined,
      productPrefix: brand.productPrefix,
      contentDir: resolve(DEFAULT_BRAND, 'content'),
      contentMapping: undefined,
      hsts: 'host',
    })
  })

  test('of a brand are its prefix and content, unless they are given themselves', () => {
    const BRAND = 'tools/testing/plain-brand'
    expect(readSettings({ BRAND })).toMatchObject({
      productPrefix: 'plainly',
      contentDir: resolve(BRAND, 'content'),
    })
    expect(readSettings({ BRAND, PRODUCT_PREFIX: 'mine', CONTENT_DIR: 'pages' })).toMatchObject({
      productPrefix: 'mine',
      contentDir: resolve('pages'),
    })
  })

  test('name the file that a brand lacks, or the problem in it', () => {
    expect(issuesOf({ BRAND: 'docs' })).toEqual([
      expect.stringMatching(/^BRAND: expected the folder of a brand \(.*docs.brand\.json cannot/),
    ])
  })

  test('name each error of a mapping, or the file that is missing', () => {
    const folder = temporaryFolder('mapping', onTestFinished)
    const path = join(folder, 'mapping.json')
    const write = (mapping: unknown) => writeFileSync(path, JSON.stringify(mapping))
    expect(issuesOf({ CONTENT_MAPPING: path })).toEqual([
      expect.stringMatching(/^CONTENT_MAPPING: expected a file that maps content \(ENOENT/),
    ])
    write({ accordion: { component: 'nope' } })
    expect(issuesOf({ CONTENT_MAPPING: path })).toEqual([
      expect.stringMatching(/^CONTENT_MAPPING: .*\(accordion\.component: expected the name/),
    ])
    const mapping = { accordion: { component: 'faqs', fields: { entries: 'rows' } } }
    write(mapping)
    expect(readSettings({ CONTENT_MAPPING: path })).toMatchObject({ contentMapping: mapping })
  })

  test('of a preview are those of its own port and origin', () => {
    const settings = readSettings({ SITE_MODE: 'preview', PREVIEW_PORT: '4002' })
    expect(settings).toMatchObject({
      port: 4002,
      portSetting: 'PREVIEW_PORT',
      url: 'http://127.0.0.1:4002',
      siteUrl: 'http://127.0.0.1:3000',
    })
  })

  test('report every problem at once, with expected and found values', () => {
    const issues = issuesOf({
      SITE_PORT: 'eighty',
      HOST: 'not a host',
      SITE_URL: 'https://www.example.com/path',
      CMS_URL: 'ftp://cms.example.com',
      TRUST_PROXY: 'maybe',
      ASSET_HOST: 'https://files.example.com/',
      POLL_SECONDS: '-1',
      SITE_MODE: 'staging',
      PRODUCT_PREFIX: 'Big Vendor',
      CONTENT_SPACE_ID: 'abc',
    })
    expect(issues).toHaveLength(10)
    expect(issues).toContain('SITE_PORT: expected a whole number from 1 to 65535, found "eighty"')
    expect(issues).toContain('SITE_MODE: expected production or preview, found "staging"')
    expect(issues).toContain('TRUST_PROXY: expected on or off, found "maybe"')
    expect(issues.join('\n')).toMatch(
      /SITE_URL: expected an http\(s\) origin.*found "https:.*path"/,
    )
  })

  test('never show a secret', () => {
    const [issue, ...others] = issuesOf({ SEAL_SECRET: 'the secret\nof ours' })
    expect(others).toEqual([])
    expect(issue).toMatch(/^SEAL_SECRET: expected /)
    expect(issue).not.toContain('secret\nof')
    expect(issue).not.toContain('of ours')
  })

  test('give each role a port of its own', () => {
    expect(issuesOf({ PREVIEW_PORT: '3000', EMBEDS_PORT: '3000' })).toEqual([
      expect.stringMatching(/^PREVIEW_PORT: .* 3000, which is SITE_PORT too$/),
      expect.stringMatching(/^EMBEDS_PORT: .* 3000, which is SITE_PORT too$/),
    ])
  })

  test('ROUTE-5 a production site does not read a draft token', () => {
    const env = { CONTENT_PREVIEW_TOKEN: 'draft-token', MANAGEMENT_TOKEN: 'management-token' }
    const production = JSON.stringify(readSettings(env))
    expect(production).not.toContain('draft-token')
    expect(production).not.toContain('management-token')
    expect(readSettings({ ...env, SITE_MODE: 'preview' }).previewToken).toBe('draft-token')
  })

  test('count an empty variable as not given', () => {
    expect(readSettings({ SITE_PORT: '', SITE_URL: '', CONTENT_TOKEN: '' })).toEqual(
      readSettings({}),
    )
  })

  test('poll a remote content system less often', () => {
    expect(readSettings({ CONTENT_API_URL: 'https://api.example.com/v2/' })).toMatchObject({
      contentApiUrl: 'https://api.example.com/v2',
      pollSeconds: 300,
    })
  })

  test('name a tag manager for visitors, and none for editors', () => {
    const env = { TAG_MANAGER_ID: 'GTM-AB12CD3' }
    expect(readSettings(env).tagManagerId).toBe('GTM-AB12CD3')
    expect(readSettings({ ...env, SITE_MODE: 'preview' }).tagManagerId).toBeUndefined()
    for (const TAG_MANAGER_ID of ['G-AB12CD3', 'gtm-ab12cd3', 'GTM-A"><script>', 'GTM-']) {
      expect(issuesOf({ TAG_MANAGER_ID })).toEqual([
        expect.stringMatching(/^TAG_MANAGER_ID: expected the id of a tag manager container/),
      ])
    }
  })

  test('name a CDN with its id and key, or none, and never for a preview', () => {
    const env = { CDN: 'fastly', CDN_ID: 'SU1Z0isxPaozGVKXdv0eY', CDN_TOKEN: 'a-key' }
    expect(readSettings(env).cdn).toEqual({
      service: 'fastly',
      id: 'SU1Z0isxPaozGVKXdv0eY',
      token: 'a-key',
    })
    expect(readSettings({ ...env, SITE_MODE: 'preview' }).cdn).toBeUndefined()
    expect(readSettings({}).cdn).toBeUndefined()
    expect(issuesOf({ ...env, CDN_TOKEN: '' })).toEqual([
      'CDN, CDN_ID, CDN_TOKEN: expected all three of them, or none, found no CDN_TOKEN',
    ])
    expect(issuesOf({ CDN_TOKEN: 'a-key' })).toEqual([
      'CDN, CDN_ID, CDN_TOKEN: expected all three of them, or none, found no CDN, no CDN_ID',
    ])
    expect(issuesOf({ ...env, CDN: 'akamai', CDN_ID: 'a/b', CDN_TOKEN: 'a key' })).toEqual([
      'CDN_TOKEN: expected printable characters without spaces, found something else (not shown)',
      'CDN: expected fastly or cloudflare, found "akamai"',
      'CDN_ID: expected the id of a service or of a zone, found "a/b"',
    ])
  })

  test('turn hosts that mean all interfaces into addresses that can be opened', () => {
    expect(readSettings({ HOST: '0.0.0.0' }).url).toBe('http://localhost:3000')
    expect(readSettings({ HOST: '::1' }).url).toBe('http://[::1]:3000')
  })
})
