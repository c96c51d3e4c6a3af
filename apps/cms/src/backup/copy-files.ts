import { readBytes } from '@prospectus/server/images/asset-origin'
import { OperatorFault } from '@prospectus/server/operator-fault'
import type { AssetSource, AssetStore } from '../assets/store/asset-store.ts'
import type { Database } from '../database/database.ts'
import { libraryFiles } from './library-files.ts'

/**
 * Copies the files of the library from one store to another. One that is there with the same length is left:
 * an address holds the digest of its bytes, so it never names others. Says how many were copied and found.
 *
 * @throws {OperatorFault} when a store cannot be asked, or has not kept a file whole
 */
export async function copyFiles(
  database: Database,
  from: AssetSource,
  to: AssetStore,
): Promise<{ readonly copied: number; readonly there: number }> {
  let copied = 0
  let there = 0
  for (const { path, content_type } of await libraryFiles(database)) {
    const file = await from.open(path)
    if (file === undefined) continue
    if ((await to.open(path))?.size === file.size) {
      there += 1
      continue
    }
    await to.put(path, await readBytes(file), content_type)
    if ((await to.open(path))?.size !== file.size) {
      throw new OperatorFault(`The new store has not kept ${path} whole.`)
    }
    copied += 1
  }
  return { copied, there }
}
