import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type AssetFile, assetFile } from '../media/asset-file.ts'
import { drawings } from './drawings.ts'

interface Redrawn {
  readonly file: AssetFile
  readonly svg: string
}

/**
 * The standing drawings, such as logos, that look different in their files: by the path of such a file, what is drawn
 * today and the address that it gets. A file that shows today's drawing keeps its address.
 */
export async function redrawnIn(
  assetsFolder: string,
  paths: Iterable<string>,
): Promise<ReadonlyMap<string, Redrawn>> {
  const redrawn = new Map<string, Redrawn>()
  for (const path of paths) {
    const drawing = path.endsWith('.svg') ? drawings[basename(path, '.svg')] : undefined
    const svg = drawing?.svg()
    if (svg === undefined || svg === (await readFile(join(assetsFolder, path), 'utf8'))) continue
    redrawn.set(path, { file: assetFile(basename(path), svg, drawing), svg })
  }
  return redrawn
}
