import type { Asset } from '@prospectus/content/schema/assets/asset'
import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../testing/render.tsx'
import { CroppedPicture, focusOf } from './cropped-picture.tsx'

const photo: Asset = {
  path: '/assets/f/1/1600x800/ab/yard.jpg',
  name: 'yard.jpg',
  alt: 'A yard',
  title: undefined,
  source: undefined,
  copyright: undefined,
  focus: '1200x100:1400x300',
  size: { width: 1600, height: 800 },
}
const crops = [{ media: '(min-width: 64rem)', aspect: '21/9' }, { aspect: '4/5' }] as const

const render = (asset: Partial<Asset> = {}) =>
  renderMarkup(
    <CroppedPicture
      asset={{ ...photo, ...asset }}
      crops={crops}
      sizes="100vw"
      className="example"
    />,
  )

describe('a cropped picture', () => {
  it('DATA-3 is cropped for each window around its focal area', () => {
    const html = render()
    expect(html.match(/<source [^>]*media="\(min-width: 64rem\)"/g)).toHaveLength(3)
    expect(html).toMatch(/media="\(min-width: 64rem\)"/)
    expect(html).toMatch(/m\/1280x549\/filters:format\(avif\):focal\(1200x100:1400x300\) 1280w/)
    expect(html).toMatch(/<img [^>]*src="[^"]*m\/640x800\/filters:format\(jpeg\):focal/)
  })

  it("DATA-3 shows the focal area whatever the frame's shape", () => {
    expect(render()).toContain('cropped-picture-x-7 cropped-picture-y-2')
    expect(render({ focus: undefined })).toContain('cropped-picture-x-4 cropped-picture-y-4')
  })

  it.each([
    ['0x0:0x0', { x: 0, y: 0 }],
    ['1600x800:1600x800', { x: 8, y: 8 }],
    ['99999x99999:99999x99999', { x: 8, y: 8 }],
  ])('finds the focal area %s', (focus, position) => {
    expect(focusOf({ ...photo, focus })).toEqual(position)
  })

  it('takes the middle while the size is unknown', () => {
    expect(focusOf({ ...photo, size: undefined })).toEqual({ x: 4, y: 4 })
  })

  it('serves a drawing as it is', () => {
    const html = render({ name: 'plan.svg', path: '/assets/f/1/9x9/ab/plan.svg' })
    expect(html).toMatch(
      /^<img class="cropped-picture [^>]*src="\/assets\/f\/1\/9x9\/ab\/plan.svg"/,
    )
  })
})
