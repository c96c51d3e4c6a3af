import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { createEditorRoutes, openEditorFiles } from './editor-routes.ts'

async function createTestRoutes() {
  const folder = temporaryFolder('editor', onTestFinished)
  await mkdir(join(folder, '_'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><div id="editor"></div>')
  await writeFile(join(folder, '_', 'main-1234.js'), 'plain')
  await writeFile(join(folder, '_', 'main-1234.js.br'), 'compressed')
  await writeFile(join(folder, '_', 'main-1234.js.map'), 'not for anybody')
  const editor = await openEditorFiles(folder)
  if (editor === undefined) throw new Error('There is no page')
  return createEditorRoutes({
    editor,
    cmsUrl: 'http://127.0.0.1:3001',
    previewUrl: 'http://127.0.0.1:3002',
    embedsUrl: 'http://127.0.0.1:3003',
    assetOrigin: 'http://127.0.0.1:3003',
  })
}

test('every address serves the editor’s page, under a policy that trusts no other origin', async () => {
  const routes = await createTestRoutes()
  for (const path of ['/', '/stories/17', '/sign-in']) {
    const page = await routes.request(`http://127.0.0.1:3001${path}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('id="editor"')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data: blob: http://127.0.0.1:3003 http://127.0.0.1:3002",
      "media-src 'self' blob: http://127.0.0.1:3003",
      "connect-src 'self'",
      'frame-src http://127.0.0.1:3002 http://127.0.0.1:3003',
      "form-action 'self'",
      "base-uri 'none'",
    ])
    expect(policy).not.toContain('unsafe')
  }
})

test('the editor’s files are compressed for browsers that accept it, and cached for a year', async () => {
  const routes = await createTestRoutes()
  const url = 'http://127.0.0.1:3001/_/main-1234.js'
  const compressed = await routes.request(url, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(await compressed.text()).toBe('compressed')
  expect(compressed.headers.get('content-encoding')).toBe('br')
  const plain = await routes.request(url)
  expect(await plain.text()).toBe('plain')
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(plain.headers.get('cache-control')).toContain('immutable')
})

test.each([
  '/_/main-1234.js.map',
  '/_/main-1234.js.br',
  '/_/../index.html',
  '/_/%2e%2e/index.html',
])('%s is not served as a file of the editor', async (path) => {
  const routes = await createTestRoutes()
  const response = await routes.request(`http://127.0.0.1:3001${path}`)
  expect(await response.text()).not.toMatch(/plain|compressed|not for anybody/)
})

test('a request by another name of this machine is redirected to the address where people can sign in', async () => {
  const response = await (await createTestRoutes()).request(
    'http://localhost:3001/stories/17?field=a',
  )
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    'http://127.0.0.1:3001/stories/17?field=a',
  ])
})
