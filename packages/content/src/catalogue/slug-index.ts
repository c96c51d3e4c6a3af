import type { CatalogueRow } from './catalogue-row.ts'
import type { Folder } from './read-link.ts'
import type { Found } from './snapshot.ts'

/** What stands at each full slug (ROUTE-2). */
export interface SlugIndex {
  readonly add: (row: CatalogueRow) => void
  readonly addFolder: (folder: Folder) => void
  readonly find: (fullSlug: string) => Found | undefined
}

/**
 * Finds a story by its full slug, then by the slug with its closing slash put on or taken off, then a
 * folder without a published start page. An empty slug is the home page's.
 */
export function createSlugIndex(): SlugIndex {
  const stories = new Map<string, CatalogueRow>()
  const folders = new Map<string, Folder>()
  return {
    add: (row) => void stories.set(row.entry.fullSlug, row),
    addFolder: (folder) => void folders.set(folder.slug, folder),
    find: (fullSlug) => {
      const open = fullSlug.endsWith('/') ? fullSlug.slice(0, -1) : fullSlug
      const row =
        stories.get(fullSlug) ??
        stories.get(fullSlug === open ? `${open}/` : open) ??
        (open === '' ? stories.get('home') : undefined)
      if (row !== undefined) return { kind: 'story', entry: row.entry }
      const folder = folders.get(open)
      if (folder === undefined) return undefined
      const { slug, name, published } = folder
      return { kind: 'folder', fullSlug: slug, name, published }
    },
  }
}
