import { redirect } from '@prospectus/content/schema/blocks/redirect'
import { describe, expect, it } from 'vitest'
import { examplePage, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { redirectView } from './redirect.tsx'

const preview = examplePage({ mode: 'preview' })

describe('redirect', () => {
  it('ROUTE-4 says in preview where it would lead', () => {
    const html = renderBlock(redirectView, readExample(redirect), { page: preview })
    expect(html).toMatch(/<h2>307 Redirect - Pretty Link<\/h2>/)
    expect(html).toContain('no preview')
    expect(html).toMatch(/<a href="\/contact"[^>]*>\/contact/)
    expect(html).toContain('check the URL in production')
  })

  it('ROUTE-4 says that a destination is missing', () => {
    const html = renderBlock(redirectView, readExample(redirect, 'least'), { page: preview })
    expect(html).toContain('role="alert"')
    expect(html).not.toContain('<a ')
  })

  it('ROUTE-4 promises nothing where production would go in a circle', () => {
    const page = { ...preview, isBrokenRedirect: true }
    const html = renderBlock(redirectView, readExample(redirect), { page })
    expect(html).toMatch(/role="alert"[^>]*>This address leads back here/)
    expect(html).not.toContain('it will redirect')
  })

  it('ROUTE-4 promises no destination that production would refuse', () => {
    const mail = {
      href: 'mailto:a@b.example',
      isExternal: false,
      opensNewTab: false,
      isFile: false,
    }
    const block = { ...readExample(redirect), destination_url: mail }
    const html = renderBlock(redirectView, block, { page: preview })
    expect(html).not.toContain('<a ')
    expect(html).toContain('role="alert"')
  })

  it('shows nothing in production', () => {
    expect(renderBlock(redirectView, readExample(redirect))).toBe('')
  })
})
