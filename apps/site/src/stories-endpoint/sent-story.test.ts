import { rawStory } from '@prospectus/catalogue/snapshot/snapshot.fixture'
import { expect, it } from 'vitest'
import { sentStory } from './select-stories.ts'

const content = { component: 'modules/resource', body: 'x', theme: 'ppm', download: [{ link: {} }] }
const keys = (stored: unknown, ...excluded: string[]) => {
  const sent = sentStory(rawStory(1, { content: stored }), new Set(excluded))
  return Object.keys(Object(sent.content))
}

it('delivery-protocol#lists-of-stories excluding_fields removes keys of the content, and none of the story', () => {
  expect(keys(content, 'body', 'download', 'none')).toEqual(['component', 'theme'])
  const sent = sentStory(rawStory(1, { content }), new Set(['name', 'uuid']))
  expect(sent).toEqual(rawStory(1, { content }))
})

it.each([true, 'true'])('BLOCK-12 downloads behind a form are not sent (%j)', (gated) => {
  expect(keys({ ...content, gated })).toEqual(['component', 'body', 'theme', 'gated'])
})

it('BLOCK-12 downloads behind a form that is named are not sent either', () => {
  expect(keys({ ...content, gated_form: 'whitepaper' })).not.toContain('download')
})

it.each([false, 'false', undefined])('BLOCK-12 other downloads are (%j)', (gated) => {
  expect(keys({ ...content, gated })).toContain('download')
})

it.each([null, undefined, 'text', 3])(
  'DATA-3 content that is no object stays as it is (%j)',
  (stored) => {
    expect(sentStory(rawStory(1, { content: stored }), new Set(['body'])).content).toBe(stored)
  },
)
