import { expect, it } from 'vitest'
import { createPreviewRequest } from './preview-request.ts'

it('live-preview#settings site settings are shown around the page that was open before', () => {
  const settings = () => createPreviewRequest(9, 'modules/settings', false)
  expect(settings()).toEqual({ params: { id: 9 }, query: { around: undefined } })
  expect(createPreviewRequest(7, 'modules/page', true)).toEqual({ params: { id: 7 } })
  expect(createPreviewRequest(8, 'modules/form', false)).toEqual({ params: { id: 8 } })
  expect(settings()).toEqual({ params: { id: 9 }, query: { around: 7 } })
})
