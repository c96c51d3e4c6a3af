import { bareSlug } from '../../schema/links/bare-slug.ts'
import type { TreeEntry } from '../rows/entry.ts'
import { sortByPosition } from '../rows/order.ts'

export interface Line {
  readonly entry: TreeEntry
  readonly depth: number
}

/**
 * The listed entries as a flat list, children after their parent (MAP-1). An entry's parent is its nearest
 * listed ancestor, siblings are ordered by position, and a start page takes its folder's place. Every listed
 * entry appears exactly once, even if parent ids are unknown or form a circle.
 * @param all every story and folder of the language, listed or not
 */
export function inTreeOrder(
  all: readonly TreeEntry[],
  listed: readonly TreeEntry[],
): readonly Line[] {
  const ancestry = ancestryOf(all, listed)
  const children = new Map<TreeEntry | undefined, TreeEntry[]>()
  const sorted = sortByPosition(
    listed.map((entry) => ({ ...pick(entry), position: ancestry.placeOf(entry).position, entry })),
  )
  for (const { entry } of sorted) {
    const parent = ancestry.listedParentOf(entry)
    const siblings = children.get(parent)
    if (siblings) siblings.push(entry)
    else children.set(parent, [entry])
  }

  const lines: Line[] = []
  const placed = new Set<TreeEntry>()
  const place = (roots: readonly TreeEntry[]) => {
    const waiting: Line[] = roots.map((entry) => ({ entry, depth: 0 })).reverse()
    for (let line = waiting.pop(); line; line = waiting.pop()) {
      if (placed.has(line.entry)) continue
      placed.add(line.entry)
      lines.push(line)
      const depth = line.depth + 1
      for (const entry of (children.get(line.entry) ?? []).toReversed()) {
        waiting.push({ entry, depth })
      }
    }
  }
  place(children.get(undefined) ?? [])
  // Only circles of parents have not been reached: the first entry of each becomes a top-level entry.
  for (const { entry } of sorted) place([entry])
  return lines
}

function pick({ name, uuid }: TreeEntry): Pick<TreeEntry, 'name' | 'uuid'> {
  return { name, uuid }
}

function ancestryOf(all: readonly TreeEntry[], listed: readonly TreeEntry[]) {
  const byId = new Map(all.map((entry) => [entry.id, entry]))
  const folders = new Map(
    all.filter((entry) => entry.is_folder).map((entry) => [bareSlug(entry.slug), entry]),
  )
  // By slug, not by id, so that looking up a folder finds its listed start page.
  const listedBySlug = new Map(listed.map((entry) => [bareSlug(entry.slug), entry]))

  /** The folder that a start page stands for, or the entry itself. */
  const placeOf = (entry: TreeEntry): TreeEntry =>
    (entry.is_startpage ? folders.get(bareSlug(entry.slug)) : undefined) ?? entry

  const listedParentOf = (entry: TreeEntry): TreeEntry | undefined => {
    const seen = new Set<TreeEntry>()
    let at = placeOf(entry)
    while (!seen.has(at)) {
      seen.add(at)
      const parent = at.parent_id ? byId.get(at.parent_id) : undefined
      if (!parent) return at.parent_id ? listedAbove(at, entry) : undefined
      const standIn = listedBySlug.get(bareSlug(parent.slug))
      if (standIn && standIn !== entry) return standIn
      at = placeOf(parent)
    }
    return undefined
  }

  /** For an unknown parent id: the nearest listed ancestor by slug. */
  const listedAbove = (at: TreeEntry, except: TreeEntry): TreeEntry | undefined => {
    const segments = bareSlug(at.slug).split('/')
    while (segments.length > 1) {
      segments.pop()
      const found = listedBySlug.get(segments.join('/'))
      if (found && found !== except) return found
    }
    return undefined
  }
  return { placeOf, listedParentOf }
}
