import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type AssetFile, assetFile } from '../media/asset-file.ts'
import { drawings } from './drawings.ts'

interface Redrawn {
  readonly file: AssetFile
  readonly svg: string
}

/**
 * Finds fixed drawings, such as logos, that differ from their files: the new drawing and file, by the old file's path.
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
