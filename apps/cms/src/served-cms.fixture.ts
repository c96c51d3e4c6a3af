import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, type LogFields } from '@prospectus/server/log'
import { onTestFinished } from 'vitest'
import { createCms } from './cms.ts'
import { createTestTokens } from './delivery/contract/served-delivery.fixture.ts'
import { quickHasher } from './people/quick-hasher.fixture.ts'
import { type CmsSettings, readSettings } from './settings.ts'
import { fillWith } from './storage/storage.fixture.ts'
import type { Storage } from './storage/storage.ts'
import { openStorage } from './storage/storage.ts'

export interface ServedCms {
  readonly cmsPort: number
  readonly embedsPort: number
  readonly dataDir: string
  /** Resolves once requests are served from the storage. */
  readonly ready: Promise<void>
  readonly logged: readonly LogFields[]
  /** Links by which somebody can become the first owner, as passed to `onFirstOwnerLink`. */
  readonly firstOwnerLinks: readonly string[]
  /** Requests a path from the content system. */
  readonly requestCms: (path: string, request?: RequestInit) => Promise<Response>
  /** Requests a path from the origin of embeds. */
  readonly requestEmbeds: (path: string, request?: RequestInit) => Promise<Response>
}

/**
 * Starts the content system on free ports, with one story by default, until the test ends.
 * @param options.storage by default a new database; with another one, callers must await `ready` themselves
 */
export async function serveCms(
  options: { readonly storage?: Promise<Storage>; readonly settings?: Partial<CmsSettings> } = {},
): Promise<ServedCms> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cms-'))
  const logged: LogFields[] = []
  const firstOwnerLinks: string[] = []
  const settings = {
    ...readSettings({}),
    dataDir,
    cmsPort: 0,
    embedsPort: 0,
    drainMs: 0,
    ...options.settings,
  }
  const cms = createCms({
    settings,
    log: createLog((line) => logged.push(JSON.parse(line))),
    contentDir: dataDir,
    bundledSpaceId: '1000',
    editorDir: join(dataDir, 'editor'),
    onFirstOwnerLink: (link) => void firstOwnerLinks.push(link),
    storage: options.storage ?? filledStorage(dataDir),
    passwordHasher: quickHasher,
  })
  const { cmsPort, embedsPort } = await cms.listen()
  onTestFinished(async () => {
    await cms.close()
    await rm(dataDir, { recursive: true })
  })
  if (options.storage === undefined) await cms.ready
  const requestFrom = (port: number) => (path: string, request?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...request })
  const served = { requestCms: requestFrom(cmsPort), requestEmbeds: requestFrom(embedsPort) }
  return { cmsPort, embedsPort, dataDir, ready: cms.ready, logged, firstOwnerLinks, ...served }
}

async function filledStorage(folder: string): Promise<Storage> {
  const storage = await openStorage(`file:${join(folder, 'cms.sqlite')}`)
  await fillWith(storage, [{ full_slug: 'home' }])
  await createTestTokens(storage)
  return storage
}
