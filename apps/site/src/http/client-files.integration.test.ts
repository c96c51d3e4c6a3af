import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { serveSite } from '../served-site.fixture.ts'
import { openClientFiles } from './client-files.ts'

async function builtFolder(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = temporaryFolder('client-files', onTestFinished)
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

test('built files are served as immutable, with their type, compressed as they were built', async () => {
  const source = 'export const a = 1\n'.repeat(100)
  const folder = await builtFolder({
    'loader-8f3a.js': source,
    'loader-8f3a.js.br': brotliCompressSync(source),
    'parts/styles-1.css': 'a{}'.repeat(500),
    'sans-1.woff2': 'font',
    '.vite/manifest.json': '{"secret":1}',
    'notes.txt': 'not ours to serve',
    'licences.txt': 'react 19 (MIT)',
  })
  const { send } = await serveSite({
    clientFiles: openClientFiles(folder, () => ({ x: 'y' }), 'production'),
  })

  const script = await send('/_/loader-8f3a.js', { headers: { 'accept-encoding': 'br' } })
  expect(script.status).toBe(200)
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    x: 'y',
  })
  expect(`${brotliDecompressSync(script.body)}`).toBe(source)

  const style = await send('/_/parts/styles-1.css', { headers: { 'accept-encoding': 'gzip' } })
  expect(style.headers).toMatchObject({ 'content-encoding': 'gzip' })

  const font = await send('/_/sans-1.woff2', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4' })
  expect(font.headers).not.toHaveProperty('content-encoding')
  expect(font.headers).not.toHaveProperty('vary')

  const notices = await send('/_/licences.txt')
  expect(notices.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=300',
  })

  const refused = [
    '/_/.vite/manifest.json',
    '/_/notes.txt',
    '/_/loader-8f3a.js.br',
    '/_/nothing.js',
    '/_/',
    '/_',
    '/_/..%2f..%2fpackage.json',
    '/_/../../package.json',
    '/_/%2e%2e/%2e%2e/package.json',
  ]
  for (const path of refused) expect((await send(path)).status, path).toBeOneOf([400, 404])
})

test('a missing folder has no files', async () => {
  expect([...openClientFiles('/nowhere/at/all', () => ({}), 'production').keys()]).toEqual([])
})

test('ROUTE-5 what only a preview loads is not even served by production', async () => {
  const folder = await builtFolder({ 'live-preview-8f3a.js': 'a', 'live-preview-8f3a.js.br': 'b' })
  const served = async (mode: 'production' | 'preview') => [
    ...openClientFiles(folder, () => ({}), mode).keys(),
  ]
  expect(await served('production')).toEqual([])
  expect(await served('preview')).toEqual(['/_/live-preview-8f3a.js'])
})
