import { expect, it } from 'vitest'
import { cropAddress } from './crop-address.ts'

const file = 'https://a.example/f/1/1200x800/ab/x.png'

it('EDIT-9 a preview shows the site’s crop: around the focal point, or the most interesting part', () => {
  expect(cropAddress({ filename: file }, '3/2')).toBe(
    `${file}/m/320x213/smart/filters:format(webp)`,
  )
  expect(cropAddress({ filename: file, focus: '600x200:601x201' }, '4/5')).toBe(
    `${file}/m/320x400/filters:format(webp):focal(600x200:601x201)`,
  )
})

it.each(['https://a.example/f/1/90x90/ab/x.svg', 'https://a.example/f/1/x/ab/x.png'])(
  'the browser crops %s',
  (filename) => expect(cropAddress({ filename }, '3/2')).toBeUndefined(),
)

it('an invalid focal point is left out of the address', () => {
  expect(cropAddress({ filename: file, focus: 'left' }, '1/1')).toContain('/m/320x320/smart/')
})
