import type { BundledAsset } from '@prospectus/protocol/management/asset'
import type { BundledFile } from '../assets/bundled-files.ts'
import { contentTypesOf } from '../assets/file-types.ts'
import type { ContentAccess } from './content-access.ts'
import { readFileTypes } from './file-types-asked.ts'
import { listAnswer } from './list-answer.ts'
import { type SomeRoutes, viewersRead } from './management-route.ts'

export const bundledAssetRoutes = {
  /** The files that came with the content: stories show them, and nobody can change them. */
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
      .map((file) => outwardFile(file, content, library?.bundledSpaceId))
    return listAnswer({ bundled_assets }, { total: found.length }, perPage)
  }),
} satisfies SomeRoutes

/** A file as a field of a story holds it. */
function outwardFile(
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
