import { expect, it } from 'vitest'
import {
  assetsIn,
  fileName,
  focusOf,
  isDecorative,
  toFieldValue,
  withAlt,
  withDecorative,
  withFocus,
} from './asset-value.ts'

const asset = { filename: 'https://a.example/f/1/1200x800/ab/x.png', meta_data: { title: 'T' } }

it('alternative text and "decorative" are stored where the site reads them; other members stay', () => {
  expect(withAlt(asset, 'A curve')).toMatchObject({
    alt: 'A curve',
    meta_data: { alt: 'A curve', title: 'T' },
  })
  expect(isDecorative(withDecorative(asset, true))).toBe(true)
})

it('the focal point is stored in pixels of the picture', () => {
  const focused = withFocus(asset, { x: 0.5, y: 0.25 })
  expect(focused).toMatchObject({ focus: '600x200:601x201' })
  expect(focusOf(focused)).toEqual({ x: 0.5, y: 0.25 })
})

it('a value without a file counts as no file, in a field of one or of several', () => {
  expect(assetsIn(asset)).toEqual([asset])
  expect(assetsIn([asset, { filename: '' }, null])).toEqual([asset])
  expect(assetsIn(undefined)).toEqual([])
})

it('a field stores a file of the library without upload date, size and type', () => {
  const listed = { ...asset, id: 3, content_type: 'image/png', content_length: 9, created_at: '' }
  expect(toFieldValue({ ...listed, updated_at: '' })).toEqual({
    ...asset,
    id: 3,
    fieldtype: 'asset',
  })
  expect(fileName({ filename: 'https://a.example/f/1/9x9/ab/a%20b.png' })).toBe('a b.png')
  expect(fileName({ filename: 'https://a.example/f/1/9x9/ab/100%.png' })).toBe('100%.png')
})
