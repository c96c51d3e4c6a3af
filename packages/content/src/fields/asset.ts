import { type Asset, readAsset } from '../stories/asset.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** A picture or file, in either stored shape (DATA-3). */
export function asset(about: FieldText): Field<Asset> {
  return { definition: { type: 'asset', ...described(about) }, read: readAsset, missing: undefined }
}

/** Several pictures or files; unusable ones are left out, and no more than `maximum` are read. */
export function assets(
  about: FieldText & { readonly maximum?: number },
): Field<readonly Asset[], readonly Asset[]> {
  const { maximum = Number.POSITIVE_INFINITY } = about
  return {
    definition: { type: 'multiasset', ...described(about) },
    read: (raw, context) => {
      if (!Array.isArray(raw)) return undefined
      return raw.flatMap((item) => readAsset(item, context) ?? []).slice(0, maximum)
    },
    missing: [],
  }
}
