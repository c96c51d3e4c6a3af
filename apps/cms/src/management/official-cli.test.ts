import { expect, test } from 'vitest'
import { type TestStory, testUuid } from '../storage/storage.fixture.ts'
import { officialCli, sayings, serveSpace } from './official-cli.fixture.ts'

test('management-api#official-tool stories move to an empty space and say the same there', async () => {
  const source = await serveSpace(1000, STORIES)
  const target = await serveSpace(2000, [])
  await source.ask('PUT stories/1005', { story: { name: 'Changed since' } })
  const { run, pulled, keepComponents } = await officialCli()

  await run(source.port, 'stories pull --space 1000')
  await keepComponents(source)
  const pushed = await run(target.port, 'stories push --space 2000 --from 1000')
  expect(pushed).toContain('10 stories pushed, 0 stories failed')
  await run(target.port, 'stories pull --space 2000')

  const before = sayings(await pulled('stories/1000'))
  // Of a page that was changed since it was published, the tool sends the newest text and publishes nothing.
  const changed = { ...before.get('blog/changed'), published: false, unpublished_changes: false }
  expect(sayings(await pulled('stories/2000'))).toEqual(
    new Map([...before, ['blog/changed', changed]]),
  )
  expect([...before.keys()].sort()).toEqual(FULL_SLUGS)
})

test('management-api#official-tool stories that were pushed once are found again, start pages too', async () => {
  const source = await serveSpace(1000, STORIES)
  const target = await serveSpace(2000, [])
  const { run, pulled, keepComponents, forgetManifest } = await officialCli()
  await run(source.port, 'stories pull --space 1000')
  await keepComponents(source)
  await run(target.port, 'stories push --space 2000 --from 1000')
  await run(target.port, 'stories push --space 2000 --from 1000')
  await forgetManifest()
  const again = await run(target.port, 'stories push --space 2000 --from 1000')
  expect(again).toContain('10 stories pushed, 0 stories failed')
  await run(target.port, 'stories pull --space 2000')
  expect([...sayings(await pulled('stories/2000')).keys()].sort()).toEqual(FULL_SLUGS)
})

/** Folders, start pages, a translation, links by uuid, a draft, and a page that was changed since it was published. */
const STORIES: readonly TestStory[] = [
  { full_slug: 'home', content: pageWith('Home', 1003) },
  {
    full_slug: 'blog/',
    name: 'Blog',
    is_startpage: true,
    slug: 'blog',
    content: pageWith('Blog', 1003),
  },
  { full_slug: 'blog/first', name: 'The first', position: -20, content: article() },
  { full_slug: 'blog/draft', published: false, position: -10, content: article() },
  { full_slug: 'blog/changed', position: 30, content: article() },
  {
    full_slug: 'de/',
    is_startpage: true,
    slug: 'de',
    lang: 'de',
    group_id: testUuid(1001),
    content: pageWith('Start', 1007),
  },
  { full_slug: 'de/blog/erster', lang: 'de', group_id: testUuid(1003), content: article() },
]

const FULL_SLUGS = [
  'blog',
  'blog/',
  'blog/changed',
  'blog/draft',
  'blog/first',
  'de',
  'de/',
  'de/blog',
  'de/blog/erster',
  'home',
]

type Content = Readonly<Record<string, unknown>>

function pageWith(title: string, linked: number): Content {
  return {
    component: 'modules/page',
    seo: { title, description: 'Zahlen, Größen & “quotes”', plugin: 'seo_metatags' },
    prevent_indexing: false,
    body: [
      {
        _uid: `${title}-1`,
        component: 'call-to-action',
        heading: title,
        links: [
          {
            _uid: `${title}-2`,
            component: 'link',
            type: 'primary',
            label: 'Read',
            link: storyLink(linked),
          },
        ],
      },
      {
        _uid: `${title}-3`,
        component: 'content-area',
        body: { type: 'doc', content: [{ type: 'paragraph', content: [linkedText(linked)] }] },
      },
    ],
  }
}

function article(): Content {
  return {
    component: 'modules/resource',
    date: '2026-03-01 00:00',
    theme: ['pmo'],
    industry: [],
    body: { type: 'doc', content: [{ type: 'paragraph', content: [linkedText(1001)] }] },
  }
}

function storyLink(id: number): Content {
  return {
    fieldtype: 'multilink',
    linktype: 'story',
    id: testUuid(id),
    url: '',
    cached_url: 'x',
    anchor: 'top',
  }
}

function linkedText(id: number): Content {
  const attrs = { href: '/x', uuid: testUuid(id), anchor: null, target: '_self', linktype: 'story' }
  return { type: 'text', text: 'there', marks: [{ type: 'link', attrs }] }
}
