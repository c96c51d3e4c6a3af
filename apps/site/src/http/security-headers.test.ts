import { sourceHash } from '@prospectus/server/http/security-headers'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { CONSENT_SCRIPT } from '../visit/consent-record.ts'
import { createSecurityHeaders } from './security-headers.ts'

const https = {
  SITE_URL: 'https://www.vendor.example',
  CMS_URL: 'https://cms.vendor.example',
  EMBEDS_URL: 'https://embeds.vendor.example',
  TRUST_PROXY: 'on',
}
const headersOf = (env: Record<string, string>) => createSecurityHeaders(readSettings(env))
const policyOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

describe('security headers', () => {
  test('of a page allow its own files and its own style sheet, nothing else', () => {
    const headers = headersOf(https).forPage('<p>', 'sha256-abc=')
    expect(policyOf(headers)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'sha256-abc='",
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'media-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'upgrade-insecure-requests': '',
    })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'strict-transport-security': 'max-age=63072000',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  test.each([
    ['off', undefined],
    ['host', 'max-age=63072000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ] as const)(
    'settings-and-commands#settings HSTS=%s reaches as far as it says',
    (hsts, header) => {
      const headers = headersOf({ ...https, HSTS: hsts })
      for (const response of [headers.forPage('<p>', 'sha256-abc='), headers.forOther()])
        expect(response['strict-transport-security']).toBe(header)
    },
  )

  test('score at least 130 by the rules of the HTTP Observatory, for home page and errors', () => {
    const security = headersOf(https)
    for (const headers of [security.forPage('<p>', 'sha256-abc='), security.forOther()]) {
      expect(observatoryScore(headers)).toBeGreaterThanOrEqual(130)
    }
    expect(observatoryScore(security.forPage('https://embeds.vendor.example/f', 'x'))).toBe(140)
  })

  test('EMBED-1 a page that names the origin of tools may frame it, and only it', () => {
    const security = headersOf({ ...https, EMBED_HOST: 'tools.example' })
    const headers = security.forPage('<iframe src="https://tools.example/x">', 'sha256-abc=')
    expect(policyOf(headers)['frame-src']).toBe(
      'https://embeds.vendor.example https://tools.example',
    )
    expect(headers).not.toHaveProperty('cross-origin-embedder-policy')
    expect(policyOf(security.forPage('<p>', 'x'))).not.toHaveProperty('frame-src')
  })

  test('BLOCK-12 a page with films may load them from exactly where they are', () => {
    const security = headersOf(https)
    const film = (attribute: string) => security.forPage(`<div ${attribute}></div>`, 'sha256-abc=')
    const framed = film('data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"')
    expect(policyOf(framed)['frame-src']).toBe('https://www.youtube-nocookie.com')
    expect(policyOf(framed)['media-src']).toBe("'self'")
    expect(framed['permissions-policy']).toContain(
      'autoplay=(self "https://www.youtube-nocookie.com")',
    )
    expect(framed).not.toHaveProperty('cross-origin-embedder-policy')
    const played = film('data-film="https://cdn.films.example:8443/a.mp4?a=1&amp;b=2"')
    expect(policyOf(played)['media-src']).toBe("'self' https://cdn.films.example:8443")
    expect(policyOf(played)).not.toHaveProperty('frame-src')
  })

  test('let in the tag manager that is set, on pages that have its place, and nothing else', () => {
    const env = { ...https, TAG_MANAGER_ID: 'GTM-AB12CD3' }
    const section = '<section data-tag-manager="GTM-AB12CD3"></section>'
    const headers = headersOf(env).forPage(section, 'sha256-abc=')
    const google = 'https://*.googletagmanager.com'
    const counting = `https://*.google-analytics.com ${google}`
    expect(policyOf(headers)).toMatchObject({
      'script-src': `'self' '${sourceHash(CONSENT_SCRIPT)}' ${google}`,
      'img-src': `'self' ${counting}`,
      'connect-src': `'self' https://*.analytics.google.com ${counting}`,
      'style-src': "'self' 'sha256-abc='",
    })
    expect(headers).not.toHaveProperty('cross-origin-embedder-policy')
    expect(observatoryScore(headers)).toBeGreaterThanOrEqual(130)
    const without = headersOf(https).forPage('<p>', 'sha256-abc=')
    expect(headersOf(https).forPage(section, 'sha256-abc=')).toEqual(without)
    expect(headersOf(env).forPage('<p>', 'sha256-abc=')).toEqual(without)
    expect(headersOf(env).forOther()).toEqual(headersOf(https).forOther())
    const preview = { ...env, SITE_MODE: 'preview' }
    expect(headersOf(preview).forPage(section, 'x')['content-security-policy']).not.toContain(
      'google',
    )
  })

  test.each([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ' data-frame=&quot;https://player.vimeo.com/video/1&quot;',
    '<div data-frame="https://player.vimeo.com.evil.example/video/1">',
    '<div data-film="http://cdn.films.example/a.mp4">',
    '<div data-film="https://">',
  ])('BLOCK-12 opens nothing for what is no film: %s', (html) => {
    const headers = headersOf(https).forPage(html, 'sha256-abc=')
    expect(policyOf(headers)).not.toHaveProperty('frame-src')
    expect(policyOf(headers)['media-src']).toBe("'self'")
    expect(headers['permissions-policy']).toContain('autoplay=(self),')
    expect(headers).toHaveProperty('cross-origin-embedder-policy')
  })

  test('EMBED-1 http is for tools on loopback only', () => {
    const local = headersOf({ EMBED_HOST: '127.0.0.1:4000' }).forPage('http://127.0.0.1:3003', 'x')
    expect(policyOf(local)['frame-src']).toBe(
      'http://127.0.0.1:3003 http://127.0.0.1:4000 https://127.0.0.1:4000',
    )
  })

  test('of a preview allow the content system to frame it, and forbid indexing', () => {
    const headers = headersOf({ SITE_MODE: 'preview' }).forPage('<p>', 'sha256-abc=')
    expect(policyOf(headers)['frame-ancestors']).toBe('http://127.0.0.1:3001')
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  })

  test('live-preview#frames of a preview let the bridge in, and the editor that it belongs to frame it', () => {
    const own = policyOf(headersOf({ SITE_MODE: 'preview' }).forPage('<p>', 'sha256-abc='))
    expect(own['script-src']).toBe("'self' http://127.0.0.1:3001/bridge.js")
    expect(own['style-src']).toBe("'self' 'sha256-abc='")
    const BRIDGE_URL = 'https://app.storyblok.com/f/storyblok-v2-latest.js'
    const security = headersOf({ SITE_MODE: 'preview', BRIDGE_URL })
    const elsewhere = policyOf(security.forPage('<p>', 'sha256-abc='))
    expect(elsewhere['script-src']).toBe(`'self' ${BRIDGE_URL}`)
    expect(elsewhere['style-src']).toBe("'self' 'unsafe-inline'")
    expect(elsewhere['frame-ancestors']).toBe('https://app.storyblok.com')
  })

  test('ROUTE-5 of production know nothing of a bridge', () => {
    const BRIDGE_URL = 'https://app.storyblok.com/f/storyblok-v2-latest.js'
    const ofPage = (env: Record<string, string>) => headersOf(env).forPage('<p>', 'sha256-abc=')
    expect(ofPage({ BRIDGE_URL })).toEqual(ofPage({}))
  })

  test('over plain http promise no https', () => {
    const headers = headersOf({}).forPage('<p>', 'sha256-abc=')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(policyOf(headers)).not.toHaveProperty('upgrade-insecure-requests')
  })
})

/** The published scoring rules (algorithm 6), for a site without cookies and third-party scripts. */
function observatoryScore(headers: Readonly<Record<string, string>>): number {
  const policy = policyOf(headers)
  const text = headers['content-security-policy'] ?? ''
  const strict =
    policy['default-src'] === "'none'" && ["'self'", "'none'"].includes(policy['form-action'] ?? '')
  const bonuses = [
    text.includes('unsafe') ? -20 : 5,
    strict ? 5 : 0,
    policy['frame-ancestors'] === undefined ? -20 : 5,
    headers['referrer-policy'] === 'strict-origin-when-cross-origin' ? 5 : 0,
    headers['strict-transport-security'] === undefined ? -20 : 0,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    headers['cross-origin-opener-policy'] === 'same-origin' ? 10 : 0,
    headers['cross-origin-embedder-policy'] === 'require-corp' ? 10 : 0,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  ]
  return bonuses.reduce((sum, bonus) => sum + bonus, 100)
}
