import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { createProblemFinder } from './story-problems.ts'

const SETTINGS = { siteUrl: 'http://127.0.0.1:3000', embedHost: '127.0.0.1:3003' }
const SPACE = { id: 1, name: 'Space', product_prefix: 'acme', asset_host: 'assets.acme.example' }

/** A folder of content; files are texts, or values that are written as JSON. */
function contentFolder(files: Readonly<Record<string, unknown>>) {
  const folder = temporaryFolder('story-problems', onTestFinished)
  const write = (path: string, value: unknown) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 1))
  }
  for (const [path, value] of Object.entries({ 'space.json': SPACE, ...files })) write(path, value)
  return { folder, write }
}

const page = (...body: readonly unknown[]) => ({
  full_slug: 'about',
  content: { component: 'modules/page', body },
})

/** Problems of one story, without the folder. */
function problemsOf(story: unknown) {
  const { folder } = contentFolder({ 'stories/about.json': story })
  return createProblemFinder(folder, SETTINGS)().map((problem) => ({
    ...problem,
    position: problem.position.replace(`${folder}/`, ''),
  }))
}

test('a valid story has no problem, even with links to missing stories', () => {
  const link = { linktype: 'story', id: '0b7e0c8c-0000-4000-8000-000000000000', cached_url: 'gone' }
  expect(
    problemsOf(page({ component: 'banner', heading: 'A banner', theme: 'dark', link: [] }, link)),
  ).toEqual([])
})

test('a file that is not JSON is reported with line and column, for every page', () => {
  expect(problemsOf('{\n "full_slug": "about",,\n}')).toEqual([
    {
      position: 'stories/about.json:2:23',
      field: '',
      message: expect.stringContaining('is not JSON'),
      page: undefined,
    },
  ])
})

test('DATA-4 an invalid value is reported with its path, the value and what is expected', () => {
  const [problem, ...others] = problemsOf(
    page({ component: 'banner', heading: 'A banner' }, { component: 'faqs', theme: 'drak' }),
  ).filter(({ field }) => field.endsWith('theme'))
  expect(others).toEqual([])
  expect(problem).toEqual({
    position: expect.stringMatching(/^stories\/about\.json:\d+:\d+$/),
    field: 'content.body.1.theme',
    message:
      'The field "theme" of faqs has "drak", which the field cannot read; expected one of "light", "tinted", "dark", "brand".',
    page: '/about',
  })
})

test('DATA-4 a part without a required field is reported, but not its list', () => {
  const cards = [{ component: 'card', _uid: 'a' }]
  const problems = problemsOf(page({ component: 'card-grid', heading: 'Cards', cards }))
  const fields = problems.map(({ field }) => field)
  expect(fields).toContainEqual(expect.stringMatching(/^content\.body\.0\.cards\.0\.\w+$/))
  expect(fields).not.toContain('content.body.0.cards')
  expect(problems[0]?.message).toContain('Without it card is not shown.')
})

test('an unknown block or kind of story is reported with the existing ones', () => {
  expect(problemsOf(page({ component: 'baner' }))).toEqual([
    expect.objectContaining({
      field: 'content.body.0.component',
      message: expect.stringMatching(/^No block is called "baner"; expected one of .*banner/),
    }),
  ])
  expect(problemsOf({ full_slug: 'about', content: { component: 'article' } })).toEqual([
    expect.objectContaining({
      field: 'content.component',
      message: expect.stringMatching(/^No kind of story is called "article"; .*modules\/page/),
      page: undefined,
    }),
  ])
})

test('unpublished changes and blocks inside formatted texts are checked too', () => {
  const block = { component: 'banner', heading: 'In a text', theme: 'drak' }
  const text = { type: 'doc', content: [{ type: 'blok', attrs: { body: [block] } }] }
  const { content } = page({ component: 'content-area', body: text })
  const fields = problemsOf({ ...page(), draft: { content } }).map(({ field }) => field)
  expect(fields).toContainEqual(
    expect.stringMatching(/^draft\.content\.body\.0\.body\.content\.0\.attrs\.body\.0\.theme$/),
  )
})

test('a file is read again once it has changed', () => {
  const { folder, write } = contentFolder({ 'stories/about.json': page() })
  const find = createProblemFinder(folder, SETTINGS)
  expect(find()).toEqual([])
  write('stories/about.json', '{')
  expect(find()).toHaveLength(1)
  write('stories/about.json', page())
  utimesSync(join(folder, 'stories/about.json'), 1, 1)
  expect(find()).toEqual([])
})
