import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A story file or folder of the bundled stories. */
export type StoryFile =
  | { readonly kind: 'story'; readonly path: string; readonly folder: string }
  | {
      readonly kind: 'folder'
      /** Full slug of the folder on disk. */
      readonly slug: string
      /** Slug of the parent folder; empty at the root. */
      readonly parent: string
      /** Path of the file with the folder's own record. */
      readonly record: string | undefined
    }

/** Walks a folder of stories, sorted by name, each folder before its contents. Without the folder there are none. */
export function* walkStoryFiles(root: string, folder = ''): Generator<StoryFile> {
  if (folder === '' && !existsSync(root)) return
  const items = readdirSync(join(root, folder), { withFileTypes: true })
  items.sort((a, b) => (a.name < b.name ? -1 : 1))
  if (folder !== '') {
    const hasRecord = items.some((item) => item.name === FOLDER_RECORD)
    yield {
      kind: 'folder',
      slug: folder,
      parent: folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '',
      record: hasRecord ? join(root, folder, FOLDER_RECORD) : undefined,
    }
  }
  for (const item of items) {
    const childPath = folder === '' ? item.name : `${folder}/${item.name}`
    if (item.isDirectory()) yield* walkStoryFiles(root, childPath)
    else if (item.name.endsWith('.json') && item.name !== FOLDER_RECORD) {
      yield { kind: 'story', path: join(root, childPath), folder }
    }
  }
}

const FOLDER_RECORD = '_folder.json'
