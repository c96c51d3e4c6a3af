import { listAnswer } from './list-answer.ts'
import { type Handler, viewersRead } from './management-route.ts'

/** Organizations of Storyblok share files between spaces; an installation is one space, and shares with none. */
const assets: Handler<'GET shared_assets'> = async () => listAnswer({ assets: [] }, NONE, 100)
const folders: Handler<'GET shared_asset_folders'> = async () =>
  listAnswer({ shared_asset_folders: [] }, NONE, 100)
const tags: Handler<'GET shared_internal_tags'> = async () =>
  listAnswer({ internal_tags: [] }, NONE, 100)
const NONE = { total: 0 }

export const sharedLibraryRoutes = {
  'GET shared_assets': viewersRead(assets),
  'GET shared_asset_folders': viewersRead(folders),
  'GET shared_internal_tags': viewersRead(tags),
}
