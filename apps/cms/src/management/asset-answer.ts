import type { Asset } from '@prospectus/protocol/management/asset'
import type { InternalTag } from '@prospectus/protocol/management/definition'
import type { StoredAsset } from '../assets/stored-asset.ts'
import type { ContentAccess } from './content-access.ts'

/** An asset as stories hold it, and what the library knows besides. */
export function outwardAsset(
  asset: StoredAsset,
  { assetAddress, spaceId }: ContentAccess,
  tags: readonly InternalTag[] = [],
): Asset {
  const { path, replacedPaths: _, decorative, ...rest } = asset
  const { alt, title, copyright, source, internal_tag_ids: ids } = asset
  const name = path.split('/').at(-1) ?? ''
  return {
    ...rest,
    fieldtype: 'asset',
    filename: assetAddress(path),
    name,
    short_filename: name,
    space_id: spaceId,
    internal_tags_list: tags
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => ({ id, name })),
    locked: false,
    deleted_at: null,
    is_external_url: false,
    is_private: false,
    meta_data: { ...asset.meta_data, alt, title, copyright, source, decorative },
  }
}
