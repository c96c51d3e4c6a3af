import { readStory } from '@prospectus/content/reading/read-story'
import { createReadContext } from '@prospectus/content/reading/site-context'
import { settings as settingsSchema } from '@prospectus/content/schema/stories/settings'
import { expect, it } from 'vitest'
import type { PageView } from '../rendering/page-view.ts'
import { emptySnapshot, examplePage, siteContext } from '../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'
import { pageFrame } from './page-frame.tsx'

const entry = (label: string, fullSlug: string) => ({
  component: 'nav-entry',
  _uid: fullSlug,
  label,
  link: { linktype: 'story', cached_url: fullSlug },
})
const group = (label: string, slugs: readonly string[]) => ({
  component: 'nav-group',
  _uid: label,
  label,
  entries: slugs.map((slug) => entry(slug, slug)),
})
const settings = settingsSchema.read(
  {
    component: 'modules/settings',
    organisation: 'Exemplar',
    navigation: [group('Platform', ['platform/hub', 'platform/plan']), group('Work', ['plan'])],
    footer: [group('More', ['platform/hub'])],
  },
  createReadContext(siteContext),
)

const PATHS = ['/', '/platform/hub', '/platform/hub/more', '/platform/hubs', '/plan', '/search']
const textsOf = (page: PageView) => {
  const { before, footerStart, footerRest } = pageFrame(page)
  return [before, footerStart, ...footerRest].map(({ text }) => text)
}

it.each(['en', 'de'])('the frame is made once and is right for each page, in %s', (lang) => {
  const snapshot = emptySnapshot()
  for (const path of [...PATHS, ...PATHS.toReversed()]) {
    const page = examplePage({ snapshot, settings, lang, path })
    const made = pageFrame(page)
    expect(pageFrame(page).before).toBe(made.before)
    expect(pageFrame(page).footerStart).toBe(made.footerStart)
    // Nothing is known of other settings, so that these are rendered for this page.
    expect(textsOf(page)).toEqual(textsOf({ ...page, settings: { ...settings } }))
  }
})

it('the navigation marks the link to the page, and the group that it is in', () => {
  const at = (path: string) => pageFrame(examplePage({ settings, path })).before.text
  expect(at('/platform/hub')).toMatch(/<a href="\/platform\/hub" aria-current="page">/)
  expect(at('/platform/hub')).toMatch(/header-here">Platform/)
  expect(at('/platform/hub/more')).not.toContain('aria-current')
  expect(at('/platform/hub/more')).toMatch(/header-here">Platform/)
  expect(at('/platform/hubs')).not.toContain('header-here')
})

it('the frame links to the translations of the page', () => {
  const stories = ['home', 'de/', 'de/b'].map((slug) =>
    rawStory(slug, { component: 'modules/page' }),
  )
  const snapshot = { ...snapshotOf(stories), languages: ['de'] }
  const of = (alternates: readonly object[]) => {
    const raw = { ...rawStory('a', { component: 'modules/page' }), alternates }
    const story = readStory(raw, siteContext)
    return textsOf(examplePage({ snapshot, settings, story }))
  }
  expect(of([]).join('')).toContain('href="/de/" hrefLang="de"')
  expect(of([{ full_slug: 'de/b', name: 'B' }]).join('')).toContain('href="/de/b" hrefLang="de"')
  expect(of([]).join('')).not.toContain('"/de/b"')
})

it('the frame is rendered for each page of a preview, with its markers', () => {
  const page = examplePage({ settings, mode: 'preview', settingsAttributes: () => ({ id: 's' }) })
  expect(pageFrame(page).before).not.toBe(pageFrame(page).before)
  expect(pageFrame(page).before.text).toContain('<header class="header theme-light" data-enhance')
  expect(textsOf(page).join('')).toContain('id="s"')
})
