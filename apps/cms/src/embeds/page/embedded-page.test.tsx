import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDesignFiles } from './design-files.ts'
import { themeOf } from './embed-parameters.ts'
import { embeddedPage } from './embedded-page.tsx'

const page = (options: Partial<Parameters<typeof embeddedPage>[0]> = {}) =>
  embeddedPage({ lang: 'en', title: 'A tool', theme: 'light', body: <p>Here</p>, ...options })
const policyOf = ({ headers }: ReturnType<typeof page>) => headers['content-security-policy'] ?? ''

describe('an embedded page', () => {
  it('EMBED-2 reports its height, and has the language and theme of the page around it', () => {
    const { html, status } = page({ lang: 'de', theme: 'dark' })
    expect(status).toBe(200)
    expect(html).toMatch(/^<!doctype html><html lang="de" class="theme-dark">/)
    expect(html).toContain('prospectus:request-height')
  })

  it('runs and applies only scripts and styles of its policy', () => {
    const rendered = page({ scripts: ['console.log("<a>")'], styles: ['p{color:var(--ink)}'] })
    const inline = [...rendered.html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)]
    expect(inline).toHaveLength(4)
    for (const [, name, text = ''] of inline) {
      const digest = createHash('sha256').update(text).digest('base64')
      expect(policyOf(rendered)).toMatch(new RegExp(`${name}-src [^;]*'sha256-${escaped(digest)}'`))
    }
    expect(policyOf(rendered)).toMatch(/default-src 'none'.*form-action 'none'/)
    expect(policyOf(rendered)).not.toMatch(/unsafe|connect-src|\*/)
  })

  it('may do more only by an explicit directive', () => {
    const policy = policyOf(
      page({ allowedSources: { 'form-action': ["'self'"], 'img-src': ['data:'] } }),
    )
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain('img-src data:')
  })

  it('escapes its content', () => {
    const { html } = page({ title: '</title><script>1', lang: '"><i>', body: '<b>' })
    expect(html).not.toMatch(/<script>1|<i>|<b>/)
  })

  it('loads styles and font from its own origin, cached for ever', async () => {
    const { html } = page()
    const addresses = [...html.matchAll(/<link[^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(addresses.some((address) => /^\/_\/embedded-[\w-]{8}\.css$/.test(address))).toBe(true)
    for (const address of addresses) {
      const response = await createDesignFiles().request(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toContain('immutable')
      const named = [...(await response.text()).matchAll(/url\("\.\/([^"]+)"\)/g)]
      for (const [, font] of named)
        expect((await createDesignFiles().request(`/_/${font}`)).status).toBe(200)
    }
  })

  it.each([
    ['tinted', 'tinted'],
    ['dark', 'dark'],
    ['brand', 'brand'],
    [undefined, 'light'],
    ['constructor', 'light'],
    ['dark"><script>', 'light'],
  ])('a theme of %s is %s', (requested, theme) => expect(themeOf(requested)).toBe(theme))
})

const escaped = (text: string) => text.replaceAll(/[+/]/g, '\\$&')
