import { expect, it } from 'vitest'
import { listSource, rawStory, snapshotOf } from '../snapshot/snapshot.fixture.ts'
import { searchSite } from './site-search.ts'

/** Scores by full slug, best first, of stories given by full slug, name and description. */
async function scores(text: string, ...stories: readonly (readonly [string, string, string?])[]) {
  const raw = stories.map(([full_slug, name, description], index) => {
    const component = full_slug.includes('/') ? 'modules/resource' : 'modules/page'
    const content = { component, description, seo: { description } }
    return rawStory(index + 1, { full_slug, name, position: index, content })
  })
  const { hits } = searchSite(await snapshotOf(listSource(raw)), { text, lang: 'en' })
  return hits.slice(0, hits.length).map(({ entry, score }) => [entry.fullSlug, score])
}

it.each(['"earned value"', '“Earned value”', '„earned value“?', 'Earned value?', 'earned value.'])(
  'SEARCH-3 quotation marks around a query, and what ends a question, do not hide a name: %s',
  async (text) => {
    const home = ['front', 'Welcome', 'Earned value, and more'] as const
    expect(await scores(text, home, ['evm', 'Earned value'])).toEqual([
      ['evm', 4000],
      ['front', 1000],
    ])
  },
)

it('SEARCH-3 punctuation of the name itself counts', async () => {
  const stories = [['blog/longer', 'Why 70% again'] as const, ['blog/it', '“Why 70%?”'] as const]
  expect(await scores('“Why 70%?”', ...stories)).toEqual([
    ['blog/it', 3000],
    ['blog/longer', 0],
  ])
})

it('SEARCH-3 a query with punctuation ranks as typed if a name contains it', async () => {
  const stories = [
    ['blog/bare', 'One supplier'] as const,
    ['blog/typed', 'One supplier, one plan'] as const,
  ]
  expect(await scores('One supplier,', ...stories)).toEqual([
    ['blog/typed', 1200],
    ['blog/bare', 0],
  ])
})
