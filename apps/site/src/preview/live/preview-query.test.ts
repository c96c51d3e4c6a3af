import { expect, test } from 'vitest'
import { linkParameters, previewParameters, withParameters } from './preview-query.ts'

const SIGNED =
  '_storyblok=17&_storyblok_c=page&_storyblok_lang=default&_storyblok_tk%5Btoken%5D=abc'

test('live-preview#repaint another page gets the signature, and not the story of this one', () => {
  const carried = linkParameters(previewParameters(`?page=2&${SIGNED}`))
  expect(withParameters('?q=curve&_storyblok_tk%5Btoken%5D=old', carried)).toBe(
    '?q=curve&_storyblok_lang=default&_storyblok_tk%5Btoken%5D=abc',
  )
})

test('live-preview#repaint this page is requested with all parameters, whatever its address has become', () => {
  const parameters = previewParameters(`?${SIGNED}`)
  expect(withParameters('?page=2', parameters)).toBe(`?page=2&${SIGNED}`)
})
