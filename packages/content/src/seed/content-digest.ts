import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files of a content folder except its assets: sorted, relative to the folder, with `/`. */
export function contentFiles(directory: string): readonly string[] {
  const files = ['space.json']
  for (const part of ['datasources', 'stories']) {
    if (!existsSync(join(directory, part))) continue
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
 * Digest of the product prefix and of the files' paths and contents, wherever the folder is; it is the same for two
 * programs that read the same content.
 */
export function contentDigest(directory: string, productPrefix: string): string {
  const hash = createHash('sha256').update(JSON.stringify(productPrefix))
  for (const path of contentFiles(directory)) {
    hash.update(JSON.stringify(path)).update(readFileSync(join(directory, path)))
  }
  return hash.digest('base64url').slice(0, DIGEST_LENGTH)
}

const DIGEST_LENGTH = 32
