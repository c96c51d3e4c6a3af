import { join } from 'node:path'
import type { ContentMapping } from '@prospectus/content/reading/content-mapping'
import { mappedClient } from '@prospectus/content/reading/mapped-client'
import {
  type ContentApiSettings,
  createContentClient,
} from '@prospectus/protocol/client/content-client'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { createLog, type LogFields } from '@prospectus/server/log'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { openSnapshot } from '../files/open-snapshot.ts'
import { writeSnapshot } from '../files/write-snapshot.ts'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { type FakeClock, fakeClock } from './clock.fixture.ts'
import { type ContentPoller, createContentPoller } from './content-poller.ts'
import { type ScriptedContentSystem, scriptedContentSystem } from './content-system.fixture.ts'
import { createRemoteSource } from './remote-source.ts'
import { runBuild } from './run-build.ts'
import { createSnapshotHolder } from './snapshot-holder.ts'
import { createSnapshotStore } from './snapshot-store.ts'

const POLL_SECONDS = 10
const ASSET_HOST = 'assets.example'

export interface Followed {
  readonly system: ScriptedContentSystem
  readonly clock: FakeClock
  readonly poller: ContentPoller
  readonly directory: string
  readonly logged: readonly LogFields[]
  /** Advances the clock by some seconds, one poll by default, and waits for the work that begins then. */
  readonly poll: (seconds?: number) => Promise<void>
  /** Name of every story that is shown, by full slug; undefined without a snapshot. */
  readonly shown: () => Readonly<Record<string, string>> | undefined
  readonly snapshots: ReturnType<typeof createSnapshotHolder>
}

/** Three stories of a blog. */
export const THREE_STORIES: readonly RawStory[] = [1, 2, 3].map((n) => rawStory(n))

interface FollowOptions {
  readonly system?: ScriptedContentSystem
  /** May already hold a snapshot. */
  readonly directory?: string
  /** Host that the site expects files on. */
  readonly assetHost?: string
  readonly mapping?: ContentMapping
  readonly pollSeconds?: number
  /** Settings of the content client, where they matter. */
  readonly client?: Partial<ContentApiSettings>
  /** Builds snapshots as a site does, in a process of its own, which takes longer to start than to build. */
  readonly inChild?: boolean
}

/** A snapshot that is kept fresh from a scripted content system, on a clock of its own. */
export async function follow({
  system,
  directory,
  assetHost = ASSET_HOST,
  mapping,
  pollSeconds = POLL_SECONDS,
  client: clientSettings = {},
  inChild = false,
}: FollowOptions = {}): Promise<Followed> {
  const followed = system ?? (await scriptedContentSystem(THREE_STORIES))
  const folder = directory ?? join(temporaryFolder('prospectus', onTestFinished), 'snapshot')
  const { apiUrl } = followed
  const spaceId = '1'
  const clock = fakeClock()
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const snapshots = createSnapshotHolder(await openSnapshot(folder, spaceId), () => () => undefined)
  const api = { apiUrl, token: 'published-token' }
  const client = createContentClient({
    ...api,
    view: 'published',
    timeoutMs: 300,
    retries: 0,
    sleep: async () => {},
    ...clientSettings,
  })
  const poller = createContentPoller({
    snapshots,
    client: mappedClient(client, mapping),
    store: createSnapshotStore({
      directory: folder,
      spaceId,
      api: { ...api, assetHost, mapping },
      log,
      ...(!inChild && { build: (spec, { onProgress } = {}) => runBuild(spec, onProgress) }),
    }),
    settings: { spaceId, contentApiUrl: apiUrl, pollSeconds },
    log,
    clock,
    random: () => 0.5,
  })
  onTestFinished(async () => {
    await poller.stop()
    snapshots.close()
  })
  return {
    system: followed,
    clock,
    poller,
    directory: folder,
    logged,
    snapshots,
    poll: async (seconds = POLL_SECONDS) => {
      clock.pass(seconds * 1000)
      await poller.settled()
    },
    shown: () => {
      const tree = snapshots.current()?.tree.filter((entry) => !entry.is_folder)
      return tree && Object.fromEntries(tree.map(({ slug, name }) => [slug, name]))
    },
  }
}

/** Follows as `follow` does, from a stored snapshot, and returns once all content of the content system is applied. */
export async function followInStep(options: FollowOptions = {}): Promise<Followed> {
  const system = options.system ?? (await scriptedContentSystem(THREE_STORIES))
  const directory = options.directory ?? (await loadedFolder(system))
  const followed = await follow({ ...options, system, directory })
  followed.poller.start()
  await followed.poll(0)
  return followed
}

/** A folder with a snapshot of a content system's content. */
export async function loadedFolder({ apiUrl }: ScriptedContentSystem): Promise<string> {
  const directory = join(temporaryFolder('prospectus', onTestFinished), 'snapshot')
  const client = createContentClient({ apiUrl, token: 't', view: 'published' })
  const source = await createRemoteSource(client, { spaceId: '1' })
  const { snapshot } = await writeSnapshot(source, directory, {
    version: 'loaded',
    origin: { kind: 'api', assetHost: ASSET_HOST },
  })
  snapshot.close()
  return directory
}
