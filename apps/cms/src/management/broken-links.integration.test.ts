import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase, testUuid } from '../storage/storage.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

const link = (parts: Record<string, unknown>) => ({ fieldtype: 'multilink', ...parts })
const toStory = (id: number, cached_url: string, anchor?: string) =>
  link({ linktype: 'story', id: testUuid(id), cached_url, anchor })
const toUrl = (url: string) => link({ linktype: 'url', url, cached_url: url })
const button = (_uid: string, to: unknown) => ({ component: 'call-to-action', _uid, link: [to] })
const page = (...body: readonly unknown[]) => ({ component: 'modules/page', _uid: 'root', body })
const heading = {
  ...{ type: 'heading', attrs: { level: 2 } },
  content: [{ type: 'text', text: 'What it costs' }],
}
const richText = (marks: readonly unknown[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'there', marks }] }],
})

const stories = [
  {
    id: 1,
    full_slug: 'prices',
    content: page({
      component: 'content-area',
      _uid: 'c',
      body: { type: 'doc', content: [heading] },
    }),
  },
  { id: 2, full_slug: 'secret', published: false, content: page() },
  { id: 3, full_slug: 'careers/', is_startpage: true, content: page() },
  { id: 4, full_slug: 'blog/risk', content: { component: 'modules/resource', _uid: 'r' } },
]

onAnyDatabase('management-api#broken-links', (open) => {
  const broken = async (body: readonly unknown[]) => {
    const { send } = await serveManagementWithStories(await open(), [
      ...stories,
      { id: 9, full_slug: 'links', name: 'Links', content: page(...body) },
    ])
    const { body: report } = await send('GET broken_links')
    return { send, report, links: listOf(report, 'broken_links') }
  }

  test('BLOCK-10 every kind of broken link is reported, with its block and field', async () => {
    const picture = 'https://assets.example/f/1000/10x10/0123456789abcdef/gone.png'
    const { report, links } = await broken([
      button('gone', toStory(77, 'gone')),
      button('draft', toStory(2, 'secret')),
      button('nowhere', toUrl('/no/such/page?x=1')),
      button('anchor', toStory(1, 'prices', 'what-it-weighs')),
      {
        component: 'call-to-action',
        _uid: 'file',
        image: { fieldtype: 'asset', filename: picture },
      },
      {
        component: 'content-area',
        _uid: 'text',
        body: richText([{ type: 'link', attrs: { href: '/nor-here', linktype: 'url' } }]),
      },
    ])
    expect(
      links.map(({ block, field, problem, target }) => [block, field, problem, target]),
    ).toEqual([
      ['gone', 'link', 'deleted_story', 'gone'],
      ['draft', 'link', 'unpublished_story', '/secret'],
      ['nowhere', 'link', 'missing_page', '/no/such/page?x=1'],
      ['anchor', 'link', 'missing_anchor', '/prices#what-it-weighs'],
      ['file', 'image', 'missing_file', '/assets/f/1000/10x10/0123456789abcdef/gone.png'],
      ['text', 'body', 'missing_page', '/nor-here'],
    ])
    expect(links[0]).toMatchObject({ story_id: 9, story: 'Links', full_slug: 'links', seen: true })
    expect(report.check).toMatchObject({ state: 'done', external: 0 })
  })

  test('BLOCK-10 links that visitors can follow are not listed', async () => {
    const { links, report } = await broken([
      button('a', toStory(1, 'old-address', 'what-it-costs')),
      button('b', toUrl('/careers')),
      button('c', toUrl('/blog')),
      button('d', toUrl('https://elsewhere.example/x')),
      button('e', link({ linktype: 'email', email: 'ada@example.com' })),
      button('f', link({ linktype: 'story', id: '', url: '', cached_url: '' })),
      button('g', toUrl('/sitemap.xml')),
      button('h', toUrl('http://site.example/prices#main')),
      button('i', toUrl('#main')),
      { component: 'call-to-action', _uid: 'j', image: { fieldtype: 'asset', filename: '' } },
    ])
    expect(links).toEqual([])
    expect(report.check).toMatchObject({ external: 1 })
  })

  test('ROUTE-4 a redirect to a redirect is reported; changes are checked again', async () => {
    const { send } = await broken([])
    const make = (from: string, to: string) =>
      send('POST redirects', { body: { redirect: { from, to } } })
    await make('/b', '/prices')
    await make('/a', '/b')
    const first = await send('GET broken_links?problem=redirect_chain')
    expect(first.body.broken_links).toMatchObject([{ full_slug: 'a', target: '/b' }])
    await make('/a', '/prices')
    expect((await send('GET broken_links')).body.broken_links).toEqual([])
    await send('POST stories/1/unpublish')
    const after = listOf((await send('GET broken_links')).body, 'broken_links')
    expect(after.map(({ full_slug, problem }) => [full_slug, problem])).toEqual([
      ['b', 'missing_page'],
      ['a', 'missing_page'],
    ])
    expect((await send('GET broken_links?problem=odd')).status).toBe(422)
  })
})
