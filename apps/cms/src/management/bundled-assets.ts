import type { BundledAsset } from '@prospectus/protocol/management/asset'
import type { BundledFile } from '../assets/bundled-files.ts'
import { contentTypesOf } from '../assets/file-types.ts'
import { readFileTypes } from './assets.ts'
import type { ContentAccess } from './content-access.ts'
import { listResponse, type SomeRoutes, viewersRead } from './management-route.ts'

export const bundledAssetRoutes = {
  /** Files of the seed content, which are read-only. */
  'GET bundled_assets': viewersRead(async ({ library, query, content }) => {
    const { page, perPage } = query.paging()
    const part = (query.text('search') ?? '').toLowerCase()
    const kinds = contentTypesOf(readFileTypes(query))
    const all = (await library?.bundled()) ?? []
    const found = all.filter(
      ({ name, contentType }) =>
        name.toLowerCase().includes(part) &&
        (kinds.length === 0 || kinds.some((kind) => contentType.startsWith(kind))),
    )
    const bundled_assets = found
      .slice((page - 1) * perPage, page * perPage)
      .map((file) => fileToApi(file, content, library?.bundledSpaceId))
    return listResponse({ bundled_assets }, { total: found.length }, perPage)
  }),

  /** Storyblok shares files between the spaces of an organization; an installation has one space. */
  'GET shared_assets': viewersRead(async () => listResponse({ assets: [] }, EMPTY_LIST, 100)),
  'GET shared_asset_folders': viewersRead(async () =>
    listResponse({ shared_asset_folders: [] }, EMPTY_LIST, 100),
  ),
  'GET shared_internal_tags': viewersRead(async () =>
    listResponse({ internal_tags: [] }, EMPTY_LIST, 100),
  ),
} satisfies SomeRoutes

function fileToApi(
  { path, name, contentType }: BundledFile,
  { assetAddress }: ContentAccess,
  spaceId: string | undefined,
): BundledAsset {
  return {
    fieldtype: 'asset',
    filename: assetAddress(path, spaceId),
    name,
    alt: '',
    title: '',
    copyright: '',
    source: '',
    focus: '',
    content_type: contentType,
    is_external_url: false,
    meta_data: {},
  }
}

const EMPTY_LIST = { total: 0 }
