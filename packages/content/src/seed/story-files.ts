import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the bundled stories, or a folder of them, with its place in the tree. */
export type StoryFile =
  | { readonly kind: 'story'; readonly path: string; readonly folder: string }
  | {
      readonly kind: 'folder'
      /** Full slug as the folder is called on disk. */
      readonly slug: string
      /** Slug of the folder above; empty at the root. */
      readonly parent: string
      /** The file with the folder's own record, when it has one. */
      readonly record: string | undefined
    }

/** Everything below a folder of stories: each folder before what is in it, sorted by name. */
export function* walkStoryFiles(root: string, folder = ''): Generator<StoryFile> {
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
    const inside = folder === '' ? item.name : `${folder}/${item.name}`
    if (item.isDirectory()) yield* walkStoryFiles(root, inside)
    else if (item.name.endsWith('.json') && item.name !== FOLDER_RECORD) {
      yield { kind: 'story', path: join(root, inside), folder }
    }
  }
}

const FOLDER_RECORD = '_folder.json'
