import { describe, expect, test } from 'vitest'
import { locationIn, ROOT } from './location.ts'

const folder = { id: 7, slug: 'careers', full_slug: 'about/careers' }

describe('delivery-protocol#story slugs and full slugs', () => {
  test('at the root a full slug is the slug', () => {
    expect(locationIn(ROOT, 'home', true)).toEqual({
      parent_id: 0,
      is_startpage: 1,
      slug: 'home',
      full_slug: 'home',
      level: 1,
    })
  })

  test('in a folder it follows the full slug of the folder', () => {
    expect(locationIn(folder, 'jobs', false)).toMatchObject({
      parent_id: 7,
      full_slug: 'about/careers/jobs',
      level: 3,
    })
  })

  test('a start page has its folder’s slug, and a full slug with a closing slash', () => {
    expect(locationIn(folder, 'careers', true)).toMatchObject({
      slug: 'careers',
      full_slug: 'about/careers/',
      level: 2,
    })
    expect(() => locationIn(folder, 'jobs', true)).toThrow(
      'The start page of the folder about/careers must have its slug, careers; found jobs.',
    )
  })

  test.each(['', ' ', 'a b', 'a/b', '.', '..', 'a?', 'a#', '50%', 'a\0', '\ud800', 'a\\b'])(
    'the slug %j is rejected',
    (slug) => {
      expect(() => locationIn(ROOT, slug, false)).toThrow(/^The slug is ".*"; expected one segment/)
    },
  )

  test.each(['über-uns', '価格', 'Q4_2025', 'a.b', '~x'])('the slug %j is accepted', (slug) => {
    expect(locationIn(ROOT, slug, false).full_slug).toBe(slug)
  })

  test.each([
    'healthz',
    'readyz',
    'robots.txt',
    'favicon.ico',
    'apple-touch-icon.png',
    'sitemap.xml',
    'sitemap-2.xml',
    'assets',
    '_',
  ])('ROUTE-1 a page at /%s is rejected, since the site serves that address itself', (slug) => {
    expect(() => locationIn(ROOT, slug, false)).toThrow(
      `The site itself answers at /${slug}; choose another address.`,
    )
  })

  test.each([
    ['api', 'stories'],
    ['hooks', 'content'],
    ['assets', 'icons'],
    ['_', 'app.js'],
  ])('ROUTE-1 a page at /%s/%s is rejected too', (parent, slug) => {
    const inside = { id: 7, slug: parent, full_slug: parent }
    expect(() => locationIn(inside, slug, false)).toThrow(/^The site itself answers at/)
  })

  test.each(['api', 'hooks', 'Assets', 'healthz-2', 'sitemap'])(
    'ROUTE-1 /%s is free for a page',
    (slug) => {
      expect(locationIn(ROOT, slug, false).full_slug).toBe(slug)
    },
  )

  test('ROUTE-1 in a folder the same slugs are free', () => {
    expect(locationIn(folder, 'assets', false).full_slug).toBe('about/careers/assets')
  })

  test('a full slug has at most 800 characters', () => {
    expect(locationIn(ROOT, 'x'.repeat(800), false).level).toBe(1)
    expect(() => locationIn(ROOT, 'x'.repeat(801), false)).toThrow(
      'has 801 characters; at most 800 are allowed',
    )
  })
})
