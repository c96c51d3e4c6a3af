import { expect, test } from 'vitest'
import { serveCms } from '../served-cms.fixture.ts'

test('live-preview#bridge the content system serves the bridge to pages of any origin', async () => {
  const { requestCms } = await serveCms()
  await expect.poll(async () => (await requestCms('/readyz')).status).toBe(200)
  const { status, headers } = await requestCms('/bridge.js')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
