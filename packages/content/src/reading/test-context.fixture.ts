import type { ReadContext } from '../schema/context/read-context.ts'
import { canonicalPath } from '../schema/links/canonical-path.ts'
import { createReadContext, type SiteContext } from './site-context.ts'

/** The only uuid that `testSiteContext` knows; its story has moved to `/guidebooks/now-here`. */
export const MOVED_UUID = '2f0c1f6e-6f0e-4f3e-9f0a-0c8d8a3d5b11'

/**
 * A site on which every full slug is published except those that begin with `gone`. Only the story of `MOVED_UUID` can
 * be found by uuid.
 */
export const testSiteContext: SiteContext = {
  pathOfUuid: (uuid) => (uuid === MOVED_UUID ? '/guidebooks/now-here' : undefined),
  pathOfSlug: (slug) =>
    slug.startsWith('gone') ? undefined : canonicalPath(slug, slug.endsWith('/')),
  siteUrl: 'https://www.vendor.example',
  assetHosts: ['assets.vendor.example', '127.0.0.1:3003'],
  embedHost: '127.0.0.1:3003',
  languages: ['de'],
}

export function testContext(): ReadContext {
  return createReadContext(testSiteContext)
}

/** A story as the delivery protocol sends it, without its content. */
export const testStory = {
  id: 17,
  uuid: '9c1b5a44-1111-4222-8333-444455556666',
  name: 'Nine curves',
  slug: 'nine-curves',
  full_slug: 'blog/nine-curves',
  path: null,
  parent_id: 659386122,
  position: -40,
  is_startpage: false,
  tag_list: ['reporting', 7],
  lang: 'default',
  group_id: 'g',
  alternates: [],
  created_at: '2021-03-04T09:00:00.000Z',
  updated_at: '2021-03-05T09:00:00.000Z',
  published_at: '2021-03-06T09:00:00.000Z',
  first_published_at: '2021-03-04T10:00:00.000Z',
}
