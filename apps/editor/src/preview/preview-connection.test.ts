// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import { connectPreview } from './preview-connection.ts'

const ORIGIN = 'https://preview.example'

/** A preview whose page has not yet said that it is ready. */
function openPreview() {
  const stories: unknown[] = []
  const source = {
    postMessage: ({ action, story }: { action: string; story?: unknown }) =>
      action === 'input' && stories.push(story),
  }
  const frame = document.createElement('iframe')
  Object.defineProperty(frame, 'contentWindow', { value: source })
  const none = () => {}
  const events = { staysOnPage: true, onReady: none, onSelect: none }
  const preview = connectPreview(frame, ORIGIN, events)
  onTestFinished(preview.close)
  return {
    show: async (story: unknown) => {
      preview.show(story)
      await new Promise(requestAnimationFrame)
    },
    getReady: () => {
      const message = { data: { action: 'initialized' }, origin: ORIGIN, source }
      dispatchEvent(Object.assign(new Event('message'), message))
    },
    stories,
  }
}

test('live-preview#bridge the previewed page gets the draft once it is ready, then each change', async () => {
  const { show, getReady, stories } = openPreview()
  await show('draft 1')
  await show('draft 2')
  expect(stories).toEqual([])
  getReady()
  expect(stories).toEqual(['draft 2'])
  await show('draft 3')
  expect(stories).toEqual(['draft 2', 'draft 3'])
})
