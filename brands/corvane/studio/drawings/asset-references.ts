import { referencedAssets } from '../../../../tools/content/lint/referenced-assets.ts'
import { isJsonObject } from '../../../../tools/content/lint/walk.ts'
import { type AssetFile, assetUrl } from '../media/asset-file.ts'

/** Points a stored asset at a file, in the form that its address had (DATA-3). */
export function withFile(
  asset: Readonly<Record<string, unknown>>,
  file: AssetFile,
): Record<string, unknown> {
  const url = String(asset.filename).startsWith('//')
    ? assetUrl(file).replace('https:', '')
    : assetUrl(file)
  return { ...asset, ...('id' in asset ? { id: file.id } : {}), filename: url }
}

/** Points assets in stored fields at new files, by the paths of the old ones. */
export function withNewFiles(value: unknown, renamed: ReadonlyMap<string, AssetFile>): unknown {
  if (Array.isArray(value)) return value.map((one) => withNewFiles(one, renamed))
  if (!isJsonObject(value)) return value
  const { filename } = value
  const [path = ''] = typeof filename === 'string' ? referencedAssets([filename]) : []
  const file = renamed.get(path)
  if (file !== undefined) return withFile(value, file)
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withNewFiles(one, renamed)]),
  )
}
