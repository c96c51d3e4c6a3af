import { createManagementApiClient } from '@storyblok/management-api-client'
import { onTestFinished, vi } from 'vitest'
import type { OpenTestStorage } from '../storage/storage.fixture.ts'
import { createTestLibrary } from './asset-library.fixture.ts'
import { MANAGEMENT_TOKEN, type Management, manageFilled } from './served-management.fixture.ts'

/** The official client over a space with the story `home`; what it asks the network for is answered here. */
export async function officialClient(open: OpenTestStorage) {
  const management: Management = await manageFilled(
    await open(),
    [{ full_slug: 'home', content: { component: 'modules/page', body: [] } }],
    {},
    await createTestLibrary(),
  )
  vi.stubGlobal('fetch', management.fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const client = createManagementApiClient({
    personalAccessToken: MANAGEMENT_TOKEN,
    spaceId: 1000,
    baseUrl: 'http://cms.example',
    throwOnError: true,
    retry: { limit: 0 },
    rateLimit: false,
  })
  return { client, management }
}
