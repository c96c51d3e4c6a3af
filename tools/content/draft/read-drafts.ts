import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../story-files.ts'
import { fullSlugOfFile } from './full-slug.ts'
import { type Draft, parseDraft } from './parse-draft.ts'
import { type Fault, placeOf } from './place.ts'

/** Every draft below a folder; unreadable ones leave a fault. Paths give full slugs. */
export async function readDrafts(root: string, faults: Fault[]): Promise<Draft[]> {
  const files = (await filesBelow(root)).filter((path) => /\.(md|ya?ml)$/.test(path))
  const drafts: Draft[] = []
  for (const path of files) {
    const place = placeOf(fullSlugOfFile(path), faults)
    const kind = path.endsWith('.md') ? 'markdown' : 'yaml'
    const draft = parseDraft(await readFile(join(root, path), 'utf8'), kind, place)
    if (draft !== undefined) drafts.push(draft)
  }
  return drafts
}
