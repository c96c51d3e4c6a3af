import { readFile } from 'node:fs/promises'
import type { Asset } from '@prospectus/content/schema/assets/asset'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ASPECTS } from '../../assets/page-pictures.ts'
import { createRenderScope, RenderScopeProvider } from '../../rendering/render-scope.ts'
import { Picture, type PictureProps } from './picture.tsx'

const cover: Asset = {
  path: '/assets/f/1/1200x800/ab/cover.jpg',
  name: 'cover.jpg',
  alt: 'A portfolio on one page',
  title: undefined,
  source: undefined,
  copyright: undefined,
  focus: undefined,
  size: { width: 1200, height: 800 },
}

function render(props: Partial<PictureProps> = {}, asset: Partial<Asset> = {}): string {
  return renderToStaticMarkup(<Picture asset={{ ...cover, ...asset }} sizes="50vw" {...props} />)
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
}

describe('Picture', () => {
  it('DATA-3 offers AVIF and WebP, never wider than the original, and its own format once', () => {
    const html = render()
    expect(attributes(html, 'type')).toEqual(['image/avif', 'image/webp'])
    const widths = attributes(html, 'srcSet').map((set) => set.match(/ \d+w/g)?.join(''))
    expect(widths).toEqual(Array(2).fill(' 320w 480w 640w 960w 1200w'))
    expect(html).toContain('/ab/cover.jpg/m/320x0/filters:format(avif) 320w')
    expect(attributes(html, 'src')).toEqual([`${cover.path}/m/960x0/filters:format(jpeg)`])
    expect([attributes(html, 'width'), attributes(html, 'height')]).toEqual([['1200'], ['800']])
  })

  it('offers at most 1920 pixels, and a small picture in its own width only', () => {
    const large = render({}, { size: { width: 5000, height: 2500 } })
    expect(attributes(large, 'srcSet')[0]).toMatch(/1920w$/)
    const small = render({}, { size: { width: 200, height: 100 } })
    expect(attributes(small, 'srcSet')[0]).toBe(`${cover.path}/m/200x0/filters:format(avif) 200w`)
  })

  it('crops to a shape, smartly or around the focal area', () => {
    const smart = render({ aspect: '1/1' })
    expect(smart).toContain('/m/320x320/smart/filters:format(webp) 320w')
    expect([attributes(smart, 'width'), attributes(smart, 'height')]).toEqual([['800'], ['800']])
    expect(smart).not.toContain('1200w')
    const focal = render({ aspect: '16/9' }, { focus: '10x20:11x21' })
    expect(focal).toContain('/m/320x180/filters:format(webp):focal(10x20:11x21) 320w')
    expect(render({ aspect: '1/1' }, { focus: 'nonsense' })).toContain('/smart/')
  })

  it.each([
    ['a.png', 'png'],
    ['a.JPEG', 'jpeg'],
    ['a.webp', 'webp'],
    ['a.avif', 'webp'],
  ])('falls back from %s to what every browser shows', (name, format) => {
    const html = render({}, { name })
    expect(attributes(html, 'src')[0]).toContain(`format(${format})`)
  })

  it.each(['a.svg', 'a.gif'])('serves %s as it is', (name) => {
    const html = render({ className: 'logo' }, { name, path: `/assets/f/1/9x9/ab/${name}` })
    expect(html).toMatch(/^<img /)
    expect(attributes(html, 'src')).toEqual([`/assets/f/1/9x9/ab/${name}`])
    expect(attributes(html, 'class')).toEqual(['picture logo picture-image'])
    expect(attributes(html, 'width')).toEqual(['1200'])
  })

  it('works without a known size, in a box of fixed shape', () => {
    const html = render({}, { size: undefined })
    expect(attributes(html, 'srcSet')).toEqual(
      ['avif', 'webp'].map((format) => `${cover.path}/m/filters:format(${format})`),
    )
    expect(attributes(html, 'class')[0]).toBe('picture picture-unsized')
    expect(html).not.toMatch(/ (?:width|height|style)=/)
    const shaped = render({ aspect: '3/2' }, { size: undefined })
    expect(attributes(shaped, 'class')[0]).toBe('picture picture-cropped picture-3-2')
    for (const name of ['a.jpg', 'a.svg']) {
      const zero = render({}, { name, size: { width: 0, height: 0 } })
      expect(zero).toContain('picture-unsized')
      expect(zero).not.toContain('width=')
    }
  })

  it('always has an alternative text, empty for decoration', () => {
    expect(attributes(render(), 'alt')).toEqual(['A portfolio on one page'])
    expect(attributes(render({ alt: '' }), 'alt')).toEqual([''])
    expect(attributes(render({}, { alt: '', name: 'a.svg' }), 'alt')).toEqual([''])
  })

  it('loads the first picture of each page at once, except drawings and pictures without priority', () => {
    const page = () => (
      <RenderScopeProvider value={createRenderScope({ issues: [] })}>
        <Picture asset={{ ...cover, name: 'a.svg' }} sizes="9rem" />
        <Picture asset={{ ...cover, alt: 'small' }} sizes="9rem" hasPriority={false} />
        <Picture asset={{ ...cover, alt: 'first' }} sizes="100vw" />
        <Picture asset={{ ...cover, alt: 'second' }} sizes="100vw" />
      </RenderScopeProvider>
    )
    for (const html of [renderToStaticMarkup(page()), renderToStaticMarkup(page())]) {
      const eager = [...html.matchAll(/<img [^>]*>/g)].filter(([tag]) => !tag.includes('lazy'))
      expect(eager).toHaveLength(1)
      expect(eager[0]?.[0]).toContain('alt="first"')
      expect(eager[0]?.[0]).toContain('fetchPriority="high"')
    }
    expect(attributes(render(), 'loading')).toEqual(['lazy'])
    expect(attributes(render({ hasPriority: true }), 'loading')).toEqual([])
  })

  it('has a class in the style sheet for every shape', async () => {
    const css = await readFile(`${import.meta.dirname}/picture.css`, 'utf8')
    for (const aspect of Object.keys(ASPECTS)) {
      const [wide, high] = aspect.split('/')
      expect(css).toContain(`.picture-${wide}-${high} {\n    --picture-aspect: ${wide} / ${high};`)
    }
  })
})
