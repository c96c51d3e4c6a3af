import { expect, it } from 'vitest'
import { previewRequest } from './last-page.ts'

it('live-preview#settings are shown around the page that one comes from', () => {
  const settings = () => previewRequest(9, 'modules/settings')
  expect(settings()).toBe('GET stories/9/preview')
  expect(previewRequest(7, 'modules/page')).toBe('GET stories/7/preview')
  expect(previewRequest(8, 'modules/form')).toBe('GET stories/8/preview')
  expect(settings()).toBe('GET stories/9/preview?around=7')
})
