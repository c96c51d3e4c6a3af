import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type StoryFile =
  | { readonly kind: 'story'; readonly path: string; readonly folder: string }
  | {
      readonly kind: 'folder'
      /** Full slug on disk. */
      readonly slug: string
      /** Full slug; empty at the root. */
      readonly parent: string
      readonly record: string | undefined
    }

/** Walks stories by name, each folder before its contents; nothing if the folder does not exist. */
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
