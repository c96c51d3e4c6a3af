import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import space from '../../content/space.json' with { type: 'json' }

/** A file of the bundled content, below its folder of assets. */
export interface AssetFile {
  readonly id: number
  /** `1200x800`, or `x` for a file without pixels. */
  readonly size: string
  readonly hash: string
  readonly name: string
}

/** Names the file made from a source; its path changes with the source. */
export function assetFile(
  name: string,
  source: string,
  pixels?: { readonly width: number; readonly height: number },
): AssetFile {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 10)
  const size = pixels === undefined ? 'x' : `${pixels.width}x${pixels.height}`
  return { id: numericIdOf(`asset:${name}:${hash}`), size, hash, name }
}

/** Path below the folder of assets. */
export function assetPath({ size, hash, name }: AssetFile): string {
  return `${size}/${hash}/${name}`
}

/** Absolute path below a folder of assets, whose folder is created. */
export async function assetDestination(assetsFolder: string, file: AssetFile): Promise<string> {
  const destination = join(assetsFolder, assetPath(file))
  await mkdir(dirname(destination), { recursive: true })
  return destination
}

/** Writes a file unless it exists. Returns true if it was written. */
export async function writeMissing(
  assetsFolder: string,
  file: AssetFile,
  make: () => Promise<string | Uint8Array>,
): Promise<boolean> {
  const destination = await assetDestination(assetsFolder, file)
  if (existsSync(destination)) return false
  await writeFile(destination, await make())
  return true
}

export function assetUrl(file: AssetFile): string {
  return `https://${space.asset_host}/f/${space.id}/${assetPath(file)}`
}

/** The middle of a picture, as a stored focal area; without one, a crop keeps the part with the most detail. */
export function middleOf(size: { readonly width: number; readonly height: number }): string {
  const [x, y] = [Math.round(size.width / 2), Math.round(size.height / 2)]
  return `${x}x${y}:${x + 1}x${y + 1}`
}

/** An asset in the newer stored form, with all its keys (DATA-3). */
export function storedAsset(
  file: AssetFile,
  alt: string,
  name: string,
  focus = '',
): Record<string, unknown> {
  const metadata = { alt, title: '', source: '', copyright: '' }
  return {
    id: file.id,
    alt,
    name,
    focus,
    title: '',
    source: '',
    copyright: '',
    filename: assetUrl(file),
    fieldtype: 'asset',
    meta_data: metadata,
    is_external_url: false,
  }
}

/** Derives an id from a name, in the content system's range of 700 million to 2.1 billion. */
function numericIdOf(name: string): number {
  const digest = createHash('sha256').update(`id:${name}`).digest()
  return 700_000_000 + (digest.readUIntBE(0, 6) % 1_400_000_000)
}
