import { expect, it } from 'vitest'
import { previewRequest } from './last-page.ts'

const story = (id: number, content_type: string) => ({ id, content_type })

it('live-preview#settings are shown around the page that one comes from', () => {
  const settings = story(9, 'modules/settings')
  expect(previewRequest(settings)).toBe('GET stories/9/preview')
  expect(previewRequest(story(7, 'modules/page'))).toBe('GET stories/7/preview')
  expect(previewRequest(story(8, 'modules/form'))).toBe('GET stories/8/preview')
  expect(previewRequest(settings)).toBe('GET stories/9/preview?around=7')
})
