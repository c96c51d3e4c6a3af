import { createHash } from 'node:crypto'
import type { RawLink } from '@prospectus/protocol/raw-story'
import { readJsonObject } from './json-file.ts'
import { walkStoryFiles } from './story-files.ts'

/** Folders by slug on disk. Without a record they are published, with id and uuid derived from the slug. */
export function readFolders(
  stories: string,
  edit: (text: string) => string,
): ReadonlyMap<string, RawLink> {
  const folders = new Map<string, RawLink>()
  for (const file of walkStoryFiles(stories)) {
    if (file.kind !== 'folder') continue
    const record = file.record === undefined ? {} : readJsonObject(file.record, edit)
    const parentId = folders.get(file.parent)?.id ?? 0
    folders.set(file.slug, folderLink(edit(file.slug), parentId, record))
  }
  return folders
}

function folderLink(
  slug: string,
  parentId: number,
  record: Readonly<Record<string, unknown>>,
): RawLink {
  const { id, uuid, name, published, position } = record
  return {
    id: typeof id === 'number' ? id : idFrom(slug),
    uuid: typeof uuid === 'string' ? uuid : uuidFrom(slug),
    slug,
    path: null,
    real_path: `/${slug}`,
    name: typeof name === 'string' ? name : slug.slice(slug.lastIndexOf('/') + 1),
    published: published !== false,
    parent_id: parentId,
    is_folder: true,
    is_startpage: false,
    position: typeof position === 'number' ? position : 0,
    published_at: null,
  }
}

/** Above all assigned ids, and within a 32-bit column. */
function idFrom(slug: string): number {
  return 1_000_000_000 + (digest(slug).readUInt32BE(0) % 1_000_000_000)
}

function uuidFrom(slug: string): string {
  const hex = digest(slug).toString('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

function digest(slug: string): Buffer {
  return createHash('sha256').update(`folder ${slug}`).digest()
}
