import { type Handler, type ManagementRoute, viewersRead } from './management-route.ts'

/** Organizations of Storyblok share files between spaces; an installation is one space, and shares with none. */
const none =
  (member: string): Handler =>
  async () => ({ body: { [member]: [] }, headers: { total: '0', 'per-page': '100' } })

export const sharedLibraryRoutes: readonly ManagementRoute[] = [
  { path: 'shared_assets', methods: { GET: viewersRead(none('assets')) } },
  { path: 'shared_asset_folders', methods: { GET: viewersRead(none('shared_asset_folders')) } },
  { path: 'shared_internal_tags', methods: { GET: viewersRead(none('internal_tags')) } },
]
