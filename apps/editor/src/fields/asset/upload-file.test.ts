import { expect, test } from 'vitest'
import { createFakeContentSystem } from '../../api/server.fixture.ts'
import { uploadFile } from './upload-file.ts'

test('management-api#assets a file above the limit is not sent, and the editor names the limit', async () => {
  const { request, requests } = createFakeContentSystem(() => ({
    body: { id: 1, post_url: 'http://cms.example/up', fields: {}, most_bytes: 2 * 1024 * 1024 },
  }))
  const file = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'chart.png')
  const { asset, problem } = await uploadFile(request, file, { onProgress: () => undefined })
  expect([asset, problem]).toEqual([undefined, 'The file is too large. The limit is 2 MB.'])
  expect(requests).toEqual(['POST assets'])
})
