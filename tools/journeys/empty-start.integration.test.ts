import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brandChoices } from '../new-brand/brand-choices.ts'
import { createBrand } from '../new-brand/create-brand.ts'
import { ensureBuilt } from '../run/ensure-built.ts'
import { freePort } from '../run/free-port.ts'
import { root } from '../run/project.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const HEADING = '<h1>Nothing is published yet</h1>'
const SOON = { interval: 100 }

/** `npm start` with a folder of content, on ports and a data folder of its own. */
async function start(contentDir: string, dataDir: string) {
  await ensureBuilt()
  const [site, preview, cms, embeds] = await Promise.all([1, 2, 3, 4].map(freePort))
  const child = spawn(process.execPath, [join(root, 'tools', 'start.js')], {
    env: {
      ...process.env,
      CONTENT_DIR: contentDir,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_FORMAT: 'json',
      NODE_ENV: '',
      SITE_PORT: String(site),
      PREVIEW_PORT: String(preview),
      CMS_PORT: String(cms),
      EMBEDS_PORT: String(embeds),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk
    })
  }
  await expect.poll(() => printed, SOON).toMatch(/preview +http:/)
  return {
    urls: [`http://127.0.0.1:${site}`, `http://127.0.0.1:${preview}`],
    cmsUrl: `http://127.0.0.1:${cms}`,
    /** Entries of the logs of all roles with this level. */
    logged: (level: string) =>
      printed.split('\n').filter((line) => line.includes(`"level":"${level}"`)),
  }
}

test('BRAND-1 a brand made with --empty starts without errors, says that nothing is published, and then shows the first page made from a template', async () => {
  const folder = temporaryFolder('prospectus-empty', onTestFinished)
  const choices = brandChoices.parse({ folder: 'acme', empty: true })
  const content = join(folder, createBrand(folder, choices, new Date()), 'content')
  const dataDir = join(folder, 'data')
  const { urls, cmsUrl, logged } = await start(content, dataDir)
  const pages = () =>
    Promise.all(
      urls.map(async (url) => {
        const response = await fetch(`${url}/`, { headers: { accept: 'text/html' } })
        return { status: response.status, text: await response.text() }
      }),
    )
  const nothingYet = { status: 404, text: expect.stringContaining(HEADING) }
  await expect.poll(pages, SOON).toEqual([nothingYet, nothingYet])
  expect(logged('error')).toEqual([])
  expect(logged('warn').filter((line) => line.includes('"snapshot.empty"'))).not.toEqual([])

  const { id: spaceId } = JSON.parse(readFileSync(join(content, 'space.json'), 'utf8'))
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  const created = await fetch(`${cmsUrl}/v1/spaces/${spaceId}/stories`, {
    method: 'POST',
    headers: { authorization: secrets.MANAGEMENT_TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify({
      story: { name: 'Home', slug: 'home', template: 'landing-page' },
      publish: 1,
    }),
  })
  expect(created.status, await created.clone().text()).toBe(201)
  const published = { status: 200, text: expect.not.stringContaining(HEADING) }
  await expect.poll(pages, SOON).toEqual([published, published])
  expect(logged('error')).toEqual([])
})
