import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { createLog } from '@prospectus/server/log'
import { createManagementRoutes } from '../management/routes.ts'
import { openStorage } from '../storage/storage.ts'
import { createRandom } from './random.fixture.ts'

/**
 * A process that saves, publishes, moves and releases stories with several writers at once, and sends the webhooks,
 * until it is killed. Reports on its output what it begins, and what the management API has acknowledged.
 */
const [seed = '1', storyIds = ''] = process.argv.slice(2)
const ids = storyIds.split(',').map(Number)
const randomBelow = createRandom(Number(seed))

// A killed process does not pass its compiled code to the next one by itself.
flushCompileCache()
// Started ahead of time: waits for the address of its database.
const url = String(await new Promise((resolve) => process.stdin.once('data', resolve)))
const storage = await openStorage(url)
const log = createLog((line) => report('failed', line.trim()))
storage.startSending({ log, operatorSecret: 'secret', seal: undefined }).wake()
const routes = createManagementRoutes({
  storage,
  log,
  token: 'token',
  assetOrigin: 'http://127.0.0.1:3003',
  siteUrl: 'http://127.0.0.1:3000',
  cmsUrl: 'http://cms.example',
  previewUrl: 'http://preview.example',
  previewToken: undefined,
  embedHost: '127.0.0.1:3003',
  embedsUrl: 'http://127.0.0.1:3003',
})
const KINDS = ['save', 'save', 'save and publish', 'publish', 'create', 'move', 'release']
let count = 0
await Promise.all([write(), write(), write()])

async function write(): Promise<never> {
  for (;;) {
    const mark = `${seed}-${count++}`
    const id = ids[randomBelow(ids.length)] ?? 0
    const content = { component: 'modules/page', seo: { title: mark }, body: [] }
    const kind = KINDS[randomBelow(KINDS.length)]
    report('begin', mark)
    if (kind === 'save') {
      const { story } = await request('PUT', `stories/${id}`, { story: { content } })
      report('done', JSON.stringify({ kind: 'saved', id, mark, version: story.version }))
    } else if (kind === 'save and publish') {
      const { story } = await request('PUT', `stories/${id}`, { story: { content }, publish: 1 })
      report('done', JSON.stringify({ kind: 'saved', id, mark, version: story.version }))
      report('done', JSON.stringify({ kind: 'published', id, at: story.published_at }))
    } else if (kind === 'publish') {
      const { story } = await request('GET', `stories/${id}/publish`)
      report('done', JSON.stringify({ kind: 'published', id, at: story.published_at }))
    } else if (kind === 'create') {
      const { story } = await request('POST', 'stories', {
        story: { slug: mark, content },
        publish: 1,
      })
      report('done', JSON.stringify({ kind: 'saved', id: story.id, mark, version: 1 }))
    } else if (kind === 'move') {
      const { story } = await request('PUT', `stories/${id}/move`, {
        story: { slug: `moved-${mark}` },
      })
      report('done', JSON.stringify({ kind: 'moved', id, mark, version: story.version }))
    } else {
      const release = { name: mark, story_ids: ids.slice(0, 3) }
      await request('POST', 'releases', { release, publish: 1 })
      report('done', JSON.stringify({ kind: 'released', mark }))
    }
  }
}

async function request(method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = { authorization: 'token', 'content-type': 'application/json' }
  const response = await routes.request(`/v1/spaces/1000/${path}`, { method, headers, ...init })
  const text = await response.text()
  if (response.ok) report('answered', path)
  else report('failed', `${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

/** Writes synchronously, so that nothing acknowledged is lost when the process is killed. */
function report(event: 'begin' | 'answered' | 'done' | 'failed', text: string): void {
  writeSync(1, `${event} ${text}\n`)
}
