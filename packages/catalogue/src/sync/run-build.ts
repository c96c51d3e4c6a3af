import { createContentClient } from '@prospectus/protocol/client/content-client'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { openSnapshot } from '../files/open-snapshot.ts'
import { createStagingFolder } from '../files/snapshot-folder.ts'
import { openStoredSource } from '../files/stored-source.ts'
import { abandonedOnError, stageSnapshot, type WriteOptions } from '../files/write-snapshot.ts'
import type { TreeEntry } from '../rows/entry.ts'
import { readLink } from '../snapshot/read-link.ts'
import { type BrokenStory, readIdentity } from '../snapshot/read-row.ts'
import type { ContentSource, Snapshot } from '../snapshot/snapshot.ts'
import { createRemoteSource } from './remote-source.ts'

/** What a snapshot is to be built from, and where it is to be put. */
export type BuildSpec = {
  /** The folder of snapshots. */
  readonly directory: string
  readonly spaceId: string
} & (
  | {
      readonly kind: 'api'
      /** With its version, without `cdn`. */
      readonly apiUrl: string
      readonly token: string
      /** What the site takes for the host of files, see `Origin`. */
      readonly assetHost: string
      /** Of the space as it is to be read. */
      readonly cv: number
      /** Of the snapshot that is made. */
      readonly version: string
    }
  /** The snapshot that is there, with the changes beside it. */
  | { readonly kind: 'stored' }
)

export interface BuildReport {
  readonly stories: number
  /** How many were left out, and the first of them. */
  readonly broken: number
  readonly firstBroken: readonly BrokenStory[]
  /** False when another process has put a snapshot in the place of the one that was read. */
  readonly isCurrent: boolean
}

/**
 * Builds a snapshot and makes it the current one on disk, without opening it. Changes that are written
 * meanwhile come along.
 *
 * @param onProgress called now and then while everything is read from the content system
 * @throws what the source, `buildSnapshot` and the disk throw; the snapshot that was there then stays
 */
export async function runBuild(
  spec: BuildSpec,
  onProgress: (progress: LoadProgress) => void = () => undefined,
): Promise<BuildReport> {
  const staging = await createStagingFolder(spec.directory, () => undefined)
  return abandonedOnError(staging, async () => {
    const { source, options, inPlaceOf, close } = await openSource(spec, onProgress)
    try {
      const { parts, broken } = await stageSnapshot(staging, source, options)
      const isCurrent = await staging.publish(inPlaceOf)
      if (!isCurrent) await staging.abandon()
      const firstBroken = broken.slice(0, BROKEN_STORIES_NAMED)
      return { stories: parts.rows.length, broken: broken.length, firstBroken, isCurrent }
    } finally {
      close()
    }
  })
}

interface OpenedSource {
  readonly source: ContentSource
  readonly options: WriteOptions
  readonly inPlaceOf?: string
  readonly close: () => void
}

async function openSource(
  spec: BuildSpec,
  onProgress: (progress: LoadProgress) => void,
): Promise<OpenedSource> {
  if (spec.kind === 'api') {
    const { apiUrl, token, assetHost, spaceId, cv, version } = spec
    const client = createContentClient({ apiUrl, token, view: 'published', retries: RETRIES })
    const remote = await createRemoteSource(client, { spaceId, cv })
    const source = tellingProgress(remote, onProgress)
    const origin = { kind: 'api', assetHost } as const
    const options: WriteOptions = { version, origin, contentVersion: cv }
    const known = await knownContent(spec.directory, spaceId)
    if (known === undefined) return { source, options, close: () => undefined }
    return { source: heldAgainst(source, known), options, close: known.close }
  }
  const { directory, spaceId } = spec
  const stored = await openStoredSource(directory, spaceId)
  if (stored === undefined)
    throw new Error(`There is no snapshot of space ${spaceId} in ${directory}`)
  const { source, facts, folder, close } = stored
  return { source, options: facts, inPlaceOf: folder, close }
}

/** Undefined also for one that is damaged: what cannot be read holds nothing up. */
function knownContent(directory: string, spaceId: string): Promise<Snapshot | undefined> {
  return openSnapshot(directory, spaceId).catch(() => undefined)
}

const BROKEN_STORIES_NAMED = 20
/** Of one page, over half a minute: of a thousand pages the last must not cost all those before it. */
const RETRIES = 7

/**
 * Completes a source from what is known of its space (CALL-6): known stories that the source lacks, or
 * delivers unreadable, are passed on after its own. A data source without entries keeps its known ones.
 */
function heldAgainst(source: ContentSource, known: Snapshot): ContentSource {
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
  const came = new Set<unknown>()
  for await (const link of links) {
    const { id, slug }: { id?: unknown; slug?: unknown } = Object(link)
    came.add(id).add(slug)
    yield link
  }
  for (const entry of tree) {
    if (entry.is_folder && !came.has(entry.id) && !came.has(entry.slug)) yield linkOf(entry)
  }
}

async function* withKnownStories(
  stories: AsyncIterable<RawStory>,
  known: Snapshot,
): AsyncGenerator<RawStory> {
  const taken = { uuids: new Set<string>(), ids: new Set<number>(), slugs: new Set<string>() }
  for await (const story of stories) {
    const identity = readIdentity(story)
    if (!('reason' in identity)) {
      taken.uuids.add(identity.uuid)
      taken.ids.add(identity.id)
      taken.slugs.add(identity.fullSlug)
    }
    // Unreadable ones too: whoever reads the stories reports them.
    yield story
  }
  for (const entry of known.entries()) {
    const { uuid, id, fullSlug } = entry
    const isTaken = taken.uuids.has(uuid) || taken.ids.has(id) || taken.slugs.has(fullSlug)
    if (!isTaken) yield known.read(entry)
  }
}

function linkOf({ path: _, lang: __, ...folder }: TreeEntry): RawLink {
  return { ...folder, path: null, real_path: `/${folder.slug}`, published_at: null }
}

/** How far a load has come. */
export interface LoadProgress {
  /** How many stories have been read. */
  readonly stories: number
  /** How many the links named. */
  readonly of: number
}

/**
 * A source that says how far its reader has come, so that a load of minutes is not taken for one that hangs:
 * at every tenth of all stories, or every thousand when a tenth is less. Nothing is said of the last story.
 */
function tellingProgress(
  source: ContentSource,
  tell: (progress: LoadProgress) => void,
): ContentSource {
  let of = 0
  return {
    ...source,
    links: async function* () {
      of = 0
      for await (const link of source.links()) {
        const fact = readLink(link)
        if (fact.kind === 'story' && fact.published) of++
        yield link
      }
    },
    stories: async function* () {
      const step = Math.max(SMALLEST_STEP, Math.ceil(of / 10))
      let stories = 0
      for await (const story of source.stories()) {
        yield story
        stories++
        if (stories % step === 0 && stories < of) tell({ stories, of })
      }
    },
  }
}

const SMALLEST_STEP = 1000
