import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import { storedFields } from '@prospectus/content/schema/values/stored-value'
import type { TreeEntry } from '../rows/entry.ts'

/** A folder of the space, from its link (delivery-protocol#links). */
export interface SnapshotFolder {
  readonly id: number
  readonly uuid: string
  /** Full slug without a closing slash. */
  readonly slug: string
  readonly name: string
  readonly published: boolean
  readonly parentId: number
  readonly position: number
}

type ParsedLink =
  | { readonly kind: 'folder'; readonly folder: SnapshotFolder }
  | { readonly kind: 'story'; readonly published: boolean }
  | { readonly kind: 'broken' }

/** Reads an entry of `cdn/links`. Never throws. */
export function readLink(raw: unknown): ParsedLink {
  const link = storedFields(raw)
  const slug = typeof link.slug === 'string' ? bareSlug(link.slug) : ''
  if (typeof link.id !== 'number' || typeof link.uuid !== 'string' || slug === '') {
    return { kind: 'broken' }
  }
  if (link.is_folder !== true) return { kind: 'story', published: link.published === true }
  const name = typeof link.name === 'string' ? link.name.toWellFormed() : slug
  return {
    kind: 'folder',
    folder: {
      id: link.id,
      uuid: link.uuid,
      slug,
      name,
      published: link.published === true,
      parentId: wholeNumber(link.parent_id),
      position: wholeNumber(link.position),
    },
  }
}

/** A safe integer as it is; 0 for anything else. */
export function wholeNumber(raw: unknown): number {
  return Number.isSafeInteger(raw) ? (raw as number) : 0
}

/** @param hasStartPage true if the folder has a published start page, whose path (with closing slash) it then takes */
export function folderEntry(
  folder: SnapshotFolder,
  hasStartPage: boolean,
  languages: readonly string[],
): TreeEntry {
  const { parentId, ...entry } = folder
  return {
    ...entry,
    parent_id: parentId,
    is_folder: true,
    is_startpage: false,
    path: canonicalPath(folder.slug, hasStartPage),
    lang: splitSlug(folder.slug, languages).lang,
  }
}

/**
 * Sets the published state of folders, which ROUTE-2 needs: Storyblok reports all as unpublished
 * (delivery-protocol#links), so if none is published, those that directly contain a published story count as published.
 * @param occupied ids of the folders that directly contain a published story
 */
export function withFolderStates(
  folders: readonly SnapshotFolder[],
  occupied: ReadonlySet<number>,
): readonly SnapshotFolder[] {
  if (folders.some(({ published }) => published)) return folders
  return folders.map((folder) =>
    occupied.has(folder.id) ? { ...folder, published: true } : folder,
  )
}
