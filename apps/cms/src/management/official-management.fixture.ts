import { createManagementApiClient } from '@storyblok/management-api-client'
import { onTestFinished, vi } from 'vitest'
import type { OpenTestStorage } from '../storage/storage.fixture.ts'
import { createTestLibrary } from './asset-library.fixture.ts'
import {
  MANAGEMENT_TOKEN,
  type ManagementClient,
  serveManagementWithStories,
} from './served-management.fixture.ts'

/**
 * The official client for a space with the story `home`. Requests are handled in this process, and recorded
 * in `apiCalls` as method, path below the space with `{id}` for numbers, and status.
 */
export async function officialClient(open: OpenTestStorage) {
  const management: ManagementClient = await serveManagementWithStories(
    await open(),
    [{ full_slug: 'home', content: { component: 'modules/page', body: [] } }],
    {},
    await createTestLibrary(),
  )
  const apiCalls: string[] = []
  const fetchInProcess: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const { method } = request
    const response = await management.fetch(request)
    const path = pathname.replace(/^\/v1\/(spaces\/1000\/)?/, '').replace(/\/\d+(?=\/|$)/g, '/{id}')
    const pattern = path.replace(/^(asset_uploads)\/.*/, '$1/{signature}')
    apiCalls.push(`\`${method} ${pattern}\` ${response.status}`)
    return response
  }
  vi.stubGlobal('fetch', fetchInProcess)
  onTestFinished(() => void vi.unstubAllGlobals())
  const client = createManagementApiClient({
    personalAccessToken: MANAGEMENT_TOKEN,
    spaceId: 1000,
    baseUrl: 'http://cms.example',
    throwOnError: true,
    retry: { limit: 0 },
    rateLimit: false,
  })
  return { client, management, apiCalls }
}
