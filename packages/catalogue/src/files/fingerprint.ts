import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { BundledSettings } from '@prospectus/content/seed/bundled-edits'
import { contentFiles } from '@prospectus/content/seed/content-digest'
import { FORMAT } from './manifest.ts'

/**
 * Changes whenever a snapshot of the seed content would be another: names, sizes and times of all
 * its files but the assets, the settings that it is read with, and the format it is written in. For a start, before
 * which nobody is answered: to wait for each of a thousand files would take several times as long.
 */
export function fingerprint(directory: string, settings: BundledSettings): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([FORMAT, settings.assetHost, settings.productPrefix]))
  for (const path of contentFiles(directory)) {
    const { mtimeMs, size } = statSync(join(directory, path))
    hash.update(JSON.stringify([path, mtimeMs, size]))
  }
  return hash.digest('hex').slice(0, 32)
}
