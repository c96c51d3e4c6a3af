import { createServer } from 'node:http'
import { join } from 'node:path'
import { inTemporaryFolder } from '@prospectus/protocol/client/temporary-folder.fixture'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'
import { openSnapshot, readStoredState } from '../files/open-snapshot.ts'
import { type ChangeHeader, writeChanges } from '../files/segments.ts'
import { resultsOf, smallSource } from '../files/stored-snapshot.fixture.ts'
import { writeSnapshot } from '../files/write-snapshot.ts'
import { applyChanges } from '../snapshot/apply-changes.ts'
import { rawStory, snapshotOf } from '../snapshot/snapshot.fixture.ts'
import { buildInChild } from './build-in-child.ts'
import { type BuildSpec, runBuild } from './run-build.ts'
import { compact, isCompactionDue } from './snapshot-store.ts'

const header: ChangeHeader = {
  spaceId: '1',
  version: 'v1',
  builtAt: new Date(5),
  origin: { kind: 'api' },
}

async function writeBase(directory: string) {
  const { snapshot } = await writeSnapshot(smallSource('base'), directory, { version: 'base' })
  return snapshot
}

describe('compacting', () => {
  it('CALL-6 makes one snapshot of base and changes in a separate process', () =>
    inTemporaryFolder(async (directory) => {
      const base = await writeBase(directory)
      base.close()
      const first = { stories: [rawStory(1, { name: 'One' })], removed: ['uuid-2'] }
      await writeChanges(directory, first, header)
      const compaction = await compact({ directory, spaceId: '1' })
      expect(compaction.report).toMatchObject({ storyCount: 4, isCurrent: true })
      expect((await readStoredState(directory, '1'))?.segmentCount).toBe(0)

      const later = { stories: [rawStory(3, { name: 'Three' })], removed: [] }
      await writeChanges(directory, later, { ...header, version: 'v2' })
      const snapshot = await compaction.finish()
      expect(snapshot.version).toBe('v2')
      expect(snapshot.byUuid('uuid-1')?.name).toBe('One')
      expect(snapshot.byUuid('uuid-2')).toBeUndefined()
      expect(snapshot.byUuid('uuid-3')?.name).toBe('Three')
      const reopened = await openSnapshot(directory, '1')
      expect(reopened && resultsOf(reopened)).toEqual(resultsOf(snapshot))
      reopened?.close()
      snapshot.close()
    }))

  it('CALL-6 ends with the newest snapshot, whichever process wrote it', () =>
    inTemporaryFolder(async (directory) => {
      const base = await writeBase(directory)
      base.close()
      const build = (spec: BuildSpec) => runBuild(spec)
      const compaction = await compact({ directory, spaceId: '1', build })
      const { snapshot } = await writeSnapshot(smallSource('next'), directory, { version: 'next' })
      snapshot.close()
      const finished = await compaction.finish()
      expect(finished.version).toBe('next')
      finished.close()
    }))

  it('CALL-6 a failed build reports the reason, and keeps the stored snapshot', () =>
    inTemporaryFolder(async (directory) => {
      const base = await writeBase(directory)
      await expect(compact({ directory, spaceId: '2' })).rejects.toThrow(
        'The snapshot was not built: There is no snapshot of space 2',
      )
      const opened = await openSnapshot(directory, '1')
      expect(opened && resultsOf(opened)).toEqual(resultsOf(base))
      opened?.close()
      base.close()
    }))

  it('CALL-6 a build process that ends without a result is a failure', () =>
    inTemporaryFolder(async (directory) => {
      const spec = { kind: 'stored', directory, spaceId: '1' } as const
      const entry = join(import.meta.dirname, '../files/stored-snapshot.fixture.ts')
      await expect(buildInChild(spec, { entry })).rejects.toThrow('ended with code 0')
    }))

  it('CALL-6 a build is ended with its signal', () =>
    inTemporaryFolder(async (directory) => {
      const spec = { kind: 'stored', directory, spaceId: '1' } as const
      const ended = AbortSignal.abort(new Error('the site stops'))
      await expect(buildInChild(spec, { signal: ended })).rejects.toThrow('the site stops')
      const stop = new AbortController()
      const building = buildInChild(spec, { signal: stop.signal })
      stop.abort()
      await expect(building).rejects.toThrow('abort')
    }))

  it('CALL-6 is due after many changes, or many stories', async () => {
    const stories = Array.from({ length: 501 }, (_, n) => rawStory(n + 1))
    const snapshot = await snapshotOf({
      ...smallSource('base'),
      async *stories() {
        yield rawStory(1)
      },
    })
    const options = { version: 'v', builtAt: new Date(0), pause: async () => undefined }
    const apply = (count: number) =>
      applyChanges(snapshot, { stories: stories.slice(0, count), removed: [] }, options)
    expect(isCompactionDue(await apply(500), 63)).toBe(false)
    expect(isCompactionDue(await apply(501), 0)).toBe(true)
    expect(isCompactionDue(snapshot, 64)).toBe(true)
  })
})

describe('a first full load', () => {
  it('CALL-6 is read from the content system in a process of its own; the token goes nowhere else', () =>
    inTemporaryFolder(async (directory) => {
      const story = rawStory(1)
      const responses: Readonly<Record<string, object>> = {
        '/v2/cdn/spaces/me': { space: { id: 1, name: 'S', version: 9, language_codes: ['de'] } },
        '/v2/cdn/links': { links: {} },
        '/v2/cdn/stories': { stories: [story], cv: 9, rels: [], links: [] },
        '/v2/cdn/datasource_entries': { datasource_entries: [] },
      }
      const server = createServer((request, response) => {
        const url = new URL(request.url ?? '', 'http://content.example')
        const known = url.searchParams.get('token') === 'the-token' && responses[url.pathname]
        response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' })
        response.end(JSON.stringify(known || { error: 'Unauthorized' }))
      })
      const port = await listenLocally(server, onTestFinished)
      const apiUrl = `http://127.0.0.1:${port}/v2`
      const api = { apiUrl, token: 'the-token', assetHost: 'assets.example' }
      const spec = { kind: 'api', ...api, cv: 9, version: 'v9' } as const
      const report = await buildInChild({ ...spec, directory, spaceId: '1' })
      expect(report).toMatchObject({ storyCount: 1, brokenCount: 0, isCurrent: true })
      const origin = { kind: 'api', assetHost: 'assets.example' }
      expect(await readStoredState(directory, '1')).toMatchObject({
        version: 'v9',
        origin,
      })
      const snapshot = await openSnapshot(directory, '1')
      const entry = snapshot?.byUuid('uuid-1')
      expect(entry && snapshot?.read(entry)).toEqual(story)
      snapshot?.close()

      const elsewhere = buildInChild({ ...spec, directory, spaceId: '2' })
      await expect(elsewhere).rejects.toMatchObject({ name: 'InvalidContentError' })
      const refused = runBuild({ ...spec, token: 'another', directory, spaceId: '1' })
      await expect(refused).rejects.toThrow(/401/)
      await expect(refused).rejects.not.toThrow(/another/)
      expect((await readStoredState(directory, '1'))?.version).toBe('v9')
    }))
})
