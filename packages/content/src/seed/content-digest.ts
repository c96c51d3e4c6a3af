import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder of content, but its assets, as paths below it with `/`, in order. */
export function contentFiles(directory: string): readonly string[] {
  const files = ['space.json']
  for (const part of ['datasources', 'stories']) {
    // A folder of content need not have lists.
    if (part === 'datasources' && !existsSync(join(directory, part))) continue
    const items = readdirSync(join(directory, part), { recursive: true, withFileTypes: true })
    for (const item of items) {
      if (!item.isFile()) continue
      const path = join(item.parentPath, item.name).slice(join(directory).length + 1)
      files.push(path.replaceAll('\\', '/'))
    }
  }
  return files.sort()
}

/**
 * Stands for what a folder of content says: the same for the same names and texts wherever they lie, another
 * as soon as one of them differs. So two who have read one folder know that they agree.
 */
export function contentDigest(directory: string, productPrefix: string): string {
  const hash = createHash('sha256').update(JSON.stringify(productPrefix))
  for (const path of contentFiles(directory)) {
    hash.update(JSON.stringify(path)).update(readFileSync(join(directory, path)))
  }
  return hash.digest('base64url').slice(0, LENGTH)
}

const LENGTH = 32
