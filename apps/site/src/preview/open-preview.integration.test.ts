import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog, type LogFields } from '@prospectus/server/log'
import { withRequestIds } from '@prospectus/server/request-id'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import type { DraftScope } from '../stories-endpoint/stories-seal.ts'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'
import { startContentSystem } from './content-system.fixture.ts'
import { openPreview } from './open-preview.ts'
import { NOW, PREVIEW_TOKEN, SPACE_ID, signedQuery } from './signed-request.fixture.ts'

const page = { component: 'modules/page', body: [] }
const about = rawStory('about', page, { id: 17, name: 'About, as drafted' })
const coming = rawStory('coming', page, { id: 18 })
const published = snapshotOf([rawStory('about', page, { id: 17 })])

const SITE = {
  siteUrl: 'https://www.vendor.example',
  assetHost: 'assets.vendor.example',
  embedHost: 'embeds.vendor.example',
}

async function open(apiUrl: string, previewToken: string | undefined) {
  const dataDir = temporaryFolder('preview', onTestFinished)
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const settings = {
    ...SITE,
    cmsUrl: 'http://127.0.0.1:3001',
    bridgeUrl: 'http://127.0.0.1:3001/bridge.js',
    contentApiUrl: apiUrl,
    contentMapping: undefined,
    contentToken: undefined,
    previewToken,
    dataDir,
  }
  const makeDraftToken = async ({ lang }: DraftScope, expires: Date) => `${lang} ${+expires - NOW}`
  const preview = openPreview({ settings, spaceId: SPACE_ID, log, makeDraftToken, now: () => NOW })
  return { preview, logged }
}

const target = (pathname: string, secondsFromNow = 0) =>
  ({ kind: 'target', pathname, search: `?${signedQuery({ secondsFromNow })}` }) as const

test('ROUTE-5 CALL-3 a draft comes with all drafts of its space around it', async () => {
  const { apiUrl } = await startContentSystem({ drafts: [about, coming] })
  const { preview, logged } = await open(apiUrl, PREVIEW_TOKEN)
  const draft = await preview.draftFor(target('/about'), published)
  expect(draft).toMatchObject({ path: '/about', story: { name: 'About, as drafted' } })
  expect(draft?.snapshot.find('coming')).toMatchObject({ kind: 'story', entry: { id: 18 } })
  expect(draft?.snapshot.tree.map(({ slug }) => slug).sort()).toEqual(['about', 'coming'])
  expect(logged.filter(({ level }) => level !== 'info')).toEqual([])
})

test('requests of a preview carry the visitor’s request id, so that both logs can be read together', async () => {
  const { apiUrl, requestIds } = await startContentSystem({ drafts: [about] })
  const { preview } = await open(apiUrl, PREVIEW_TOKEN)
  const server = createServer(
    withRequestIds(async (_request, response) => {
      await preview.draftFor(target('/about'), published)
      response.end()
    }, true),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-request-id': '0123456789abcdef' } })
  expect([...new Set(requestIds)]).toEqual(['0123456789abcdef'])
})

test('CALL-5 only a draft’s page that lists resources has a token for drafts, valid as long as its signature', async () => {
  const centre = { component: 'modules/page', body: [{ component: 'resources-centre' }] }
  const lists = ['resources', 'de/resources'].map((slug, n) =>
    rawStory(slug, centre, { id: n + 1 }),
  )
  const { apiUrl } = await startContentSystem({ drafts: [about, coming, ...lists] })
  const { preview } = await open(apiUrl, PREVIEW_TOKEN)
  const tokenOf = async (...parameters: Parameters<typeof target>) =>
    (await preview.draftFor(target(...parameters), published))?.extras.storiesToken
  expect(await tokenOf('/about')).toBeUndefined()
  expect(await tokenOf('/resources')).toBe(`en ${3600 * 1000}`)
  expect(await tokenOf('/de/resources', -3000)).toBe(`de ${600 * 1000}`)
  expect(preview.extrasFor(published)).not.toHaveProperty('storiesToken')
  expect((await preview.drafts())?.find('coming')).toMatchObject({ entry: { id: 18 } })
})

test('MAP-4 published pages list the links of the published view, with the only token there is', async () => {
  const { apiUrl, requests: url } = await startContentSystem({ drafts: [about, coming] })
  const { preview } = await open(apiUrl, PREVIEW_TOKEN)
  const links = await preview.extrasFor(published).fetchSitemapEntries?.()
  expect(links?.map(({ slug }) => slug)).toEqual(['about', 'coming'])
  expect(url).toMatchObject([expect.stringContaining('version=published')])
})

test('ROUTE-5 without a preview token there are no drafts, and the log says why', async () => {
  const { preview, logged } = await open('http://127.0.0.1:1/v2', undefined)
  expect(await preview.draftFor(target('/about'), published)).toBeUndefined()
  expect(preview.extrasFor(published)).toEqual({})
  expect(await preview.drafts()).toBeUndefined()
  expect(logged).toMatchObject([{ level: 'warn', space: SPACE_ID }])
})
