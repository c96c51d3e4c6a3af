import type { Found } from '../rows/entry.ts'
import { rowOfSlug, type SnapshotState } from './snapshot-state.ts'

/**
 * Finds a story by its full slug, then by the slug with its trailing slash added or removed, then a folder
 * without a published start page (ROUTE-2). An empty slug means the home page. Where nothing has that slug, the
 * same is looked for in lower case, since people type addresses as they read them in print.
 */
export function findSlug(state: SnapshotState, fullSlug: string): Found | undefined {
  const lower = fullSlug.toLowerCase()
  return spelled(state, fullSlug) ?? (lower === fullSlug ? undefined : spelled(state, lower))
}

function spelled(state: SnapshotState, fullSlug: string): Found | undefined {
  const open = fullSlug.endsWith('/') ? fullSlug.slice(0, -1) : fullSlug
  const row =
    rowOfSlug(state, fullSlug) ??
    rowOfSlug(state, fullSlug === open ? `${open}/` : open) ??
    (open === '' ? rowOfSlug(state, 'home') : undefined)
  if (row !== undefined) return { kind: 'story', entry: row.entry }
  const folder = state.folders.get(open)
  if (folder === undefined) return undefined
  const { slug, name, published } = folder
  return { kind: 'folder', fullSlug: slug, name, published }
}
