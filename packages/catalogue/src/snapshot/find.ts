import type { SlugMatch } from '../rows/entry.ts'
import { rowOfFullSlug, type SnapshotState } from './snapshot-state.ts'

/**
 * Finds a story by full slug, then with its trailing slash added or removed, then a folder without a published start
 * page (ROUTE-2); the home page for an empty slug. Last tries the slug in lower case, for addresses typed from print.
 */
export function findByFullSlug(state: SnapshotState, fullSlug: string): SlugMatch | undefined {
  const lower = fullSlug.toLowerCase()
  return findExact(state, fullSlug) ?? (lower === fullSlug ? undefined : findExact(state, lower))
}

function findExact(state: SnapshotState, fullSlug: string): SlugMatch | undefined {
  const bare = fullSlug.endsWith('/') ? fullSlug.slice(0, -1) : fullSlug
  const row =
    rowOfFullSlug(state, fullSlug) ??
    rowOfFullSlug(state, fullSlug === bare ? `${bare}/` : bare) ??
    (bare === '' ? rowOfFullSlug(state, 'home') : undefined)
  if (row !== undefined) return { kind: 'story', entry: row.entry }
  const folder = state.folders.get(bare)
  if (folder === undefined) return undefined
  const { slug, name, published } = folder
  return { kind: 'folder', fullSlug: slug, name, published }
}
