import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, type LogFields } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'
import { startContentSystem } from './content-system.fixture.ts'
import { openPreview } from './open-preview.ts'
import { NOW, PREVIEW_TOKEN, SPACE_ID, signedQuery } from './signed-request.fixture.ts'

const page = { component: 'modules/page', body: [] }
const about = rawStory('about', page, { id: 17, name: 'About, as drafted' })
const coming = rawStory('coming', page, { id: 18 })
const published = snapshotOf([rawStory('about', page, { id: 17 })])

const SITE = {
  siteUrl: 'https://www.corvane.example',
  assetHost: 'assets.corvane.example',
  embedHost: 'embeds.corvane.example',
}

async function open(apiUrl: string, previewToken: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'preview-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const settings = {
    ...SITE,
    contentApiUrl: apiUrl,
    contentToken: undefined,
    previewToken,
    dataDir,
  }
  const storiesToken = () => ({ token: 'for drafts', day: 1 })
  const preview = openPreview({ settings, spaceId: SPACE_ID, log, storiesToken, now: () => NOW })
  return { preview, logged }
}

const target = (pathname: string) =>
  ({ kind: 'target', pathname, search: `?${signedQuery()}` }) as const

test('ROUTE-5 CALL-3 a draft comes with all drafts of its space around it', async () => {
  const { apiUrl } = await startContentSystem({ drafts: [about, coming] })
  const { preview, logged } = await open(apiUrl, PREVIEW_TOKEN)
  const draft = await preview.draftFor(target('/about'), published)
  expect(draft).toMatchObject({ path: '/about', story: { name: 'About, as drafted' } })
  expect(draft?.snapshot.find('coming')).toMatchObject({ kind: 'story', entry: { id: 18 } })
  expect(draft?.snapshot.tree.map(({ slug }) => slug).sort()).toEqual(['about', 'coming'])
  expect(logged.filter(({ level }) => level !== 'info')).toEqual([])
})

test('CALL-5 only the page of a draft carries a token for drafts, and it reads those of the space', async () => {
  const { apiUrl } = await startContentSystem({ drafts: [about, coming] })
  const { preview } = await open(apiUrl, PREVIEW_TOKEN)
  const draft = await preview.draftFor(target('/about'), published)
  expect(draft?.extras.storiesToken).toBe('for drafts')
  expect(preview.extrasFor(published)).not.toHaveProperty('storiesToken')
  expect((await preview.drafts())?.find('coming')).toMatchObject({ entry: { id: 18 } })
})

test('MAP-4 published pages list the links of the published view, with the only token there is', async () => {
  const { apiUrl, asked } = await startContentSystem({ drafts: [about, coming] })
  const { preview } = await open(apiUrl, PREVIEW_TOKEN)
  const links = await preview.extrasFor(published).links?.()
  expect(links?.map(({ slug }) => slug)).toEqual(['about', 'coming'])
  expect(asked).toMatchObject([expect.stringContaining('version=published')])
})

test('ROUTE-5 without a preview token there are no drafts, and the log says why', async () => {
  const { preview, logged } = await open('http://127.0.0.1:1/v2', undefined)
  expect(await preview.draftFor(target('/about'), published)).toBeUndefined()
  expect(preview.extrasFor(published)).toEqual({})
  expect(await preview.drafts()).toBeUndefined()
  expect(logged).toMatchObject([{ level: 'warn', space: SPACE_ID }])
})
