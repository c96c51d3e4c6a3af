import type { Entry } from '@prospectus/catalogue/rows/entry'
import { describe, expect, it } from 'vitest'
import { CONSENT_SCRIPT } from '../../visit/consent-record.ts'
import { emptySnapshot, examplePage, renderMarkup } from '../testing/render.tsx'
import { ConsentBanner } from './consent-banner.tsx'

const tagManagerId = 'GTM-AB12CD3'
const snapshot = emptySnapshot({
  find: (slug) => (slug === 'cookie-preferences' ? { kind: 'story', entry } : undefined),
})
const entry = { path: '/cookie-preferences' } as Entry

describe('the question about cookies', () => {
  it('is missing on a site without a tag manager', () => {
    expect(renderMarkup(<ConsentBanner />, examplePage({ snapshot }))).toBe('')
  })

  it('follows its script, and offers yes and no equally', () => {
    const html = renderMarkup(<ConsentBanner />, examplePage({ snapshot, tagManagerId }))
    expect(html.startsWith(`<script>${CONSENT_SCRIPT}</script>`)).toBe(true)
    expect(html).toContain(`data-tag-manager="${tagManagerId}"`)
    const keys = [...html.matchAll(/<button type="button" class="([^"]+)" data-choice="(\w+)"/g)]
    expect(keys.map(([, look, choice]) => [choice, look])).toEqual([
      ['accept', 'button button-secondary'],
      ['reject', 'button button-secondary'],
    ])
    expect(html).toContain('href="/cookie-preferences"')
  })

  it('has no link to a page that the site does not have', () => {
    const html = renderMarkup(<ConsentBanner />, examplePage({ tagManagerId }))
    expect(html).not.toContain('href')
  })
})
