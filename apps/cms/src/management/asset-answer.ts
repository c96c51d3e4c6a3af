import type { StoredAsset } from '../assets/stored-asset.ts'
import type { ContentAccess } from './content-access.ts'

/** An asset as stories hold it, and what the library knows besides. */
export function outwardAsset(asset: StoredAsset, { assetAddress }: ContentAccess) {
  const { path, replacedPaths: _, decorative, ...rest } = asset
  const { alt, title, copyright, source } = asset
  return {
    ...rest,
    fieldtype: 'asset',
    filename: assetAddress(path),
    name: path.split('/').at(-1),
    is_external_url: false,
    is_private: false,
    meta_data: { alt, title, copyright, source, decorative },
  }
}
