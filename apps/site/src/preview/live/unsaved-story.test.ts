import { expect, test } from 'vitest'
import { readUnsaved } from './unsaved-story.ts'

test('DATA-11 an unsaved story is read by the mapping, and a click still finds its blocks', () => {
  const mapping = {
    article: {
      component: 'modules/page',
      fields: {
        body: { list: ['blocks', { component: 'content-area', fields: { body: 'text' } }] },
      },
    },
  }
  const content = {
    component: 'article',
    _uid: 'a',
    text: 'Words',
    blocks: [{ component: 'sitemap', _uid: 's' }],
  }
  const given = { id: 7, uuid: 'u', full_slug: 'news/one', content }
  const signed = { spaceId: '1', storyId: 7 }
  expect(readUnsaved(given, signed, mapping)).toMatchObject({
    content: {
      component: 'modules/page',
      body: [
        { component: 'sitemap', _uid: 's', _editable: expect.stringContaining('"uid": "s"') },
        { component: 'content-area', _uid: 'a-body-1', body: 'Words' },
      ],
    },
  })
  expect(readUnsaved(given, signed)).toMatchObject({ status: 422 })
})
