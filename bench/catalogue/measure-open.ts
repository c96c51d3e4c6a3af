import { openSnapshot } from '@prospectus/catalogue/files/open-snapshot'
import { generateSpace } from './generate-stories.ts'
import { megabytes, type Timing, timeEach } from './measures.ts'
import { resourceQueries, searchQueries } from './queries.ts'
import { createRandom } from './random.ts'
import { rankedResults, searchPagesAndResources } from './ranked-results.ts'

export interface OpenFigures {
  /** Milliseconds to open the snapshot. */
  readonly start: number
  /** Megabytes after opening, and at the end, when they include a page cache of `pageCacheMb`. */
  readonly rssOpened: number
  readonly rss: number
  readonly pageCacheMb: number
  /** Bytes of JSON. */
  readonly medianBody: number
  readonly find: Timing
  readonly filter: Timing
  readonly search: Timing
  readonly ranked: Timing
}

/** `measure-open.ts <folder> <stories>`: opens a snapshot and queries it; prints figures as JSON. */
const [folder = '', count = '700'] = process.argv.slice(2)
const begin = performance.now()
const snapshot = await openSnapshot(folder, generateSpace(Number(count)).spaceId)
if (snapshot === undefined) throw new Error(`There is no snapshot in ${folder}`)
const start = performance.now() - begin
const rssOpened = memory()
const pageCache = Buffer.alloc(64 * 1_048_576, 1)

const random = createRandom(5)
const slugs = Array.from({ length: 5000 }, () => random.pick(snapshot.tree).slug)
const find = timeEach(slugs, bodyOf)
const filter = timeEach(resourceQueries(2000), (view) => snapshot.resources(view))
const search = timeEach(searchQueries(2000), (text) => searchPagesAndResources(snapshot, text))
const ranked = timeEach(searchQueries(2000), (text) => rankedResults(snapshot, text))
const bodies = slugs.map((slug) => Buffer.byteLength(JSON.stringify(bodyOf(slug) ?? '')))
const medianBody = bodies.sort((a, b) => a - b)[bodies.length >> 1] ?? 0
const rss = memory()
const pageCacheMb = megabytes(pageCache.length)
snapshot.close()
const times = { find, filter, search, ranked }
const figures: OpenFigures = { start, rssOpened, rss, pageCacheMb, medianBody, ...times }
console.log(JSON.stringify(figures))

function bodyOf(slug: string) {
  const found = snapshot?.find(slug)
  return found?.kind === 'story' ? snapshot?.read(found.entry) : undefined
}

function memory(): number {
  return megabytes(process.memoryUsage().rss)
}
