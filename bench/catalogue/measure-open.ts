import { openSnapshot } from '@prospectus/catalogue/files/open-snapshot'
import { generateSpace } from './generate-stories.ts'
import { megabytes, type Timing, timeEach } from './measures.ts'
import { resourceQueries, searchQueries } from './queries.ts'
import { createRandom } from './random.ts'
import { rankedResults, searchPagesAndResources } from './ranked-results.ts'

export interface OpenFigures {
  readonly openMs: number
  /** Resident memory after opening. */
  readonly rssOpenedMb: number
  /** Resident memory at the end, including a page cache of `pageCacheMb`. */
  readonly rssMb: number
  readonly pageCacheMb: number
  /** Of a story as JSON. */
  readonly medianBodyBytes: number
  readonly find: Timing
  readonly filter: Timing
  readonly search: Timing
  readonly ranked: Timing
}

/** `measure-open.ts <folder> <stories>`: opens a snapshot and queries it; prints figures as JSON. */
const [folder = '', count = '700'] = process.argv.slice(2)
const begin = performance.now()
const snapshot = await openSnapshot(folder, generateSpace(Number(count)).spaceId)
if (snapshot === undefined)
  throw new Error(`There is no snapshot in ${folder}; measure-build.ts writes one`)
const openMs = performance.now() - begin
const rssOpenedMb = residentMegabytes()
const pageCache = Buffer.alloc(64 * 1_048_576, 1)

const random = createRandom(5)
const fullSlugs = Array.from({ length: 5000 }, () => random.pick(snapshot.tree).slug)
const find = timeEach(fullSlugs, storyOf)
const filter = timeEach(resourceQueries(2000), (view) => snapshot.resources(view))
const search = timeEach(searchQueries(2000), (text) => searchPagesAndResources(snapshot, text))
const ranked = timeEach(searchQueries(2000), (text) => rankedResults(snapshot, text))
const bodyBytes = fullSlugs.map((fullSlug) =>
  Buffer.byteLength(JSON.stringify(storyOf(fullSlug) ?? '')),
)
const medianBodyBytes = bodyBytes.sort((a, b) => a - b)[bodyBytes.length >> 1] ?? 0
const rssMb = residentMegabytes()
const pageCacheMb = megabytes(pageCache.length)
snapshot.close()
const times = { find, filter, search, ranked }
const figures: OpenFigures = { openMs, rssOpenedMb, rssMb, pageCacheMb, medianBodyBytes, ...times }
console.log(JSON.stringify(figures))

function storyOf(fullSlug: string) {
  const found = snapshot?.find(fullSlug)
  return found?.kind === 'story' ? snapshot?.read(found.entry) : undefined
}

function residentMegabytes(): number {
  return megabytes(process.memoryUsage().rss)
}
