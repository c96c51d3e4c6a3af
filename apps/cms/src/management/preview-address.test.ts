import { readSharedDraft, SHARED_DRAFT_PARAMETER } from '@prospectus/server/shared-draft'
import { expect, test } from 'vitest'
import { createPreviewAddress } from './preview-address.ts'

const NOW = Date.UTC(2026, 0, 15, 12)
const options = {
  previewUrl: 'https://preview.example',
  embedsUrl: 'https://embeds.example',
  previewToken: 'secret',
  spaceId: 1000,
}
const story = (full_slug: string, component: string, id = 7) => ({
  ...{ id, full_slug, is_startpage: full_slug.endsWith('/') },
  content: JSON.stringify({ component }),
})
const addressOf = createPreviewAddress(options)
const about = story('about', 'modules/page', 8)

test.each([
  ['a page', story('about', 'modules/page'), undefined, '/about', '7'],
  ['settings', story('settings', 'modules/settings'), undefined, '/', '7'],
  ['settings of a language', story('de/settings', 'modules/settings'), undefined, '/de/', '7'],
  ['settings, coming from a page', story('settings', 'modules/settings'), about, '/about', '7'],
])('live-preview#settings %s is shown at a path of the site', (_, shown, around, path, id) => {
  const address = addressOf(shown, NOW, around)
  const url = new URL(address?.url ?? '')
  expect([url.origin, url.pathname]).toEqual(['https://preview.example', path])
  expect(url.searchParams.get('_storyblok')).toBe(id)
  expect(address?.follows).toBe(true)
})

test.each([
  ['forms/demo', 'modules/form', '/forms/demo'],
  ['de/forms/demo', 'modules/form', '/forms/demo'],
  ['assessments/pmo', 'modules/assessment', '/assessment/pmo'],
])(
  'live-preview#shared-drafts %s is shown at its own origin, for ten minutes',
  (slug, component, path) => {
    const address = addressOf(story(slug, component), NOW)
    const url = new URL(address?.url ?? '')
    expect([url.origin, url.pathname]).toEqual(['https://embeds.example', path])
    expect(address?.follows).toBe(false)
    const secrets = { spaceId: '1000', previewToken: 'secret' }
    const shared = url.searchParams.get(SHARED_DRAFT_PARAMETER) ?? ''
    expect(readSharedDraft(shared, secrets, NOW)?.storyId).toBe(7)
    expect(readSharedDraft(shared, secrets, NOW + 601_000)).toBeUndefined()
  },
)

test('there is no preview address without a preview token', () => {
  expect(createPreviewAddress({ ...options, previewToken: undefined })(about, NOW)).toBeUndefined()
})
