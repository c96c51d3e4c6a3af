import type { BundledAsset } from '@prospectus/protocol/management/asset'
import type { BundledFile } from '../assets/bundled-files.ts'
import { contentTypePrefixes } from '../assets/file-types.ts'
import { pageOfItems } from '../database/paging.ts'
import { readFileTypes } from './assets.ts'
import type { ContentAccess } from './content-access.ts'
import { listResponse, type RouteHandlers, readAsViewer } from './management-route.ts'

export const bundledAssetRoutes = {
  /** Files of the seed content, which are read-only. */
  'GET bundled_assets': readAsViewer(async ({ library, query, content }) => {
    const paging = query.paging()
    const search = (query.text('search') ?? '').toLowerCase()
    const prefixes = contentTypePrefixes(readFileTypes(query))
    const files = (await library?.listBundledFiles()) ?? []
    const matchingFiles = files.filter(
      ({ name, contentType }) =>
        name.toLowerCase().includes(search) &&
        (prefixes.length === 0 || prefixes.some((prefix) => contentType.startsWith(prefix))),
    )
    const found = pageOfItems(matchingFiles, paging)
    const bundled_assets = found.items.map((file) =>
      fileToApi(file, content, library?.bundledSpaceId),
    )
    return listResponse({ bundled_assets }, found, paging.perPage)
  }),

  /** Storyblok shares files between the spaces of an organization, but an installation has only one space. */
  'GET shared_assets': readAsViewer(async () => listResponse({ assets: [] }, EMPTY_LIST, 100)),
  'GET shared_asset_folders': readAsViewer(async () =>
    listResponse({ shared_asset_folders: [] }, EMPTY_LIST, 100),
  ),
  'GET shared_internal_tags': readAsViewer(async () =>
    listResponse({ internal_tags: [] }, EMPTY_LIST, 100),
  ),
} satisfies RouteHandlers

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
