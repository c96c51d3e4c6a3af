import { statfs } from 'node:fs/promises'
import type { Metrics } from './metrics.ts'

/** Adds a gauge of the free space for a role's data; it has no value while the folder cannot be read. */
export function measureDisk({ gauge }: Pick<Metrics, 'gauge'>, dataDir: string): void {
  gauge('data_free_bytes', 'Free bytes on the disk that holds DATA_DIR', async () => {
    try {
      const { bavail, bsize } = await statfs(dataDir)
      return bavail * bsize
    } catch {
      return undefined
    }
  })
}
