import type { Asset } from '@prospectus/content/schema/assets/asset'
import { parseImageOperations } from '@prospectus/server/images/image-operations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureSources } from '../ui/picture/picture-sources.ts'
import { ASPECTS, type Aspect, isPagePicture, type Size } from './page-pictures.ts'

const cover: Asset = {
  path: '/assets/f/1/1200x800/ab/cover.jpg',
  name: 'cover.jpg',
  alt: '',
  title: undefined,
  source: undefined,
  copyright: undefined,
  focus: undefined,
  size: { width: 1200, height: 800 },
}

function isOwn(text: string, original: Size | undefined = cover.size): boolean {
  const operations = parseImageOperations(text)
  if ('error' in operations) throw new Error(operations.error)
  return isPagePicture(operations, original)
}

describe('pictures that pages request', () => {
  it('are recognised, whatever the picture, its shape and its focal area', () => {
    const aspect = fc.constantFrom(undefined, ...(Object.keys(ASPECTS) as Aspect[]))
    const side = fc.integer({ min: 1, max: 5000 })
    const size = fc.option(fc.record({ width: side, height: side }), { nil: undefined })
    const focus = fc.constantFrom(undefined, '10x20:11x21', 'nonsense')
    const name = fc.constantFrom('a.jpg', 'a.png', 'a.webp', 'a.avif')
    fc.assert(
      fc.property(size, aspect, focus, name, (size, aspect, focus, name) => {
        const { sources, src } = pictureSources({ ...cover, size, focus, name }, aspect)
        const sets = [src, ...sources.map((source) => source.srcSet)]
        const addresses = sets.join(', ').match(/\/m\/[^ ,]*/g) ?? []
        expect(addresses.length).toBeGreaterThan(1)
        for (const address of addresses) expect(isOwn(address.slice(2), size), address).toBe(true)
      }),
    )
  })

  it.each([
    ['the picture for other sites', '/1200x630/smart/filters:format(jpeg):quality(80)'],
    ["a film's poster", '/1280x720/smart/filters:format(webp)'],
    ["a film's poster with a focus", '/1280x720/filters:format(webp):focal(640x300:641x301)'],
  ])('include %s', (_, text) => {
    expect(isOwn(text)).toBe(true)
  })

  it.each([
    '/',
    '/320x0',
    '/321x0/filters:format(webp)',
    '/1280x0/filters:format(webp)',
    '/0x320/filters:format(webp)',
    '/320x319/smart/filters:format(webp)',
    '/320x320/filters:format(webp)',
    '/-320x0/filters:format(webp)',
    '/320x0/smart/filters:format(webp)',
    '/320x0/filters:format(webp):quality(80)',
    '/fit-in/320x320/filters:format(webp)',
    '/0x0:9x9/320x0/filters:format(webp)',
    '/3900x4000/filters:format(avif)',
  ])('do not include %s', (text) => {
    expect(isOwn(text)).toBe(false)
  })
})
