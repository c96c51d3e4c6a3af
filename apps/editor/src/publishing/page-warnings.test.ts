import { expect, test } from 'vitest'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import type { Draft } from '../document/json.ts'
import { pageWarnings } from './page-warnings.ts'

const components = componentsOf(
  component('modules/page', { seo: field('custom', 'SEO') }, 'Page'),
  component('data', {}, 'Data'),
)

const draft = (content: object): Draft => ({
  name: 'Home',
  tag_list: [],
  content: { _uid: 'r', component: 'modules/page', ...content },
})
const letters = (count: number) => 'x'.repeat(count)
const seo = (title: number, description: number) => ({
  seo: { title: letters(title), description: letters(description) },
})
const text = (...levels: readonly number[]) => ({
  ...seo(40, 140),
  text: {
    type: 'doc',
    content: levels.map((level) => ({ type: 'heading', attrs: { level }, content: [] })),
  },
})

test.each<[string, object, readonly RegExp[]]>([
  ['a good page', seo(40, 140), []],
  ['the shortest that are enough', seo(30, 120), []],
  ['the longest that are shown', seo(60, 160), []],
  ['a short title', seo(29, 140), [/title .* 29 letters/]],
  ['a long title', seo(61, 140), [/title .* 61 letters/]],
  ['a short description', seo(40, 119), [/description .* 119 letters/]],
  ['a long description', seo(40, 161), [/description .* 161 letters/]],
  ['neither', {}, [/title .* 4 letters/, /no description/]],
  ['a story that has no page of its own', { component: 'data' }, []],
  ['headings in order', text(2, 3, 4, 2, 3), []],
  ['a level left out', text(2, 4), [/heading 4 follows a heading 2/]],
  ['a text that begins lower', text(3, 4), []],
])('before publishing is told of %s', (_, content, expected) => {
  const words = pageWarnings(draft(content), components).map((warning) => warning.words)
  expect(words).toEqual(expected.map((each) => expect.stringMatching(each)))
})
