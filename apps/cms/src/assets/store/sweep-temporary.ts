import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { STALE_AFTER_MS } from '@prospectus/server/images/bounded-folder'
import { TEMPORARY_ENDING } from '@prospectus/server/images/write-whole'

/**
 * Deletes the temporary files that a process left below a folder when it was killed in the middle of an upload. Those
 * of the last hour stay: another process may be writing them. A folder that is not there has none.
 *
 * @param now milliseconds since 1970
 */
export async function sweepTemporary(folder: string, now: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names) {
    if (!name.endsWith(TEMPORARY_ENDING)) continue
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile() && now - found.mtimeMs > STALE_AFTER_MS) await rm(file, { force: true })
  }
}
