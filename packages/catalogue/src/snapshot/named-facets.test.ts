import { describe, expect, it } from 'vitest'
import { searchSite } from '../search/site-search.ts'
import { listSource, rawStory, snapshotOf } from './snapshot.fixture.ts'

const entry = (value: string, name: string, de: string) => ({
  ...{ id: 1, name, value, dimension_value: null },
  translations: { de },
})
const resource = (n: number, full_slug: string, name: string, content: object = {}) =>
  rawStory(n, { full_slug, name, content: { component: 'modules/resource', ...content } })

const snapshot = await snapshotOf(
  listSource(
    [
      resource(1, 'whitepapers/one', 'Floats', { theme: 'pmo' }),
      resource(2, 'blog/two', 'White papers compared'),
      resource(3, 'blog/three', 'Slack', { theme: ['data-and-ai'] }),
      resource(4, 'blog/hidden', 'Hidden', { theme: 'data-and-ai', prevent_indexing: true }),
      resource(5, 'de/whitepapers/eins', 'Puffer', { theme: 'data-and-ai' }),
      resource(6, 'client-stories/six', 'A harbour'),
      resource(7, 'podcast/seven', 'Buying rain days'),
      resource(8, 'de/client-stories/acht', 'Ein Hafen'),
    ],
    [],
    [
      entry('whitepapers', 'Whitepapers', 'Leitschriften'),
      entry('data-and-ai', 'Data and AI', 'Daten und KI'),
      entry('client-stories', 'Customer tales', 'Kundengeschichten'),
      entry('podcast', 'Podcast', 'Podcast'),
    ],
  ),
)

function listed(text: string, view: { lang?: string; type?: string; theme?: string } = {}) {
  const query = { lang: 'en', text, page: 1, perPage: 9, ...view }
  return snapshot.resources(query).entries.map(({ fullSlug }) => fullSlug)
}

function found(text: string, lang = 'en') {
  const { hits } = searchSite(snapshot, { text, lang })
  return hits.slice(0, hits.length).map(({ entry }) => entry.fullSlug)
}

describe('the label of a resource type or a theme', () => {
  it.each([
    ['white papers', 'en', ['blog/two', 'whitepapers/one']],
    ['“Whitepapers”', 'en', ['whitepapers/one']],
    ['DATA and AI', 'en', ['blog/three']],
    ['Data', 'en', []],
    ['Leitschriften', 'en', []],
    ['Leitschriften', 'de', ['de/whitepapers/eins']],
    ['Leitschrift', 'de', ['de/whitepapers/eins']],
    ['white paper', 'de', ['de/whitepapers/eins']],
    ['daten und ki', 'de', ['de/whitepapers/eins']],
    ['podcasts', 'en', ['podcast/seven']],
    ['customer tale', 'en', ['client-stories/six']],
    ['client story', 'en', ['client-stories/six']],
    ['Kundengeschichte', 'de', ['de/client-stories/acht']],
  ])('SEARCH-2 LANG-2 %s (%s) finds in the search %j', (text, lang, slugs) => {
    expect(found(text, lang)).toEqual(slugs)
  })

  it.each([
    ['white papers', {}, ['blog/two', 'whitepapers/one']],
    ['Whitepapers', {}, ['whitepapers/one']],
    ['White Papers', { type: 'blog' }, ['blog/two']],
    ['White Papers', { theme: 'pmo' }, ['whitepapers/one']],
    ['data and ai', {}, ['blog/hidden', 'blog/three']],
    ['data', {}, []],
    ['podcasts', {}, ['podcast/seven']],
    ['Client stories', {}, ['client-stories/six']],
    ['Leitschriften', {}, []],
    ['Leitschriften', { lang: 'de' }, ['de/whitepapers/eins']],
    ['Daten und KI', { lang: 'de' }, ['de/whitepapers/eins']],
  ])('RES-8 LANG-2 %s with %o lists in the resources centre %j', (text, view, slugs) => {
    expect(listed(text, view).toSorted()).toEqual(slugs)
  })
})
