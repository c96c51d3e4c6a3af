import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PrefetchingOrigin, readBytes } from '@prospectus/server/images/asset-origin'
import { expect, onTestFinished, vi } from 'vitest'
import { startAssetHost } from './asset-host.fixture.ts'
import { createRemoteAssets, type RemoteAssetsOptions } from './remote-assets.ts'

export const PATH = 'f/1/9x9/ab/a.png'
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const LIMITS = { maxBytes: 5000, connectMs: 500, idleMs: 250, totalMs: 1000 }
export const POLL = { interval: 5 }

/** A test's own asset host, folder and clock, and assets that use them; `restart` creates assets with the same ones. */
export async function remoteAssets(options: Partial<RemoteAssetsOptions> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'remote-'))
  const host = await startAssetHost()
  onTestFinished(async () => {
    await host.stopListening()
    await rm(directory, { recursive: true })
  })
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const time = { now: Date.now() }
  const start = (overrides: Partial<RemoteAssetsOptions> = {}) => {
    const now = () => time.now
    const clocks = { now, ticks: now }
    const defaults = { origin: host.origin, directory, log, limits: LIMITS, ...clocks }
    return createRemoteAssets({ ...defaults, ...overrides })
  }
  return {
    host,
    log,
    /** Milliseconds since 1970. */
    time,
    assets: start(options),
    restart: start,
    /** Waits until the host has had this many requests. */
    waitForRequests: (count: number) => expect.poll(() => host.requests.length, POLL).toBe(count),
    /** Reads the record of the only stored file. */
    readRecord: async (): Promise<{ confirmed?: number; missingSince?: number }> => {
      const name = (await readdir(directory)).find((file) => file.endsWith('.json')) ?? ''
      return JSON.parse(await readFile(join(directory, name), 'utf8'))
    },
  }
}

/** The text that the test put into a picture (see `png`); undefined without such a file. */
export async function textOf(assets: PrefetchingOrigin, path = PATH): Promise<string | undefined> {
  const found = await assets.open(path)
  if (found === undefined) return undefined
  return new TextDecoder().decode((await readBytes(found)).subarray(8))
}
