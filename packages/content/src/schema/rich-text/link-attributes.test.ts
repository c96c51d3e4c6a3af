import { describe, expect, test } from 'vitest'
import { readLinkAttributes } from './link-attributes.ts'

describe('BLOCK-11 a link’s attributes from an editor', () => {
  test('are kept if they are on the list', () => {
    const custom = {
      title: ' What the standard says ',
      rel: 'nofollow  SPONSORED',
      hreflang: 'pt-BR',
      lang: 'de',
      'data-campaign': 'spring',
      'DATA-Track-2': '',
    }
    expect(readLinkAttributes(custom)).toEqual({
      title: 'What the standard says',
      rel: 'nofollow sponsored',
      hreflang: 'pt-BR',
      lang: 'de',
      'data-campaign': 'spring',
      'data-track-2': '',
    })
  })

  test.each([
    { onclick: 'alert(1)' },
    { href: 'javascript:alert(1)' },
    { style: 'position: fixed' },
    { class: 'button' },
    { id: 'main' },
    { target: '_blank' },
    { 'aria-label': 'No notice that a tab opens' },
    { 'data-enhance': 'carousel' },
    { 'data-island': 'search' },
    { 'data-x-own': 'of an extension' },
    { 'data-x y': '1' },
    { 'data-': '1' },
    { rel: 'opener stylesheet' },
    { rel: 3 },
    { hreflang: '"><script>' },
    { title: ' ' },
    { title: {} },
    { 'data-long': 'x'.repeat(501) },
    { __proto__: { title: 'inherited' } },
  ])('are left out otherwise: %j', (custom) => {
    expect(readLinkAttributes(custom)).toBeUndefined()
  })

  test.each([undefined, null, 'rel=nofollow', 7, ['title'], {}])('are none in %j', (custom) => {
    expect(readLinkAttributes(custom)).toBeUndefined()
  })

  test('are kept up to 20, which no editor reaches', () => {
    const custom = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`data-a${index}`, 'x']),
    )
    expect(Object.keys(readLinkAttributes(custom) ?? {})).toHaveLength(20)
  })
})
