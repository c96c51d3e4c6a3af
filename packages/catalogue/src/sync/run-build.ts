import { mappedClient } from '@prospectus/content/reading/mapped-client'
import { storedFields } from '@prospectus/content/schema/values/stored-value'
import { createContentClient } from '@prospectus/protocol/client/content-client'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { openSnapshot } from '../files/open-snapshot.ts'
import { createStagingFolder } from '../files/snapshot-folder.ts'
import { openStoredSource } from '../files/stored-source.ts'
import { abandonOnError, stageSnapshot } from '../files/write-snapshot.ts'
import type { TreeEntry } from '../rows/entry.ts'
import { readLink } from '../snapshot/read-link.ts'
import { type BrokenStory, readIdentity } from '../snapshot/read-row.ts'
import type { ContentSource, Snapshot } from '../snapshot/snapshot.ts'
import { type ContentApi, originOf } from './content-api.ts'
import { createRemoteSource } from './remote-source.ts'

export type BuildSpec = {
  readonly directory: string
  readonly spaceId: string
} & (
  | (ContentApi & {
      readonly kind: 'api'
      /** Version of the space that is read. */
      readonly cv: number
      readonly version: string
    })
  /** Rebuilds the stored snapshot with its changes. */
  | { readonly kind: 'stored' }
)

export interface BuildReport {
  readonly storyCount: number
  readonly brokenCount: number
  readonly firstBroken: readonly BrokenStory[]
  /** False if another process has replaced the snapshot meanwhile. */
  readonly isCurrent: boolean
}

/**
 * Builds a snapshot and makes it the current one on disk, without opening it. Keeps changes written meanwhile.
 * @param onProgress called repeatedly while content is loaded from the content system
 * @throws what the source, `buildSnapshot` and the file system throw; the stored snapshot then stays
 */
export async function runBuild(
  spec: BuildSpec,
  onProgress: (progress: LoadProgress) => void = () => undefined,
): Promise<BuildReport> {
  const staging = await createStagingFolder(spec.directory, () => undefined)
  return abandonOnError(staging, async () => {
    const { source, options, replaces, close } = await openSource(spec, onProgress)
    try {
      const { parts, broken } = await stageSnapshot(staging, source, options)
      const isCurrent = await staging.publish(replaces)
      if (!isCurrent) await staging.abandon()
      const firstBroken = broken.slice(0, MAX_BROKEN_LISTED)
      return { storyCount: parts.rows.length, brokenCount: broken.length, firstBroken, isCurrent }
    } finally {
      close()
    }
  })
}

/** Opens the source of a build. `replaces`: the folder that must still be the current one when the build is done. */
async function openSource(spec: BuildSpec, onProgress: (progress: LoadProgress) => void) {
  if (spec.kind === 'api') {
    const { apiUrl, token, spaceId, cv, version } = spec
    const api = { apiUrl, token, view: 'published', retries: RETRIES } as const
    const client = mappedClient(createContentClient(api), spec.mapping)
    const remote = await createRemoteSource(client, { spaceId, cv })
    const source = reportingProgress(remote, onProgress)
    const options = { version, origin: originOf(spec) }
    const stored = await openStoredContent(spec.directory, spaceId)
    if (stored === undefined) return { source, options, close: () => undefined }
    return { source: withKnownContent(source, stored), options, close: stored.close }
  }
  const { directory, spaceId } = spec
  const stored = await openStoredSource(directory, spaceId)
  if (stored === undefined)
    throw new Error(`There is no snapshot of space ${spaceId} in ${directory}`)
  const { source, header, folder, close } = stored
  return { source, options: header, replaces: folder, close }
}

/** Opens the stored snapshot; undefined also if it is damaged, which must not stop the load. */
function openStoredContent(directory: string, spaceId: string): Promise<Snapshot | undefined> {
  return openSnapshot(directory, spaceId).catch(() => undefined)
}

const MAX_BROKEN_LISTED = 20
/** Retries of each request, over half a minute: a failure at the last of a thousand pages would waste all others. */
const RETRIES = 7

/**
 * Adds known stories and folders that a source lacks or delivers unreadable, and entries of empty data sources
 * (CALL-6).
 */
function withKnownContent(source: ContentSource, known: Snapshot): ContentSource {
  return {
    ...source,
    links: () => withKnownFolders(source.links(), known),
    stories: () => withKnownStories(source.stories(), known),
    datasourceEntries: async (slug) => {
      const entries = await source.datasourceEntries(slug)
      return entries.length === 0 ? known.datasources[slug] : entries
    },
  }
}

async function* withKnownFolders(
  links: AsyncIterable<RawLink>,
  { tree }: Snapshot,
): AsyncGenerator<RawLink> {
  const delivered = new Set<unknown>()
  for await (const link of links) {
    const { id, slug } = storedFields(link)
    delivered.add(id).add(slug)
    yield link
  }
  for (const entry of tree) {
    if (entry.is_folder && !delivered.has(entry.id) && !delivered.has(entry.slug))
      yield folderLinkOf(entry)
  }
}

async function* withKnownStories(
  stories: AsyncIterable<RawStory>,
  known: Snapshot,
): AsyncGenerator<RawStory> {
  const delivered = { uuids: new Set(), ids: new Set(), slugs: new Set() }
  for await (const story of stories) {
    const identity = readIdentity(story)
    if (!('reason' in identity)) {
      delivered.uuids.add(identity.uuid)
      delivered.ids.add(identity.id)
      delivered.slugs.add(identity.fullSlug)
    }
    // Passes unreadable stories on too: their reader reports them.
    yield story
  }
  for (const entry of known.entries()) {
    const { uuid, id, fullSlug } = entry
    const isDelivered =
      delivered.uuids.has(uuid) || delivered.ids.has(id) || delivered.slugs.has(fullSlug)
    if (!isDelivered) yield known.read(entry)
  }
}

function folderLinkOf({ path: _, lang: __, ...folder }: TreeEntry): RawLink {
  return { ...folder, path: null, real_path: `/${folder.slug}`, published_at: null }
}

export interface LoadProgress {
  /** Number of stories read so far. */
  readonly stories: number
  /** Number of stories in the links. */
  readonly of: number
}

/** Reports progress every tenth of all stories, or every thousand if that is more. */
function reportingProgress(
  source: ContentSource,
  report: (progress: LoadProgress) => void,
): ContentSource {
  let of = 0
  return {
    ...source,
    links: async function* () {
      of = 0
      for await (const link of source.links()) {
        const parsed = readLink(link)
        if (parsed.kind === 'story' && parsed.published) of++
        yield link
      }
    },
    stories: async function* () {
      const step = Math.max(MIN_STEP_STORIES, Math.ceil(of / 10))
      let stories = 0
      for await (const story of source.stories()) {
        yield story
        stories++
        if (stories % step === 0 && stories < of) report({ stories, of })
      }
    },
  }
}

const MIN_STEP_STORIES = 1000
