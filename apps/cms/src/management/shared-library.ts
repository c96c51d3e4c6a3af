import { listAnswer } from './list-answer.ts'
import { type SomeRoutes, viewersRead } from './management-route.ts'

export const sharedLibraryRoutes = {
  /** Organizations of Storyblok share files between spaces; an installation is one space, and shares with none. */
  'GET shared_assets': viewersRead(async () => listAnswer({ assets: [] }, NONE, 100)),
  'GET shared_asset_folders': viewersRead(async () =>
    listAnswer({ shared_asset_folders: [] }, NONE, 100),
  ),
  'GET shared_internal_tags': viewersRead(async () => listAnswer({ internal_tags: [] }, NONE, 100)),
} satisfies SomeRoutes

const NONE = { total: 0 }
