import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../content/story-files.ts'

/** A line for each file of a folder, by path: SHA-256 and path, as `sha256sum --check` reads them. */
export async function listParts(folder: string): Promise<string> {
  const files = await filesBelow(folder)
  return [...files]
    .sort()
    .map((path) => `${digest(join(folder, path))}  ${path}\n`)
    .join('')
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
