// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { SPECULATION_RULES } from './prefetch.ts'

const SITE = 'https://www.vendor.example'

/** True if a browser loads a link's page ahead, by the rules of a page at `SITE`. */
function isPrefetched(link: string): boolean {
  const [rule] = JSON.parse(SPECULATION_RULES).prefetch
  const [within, never, notFollowed] = rule.where.and
  const template = document.createElement('template')
  template.innerHTML = link
  const element = template.content.querySelector('a')
  const address = new URL(element?.getAttribute('href') ?? '', SITE)
  const matches = (pattern: string) => new URLPattern(pattern, SITE).test(address)
  return (
    matches(within.href_matches) &&
    !never.not.href_matches.some(matches) &&
    element?.matches(notFollowed.not.selector_matches) === false
  )
}

describe('a link’s page is loaded ahead (decision 0100)', () => {
  it.each(['/', '/about', '/de/ueber-uns', '/blog/specimen-article', '/resources?type=blog'])(
    'at %s',
    (path) => {
      expect(isPrefetched(`<a href="${path}">`)).toBe(true)
    },
  )

  it.each([
    ...['/search', '/search?q=float', '/de/search?type=page', '/resources?q=float&page=2'],
    ...['/assets/f/1/paper.pdf', '/licences.txt', '/sitemap.xml', '/_/styles/1/footer.css'],
    ...['https://other.example/about', '/api/stories'],
  ])('but not at %s', (path) => {
    expect(isPrefetched(`<a href="${path}">`)).toBe(false)
  })

  it.each(['download', 'target="_blank"', 'rel="nofollow"', 'rel="noopener external"'])(
    'but not where the link has %s',
    (attribute) => {
      expect(isPrefetched(`<a href="/about" ${attribute}>`)).toBe(false)
    },
  )
})
