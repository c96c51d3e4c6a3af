import { expect, it } from 'vitest'
import { checkLinks } from './link-check.ts'
import type { LinkQueries } from './link-queries.ts'

const PAGE = {
  id: 1,
  uuid: '',
  full_slug: 'home',
  is_folder: 0,
  is_startpage: 0,
  published: 1,
  component: 'modules/page',
} as const

it('lists links to missing files with a percent sign in the name, and checks the links after them', async () => {
  const hrefs = ['/assets/f/1/2x2/ab/100%25.pdf', '/assets/f/1/2x2/ab/50%.pdf', '/missing']
  const body = hrefs.map((url, index) => ({
    component: 'text',
    _uid: `block-${index}`,
    link: { fieldtype: 'multilink', linktype: 'url', url, cached_url: url },
  }))
  const content = JSON.stringify({ component: 'modules/page', body })
  const document = { id: 1, story_id: 1, name: 'Home', is_published: 1, content } as const
  const queries: LinkQueries = {
    revision: async () => '',
    pagesAfter: async (id) => (id === 0 ? [PAGE] : []),
    documentsAfter: async (id) => (id === 0 ? [document] : []),
    publishedContent: async () => content,
    filePaths: async () => [],
  }
  const check = await checkLinks({
    queries,
    site: { siteUrl: 'http://site.example', assetHosts: [], embedHost: '', languages: [] },
    hasFile: async () => false,
    onStep: () => {},
    now: () => new Date(0),
  })
  expect(check.broken.map(({ block, problem }) => [block, problem])).toEqual([
    ['block-0', 'missing_file'],
    ['block-1', 'missing_file'],
    ['block-2', 'missing_page'],
  ])
})
