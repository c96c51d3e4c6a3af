import { expect, it } from 'vitest'
import type { Answer, Ask } from '../api/api.ts'
import { findStories } from './find-stories.ts'

const story = (full_slug: string, content_type: string) => ({
  id: full_slug.length,
  uuid: full_slug,
  name: full_slug,
  full_slug,
  content_type,
})
const stories = [
  story('pricing', 'modules/page'),
  story('_templates/pricing', 'modules/page'),
  story('people/price', 'person'),
]
const answer: Answer<unknown> = { status: 200, body: { stories }, fault: '' }
const ask: Ask = async <Body>() => answer as Answer<Body>

it.each([
  [undefined, ['pricing', 'people/price']],
  [['person'], ['people/price']],
])('a link is offered no template, and only the kinds %j', async (types, offered) => {
  const found = await findStories(ask, 'pri', types)
  expect(found.map(({ full_slug }) => full_slug)).toEqual(offered)
})

it('a link is offered only what has a page, at the address that was typed too', async () => {
  const asked: string[] = []
  const asking: Ask = async <Body>(what: string) => {
    asked.push(what)
    return answer as Answer<Body>
  }
  await findStories(asking, '/contact', 'pages')
  expect(asked.map((what) => new URLSearchParams(what.split('?')[1]).get('with_page'))).toEqual([
    '1',
    '1',
  ])
})

it('the story at the address that was typed stands first', async () => {
  const found: Record<string, readonly unknown[]> = {
    'with_slug=careers%2Ccareers%2F': [story('careers/', 'modules/page')],
    'text_search=https%3A%2F%2Fvendor.example%2Fcareers%2F': [
      story('careers/engineer', 'modules/page'),
      story('careers/', 'modules/page'),
    ],
  }
  const asking: Ask = async <Body>(what: string) => {
    const key = Object.keys(found).find((each) => what.endsWith(each)) ?? ''
    return { ...answer, body: { stories: found[key] } } as Answer<Body>
  }
  const stories = await findStories(asking, 'https://vendor.example/careers/', undefined)
  expect(stories.map(({ full_slug }) => full_slug)).toEqual(['careers/', 'careers/engineer'])
})
