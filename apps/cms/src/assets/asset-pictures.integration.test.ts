import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createUploadForm, png } from '../management/asset-library.fixture.ts'
import { serveCms } from '../served-cms.fixture.ts'

const FILE = '/f/1000/40x20/ab12/chart.png'

async function serveChart() {
  const cms = await serveCms()
  const folder = join(cms.dataDir, 'uploads/40x20/ab12')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'chart.png'), await png(40, 20))
  return cms
}

test.each([
  ['/m/', 'image/png', 40, 20, 'png'],
  ['/m/10x0', 'image/png', 10, 5, 'png'],
  ['/m/800x600/', 'image/png', 27, 20, 'png'],
  ['/m/10x0/filters:format(jpg)', 'image/jpeg', 10, 5, 'jpeg'],
  ['/m/0x10/filters:quality(72.5):format(webp)', 'image/webp', 20, 10, 'webp'],
  ['/m/10x10/smart/filters:focal(1.5x2:8x9.25):format(jpeg)', 'image/jpeg', 10, 10, 'jpeg'],
  ['/m/0x0:20x20/fit-in/5x5', 'image/png', 5, 5, 'png'],
])(
  'asset-addresses#image-operations the asset host converts to %s',
  async (path, type, width, height, format) => {
    const { requestEmbeds } = await serveChart()
    const response = await requestEmbeds(FILE + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    const picture = await sharp(await response.arrayBuffer()).metadata()
    expect(picture).toMatchObject({ width, height, format })
  },
)

test('asset-addresses#image-operations the format follows Accept, and a picture is revalidated by its ETag', async () => {
  const { requestEmbeds } = await serveChart()
  const response = await requestEmbeds(`${FILE}/m/10x0`, { headers: { accept: 'image/webp,*/*' } })
  expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
    'image/webp',
    'Accept',
  ])
  const headers = { accept: 'image/webp', 'if-none-match': response.headers.get('etag') ?? '' }
  expect((await requestEmbeds(`${FILE}/m/10x0`, { headers })).status).toBe(304)
  expect((await requestEmbeds(`${FILE}/m/10x0`, { method: 'HEAD' })).status).toBe(200)
})

test('asset-addresses#refusals the asset host rejects an invalid operation with the reason, and responds with 404 to a missing file', async () => {
  const { requestEmbeds } = await serveChart()
  const requestRefused = async (path: string) => {
    const response = await requestEmbeds(path)
    return [response.status, (await response.json()).error]
  }
  expect(await requestRefused(`${FILE}/m/9999x1`)).toEqual([
    400,
    expect.stringContaining('too large'),
  ])
  expect(await requestRefused(`${FILE}/m/10x0/filters:shiny()`)).toEqual([
    400,
    expect.stringContaining('"shiny()" is not a filter'),
  ])
  expect(await requestRefused(`${FILE}/n/10x0`)).toEqual([404, 'There is no such file'])
  expect(await requestRefused('/f/1000/40x20/ab12/other.png/m/10x0')).toEqual([
    404,
    'There is no such file',
  ])
})

test('management-api#assets an uploaded picture is delivered, and its conversions are deleted when its focal area changes', async () => {
  const { requestCms, requestEmbeds, dataDir } = await serveCms({
    settings: { managementToken: 'management', sealSecret: 'seal' },
  })
  const headers = { authorization: 'management', 'content-type': 'application/json' }
  const send = async (method: string, path: string, body: object) =>
    await (
      await requestCms(`/v1/spaces/1000/${path}`, { method, headers, body: JSON.stringify(body) })
    ).json()
  const { post_url } = await send('POST', 'assets', { filename: 'chart.png' })
  const form = { method: 'POST', body: createUploadForm('chart.png', await png(40, 20)) }
  const uploaded = await (await requestCms(new URL(post_url).pathname, form)).json()
  const { pathname } = new URL(uploaded.filename)
  expect((await requestEmbeds(pathname)).status).toBe(200)
  expect((await requestEmbeds(`${pathname}/m/10x0/filters:format(webp)`)).status).toBe(200)
  const storedFiles = () => readdir(join(dataDir, 'pictures'))
  expect(await storedFiles()).toHaveLength(1)
  await send('PUT', `assets/${uploaded.id}`, { asset: { alt: 'A chart' } })
  expect(await storedFiles()).toHaveLength(1)
  await send('PUT', `assets/${uploaded.id}`, { asset: { focus: '1x1:5x5' } })
  expect(await storedFiles()).toEqual([])
})
