import type { Entry } from '@prospectus/content/catalogue/snapshot'
import { rankHits } from '@prospectus/content/search/score'
import { openSnapshot } from '../../apps/site/src/catalogue/open-snapshot.ts'
import { generateSpace } from './generate-stories.ts'
import { megabytes, timeEach } from './measures.ts'
import { resourceQueries, searchQueries } from './queries.ts'
import { createRandom } from './random.ts'

/** `measure-open.ts <folder> <stories>`: opens a snapshot and asks it; prints figures as JSON. */
const [folder = '', count = '700'] = process.argv.slice(2)
const begun = performance.now()
const snapshot = await openSnapshot(folder, generateSpace(Number(count)).spaceId)
if (snapshot === undefined) throw new Error('There is no snapshot')
const start = performance.now() - begun
const sinceProcessStart = performance.now()
const pageCache = Buffer.alloc(64 * 1_048_576, 1)

const random = createRandom(5)
const slugs = Array.from({ length: 5000 }, () => random.pick(snapshot.tree).slug)
const find = timeEach(slugs, (slug) => {
  const found = snapshot.find(slug)
  if (found?.kind === 'story') snapshot.read(found.entry)
})
const filter = timeEach(resourceQueries(2000), snapshot.resources)
const query = (component: 'page' | 'resource', text: string) =>
  snapshot.search({ lang: 'en', component, text })
const search = timeEach(searchQueries(2000), (text) => [
  query('page', text),
  query('resource', text),
])
const ranked = timeEach(searchQueries(2000), (text) =>
  rankHits(query('page', text), query('resource', text), text, named),
)
snapshot.close()
console.log(
  JSON.stringify({
    start,
    sinceProcessStart,
    rss: megabytes(process.memoryUsage().rss),
    pageCache: megabytes(pageCache.length),
    find,
    filter,
    search,
    ranked,
  }),
)

function named(hit: { readonly entry: Entry; readonly foldedName?: string }): string {
  return hit.foldedName ?? hit.entry.name
}
