import {
  type AssetFilePath,
  parseAssetFilePath,
} from '@prospectus/content/schema/assets/asset-file-path'
import { typeOfName } from '@prospectus/server/files/asset-type'

/** The file that an asset of a field names; undefined for what is none of an asset host's. */
export function pictureFile({
  filename,
}: Readonly<Record<string, unknown>>): AssetFilePath | undefined {
  if (typeof filename !== 'string') return undefined
  const encoded = filename.replace(/^(?:https?:)?\/\/[^/]+\//, '').replace(/[?#].*$/s, '')
  const found = parseAssetFilePath(encoded)
  return found === 'malformed' ? undefined : found
}

export function isPictureFile({ name }: AssetFilePath): boolean {
  const type = typeOfName(name)
  return type !== undefined && PICTURES.has(type)
}

const PICTURES = new Set<string>(['png', 'jpeg', 'webp', 'avif', 'gif', 'svg'])
