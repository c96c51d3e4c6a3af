import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { openSnapshot } from '@prospectus/catalogue/files/open-snapshot'
import { type ChangeHeader, writeChanges } from '@prospectus/catalogue/files/segments'
import { applyChanges } from '@prospectus/catalogue/snapshot/apply-changes'
import type { Changes } from '@prospectus/catalogue/snapshot/changes'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { compact } from '@prospectus/catalogue/sync/snapshot-store'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { generateSpace } from './generate-stories.ts'
import { megabytes, type Timing, timeEach } from './measures.ts'
import { resourceQueries, searchQueries } from './queries.ts'
import { createRandom } from './random.ts'
import { rankedResults } from './ranked-results.ts'

export interface PublishFigures {
  /** Longest of nine times until a change is on disk and visible, by the number of stories in the change. */
  readonly publish: Readonly<Record<number, WorkTiming>>
  /** Milliseconds to read the snapshot's tree. */
  readonly tree: readonly [first: number, afterChange: number]
  /** Number of changed stories at which the next full build is due. */
  readonly changedStories: number
  /** Includes a page cache of `pageCacheMb`. */
  readonly rssMb: number
  readonly pageCacheMb: number
  readonly filter: Timing
  readonly search: Timing
  /** Opening from disk, with the changes in separate segments. */
  readonly open: WorkTiming
  readonly compact: WorkTiming & { readonly peakRssMb: number }
}

/** Milliseconds of an operation, and the longest delay of the event loop meanwhile. */
export interface WorkTiming {
  readonly durationMs: number
  readonly longestStallMs: number
}

/** `measure-publish.ts <folder> <stories>`: changes an existing snapshot; prints figures as JSON. */
const [folder = '', size = '700'] = process.argv.slice(2)
const { spaceId } = generateSpace(Number(size))
const random = createRandom(9)
let changedStories = 0
let current = await openExisting()
const firstTree = timedTree(current)
const uuids = current.tree.filter((entry) => !entry.is_folder).map(({ uuid }) => uuid)
const pageCache = Buffer.alloc(64 * 1_048_576, 1)

const publish: Record<number, WorkTiming> = {}
for (const count of [1, 10, 100]) {
  const rounds: WorkTiming[] = []
  for (let round = 0; round < 9; round++) rounds.push(await publishStories(count))
  publish[count] = slowest(rounds)
}
const tree = [firstTree, timedTree(current)] as const
const maxChanged = Math.max(500, Number(size) * 0.02)
while (changedStories < maxChanged) await publishStories(Math.min(100, maxChanged - changedStories))
const filter = timeEach(resourceQueries(2000), (view) => current.resources(view))
const search = timeEach(searchQueries(2000), (text) => rankedResults(current, text))
const rssMb = megabytes(process.memoryUsage().rss)
const pageCacheMb = megabytes(pageCache.length)
current.close()
const open = await measureWork(async () => {
  current = await openExisting()
})
const compacting = await measureWork(async () => {
  const compaction = await compact({ directory: folder, spaceId })
  const next = await compaction.finish()
  current.close()
  next.close()
})
const peakRssMb = Math.round(process.resourceUsage().maxRSS / 1024)
const figures: PublishFigures = {
  publish,
  tree,
  changedStories,
  rssMb,
  pageCacheMb,
  filter,
  search,
  open,
  compact: { ...compacting, peakRssMb },
}
console.log(JSON.stringify(figures))

async function openExisting(): Promise<Snapshot> {
  const snapshot = await openSnapshot(folder, spaceId)
  if (snapshot === undefined)
    throw new Error(`There is no snapshot in ${folder}; measure-build.ts writes one`)
  return snapshot
}

async function publishStories(count: number): Promise<WorkTiming> {
  const changes: Changes = { stories: Array.from({ length: count }, changedStory), removed: [] }
  const header: ChangeHeader = {
    spaceId,
    version: `changed-${changedStories}`,
    builtAt: new Date(changedStories),
    origin: { kind: 'api' },
  }
  return measureWork(async () => {
    const next = await applyChanges(current, changes, { ...header, pause: () => eventLoopTurn() })
    await writeChanges(folder, changes, header)
    current.close()
    current = next
  })
}

function changedStory(): RawStory {
  const entry = current.byUuid(random.pick(uuids))
  if (entry === undefined) throw new Error('The snapshot lacks a story that its tree lists')
  changedStories++
  const story = current.read(entry)
  return {
    ...story,
    name: `${story.name} changed ${changedStories}`,
    position: -random.below(1_000_000),
  }
}

async function measureWork(work: () => Promise<void>): Promise<WorkTiming> {
  // The delay is measured by a timer, which has to fire before and after the work.
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.reset()
  const start = performance.now()
  await work()
  const duration = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, 5))
  delay.disable()
  return { durationMs: duration, longestStallMs: delay.max / 1e6 }
}

function timedTree(snapshot: Snapshot): number {
  const start = performance.now()
  snapshot.tree.at(-1)
  return performance.now() - start
}

function slowest(rounds: readonly WorkTiming[]): WorkTiming {
  return {
    durationMs: Math.max(...rounds.map(({ durationMs }) => durationMs)),
    longestStallMs: Math.max(...rounds.map(({ longestStallMs }) => longestStallMs)),
  }
}
