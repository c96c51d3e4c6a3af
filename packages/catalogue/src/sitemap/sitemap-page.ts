import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import { isResourceType } from '../resources/resource-types.ts'
import type { TreeEntry } from '../rows/entry.ts'
import { sortByPosition } from '../rows/order.ts'

/** An item of the sitemap page; without a `path`, it is shown but not linked (MAP-3). */
export interface SitemapItem {
  readonly uuid: string
  readonly name: string
  readonly path: string | undefined
  readonly depth: number
}

export interface SitemapRequest {
  /** Language of the page that shows the list (LANG-2). */
  readonly lang: string
  readonly settings: SitemapSettings
  /** Uuids in the editor's order (MAP-2). */
  readonly featured: readonly string[]
  /** True if the entry's component has a page (`hasPage`). */
  readonly isPage: (entry: TreeEntry) => boolean
}

export interface SitemapLists {
  readonly featured: readonly SitemapItem[]
  /** Parents before their children, ordered by position (MAP-1). */
  readonly pages: readonly SitemapItem[]
}

/**
 * Lists of the sitemap page (MAP-1 to MAP-3). A start page replaces its folder. A published folder without a start
 * page is shown without a link above its pages, if it has any; that of a resource section links to its resources
 * (ROUTE-2). Children of an omitted entry move to the nearest listed ancestor.
 */
export function sitemapPage(tree: readonly TreeEntry[], request: SitemapRequest): SitemapLists {
  const { settings, isPage } = request
  const languageTree = tree.filter((entry) => entry.lang === request.lang)
  const published = languageTree.filter(
    (entry) => entry.published && (entry.is_folder || isPage(entry)),
  )
  const slugsWithStartPage = new Set(
    published.filter((entry) => entry.is_startpage).map((entry) => bareSlug(entry.slug)),
  )
  const featured = new Set(request.featured)
  const isListed = (entry: TreeEntry) =>
    !(entry.is_folder && slugsWithStartPage.has(bareSlug(entry.slug))) &&
    !featured.has(entry.uuid) &&
    !settings.excludedSlugs.has(bareSlug(entry.slug)) &&
    !isInFolders(entry.slug, settings.excludedFolders)

  const lines = inTreeOrder(languageTree, published.filter(isListed)).map(({ entry, depth }) => ({
    entry,
    item: itemOf(entry, depth, settings),
  }))
  const byUuid = new Map(
    published.filter((entry) => !entry.is_folder).map((entry) => [entry.uuid, entry]),
  )
  return {
    featured: [...featured].flatMap((uuid) => {
      const entry = byUuid.get(uuid)
      return entry ? [itemOf(entry, 0, settings)] : []
    }),
    pages: withoutEmptyFolders(lines, settings),
  }
}

function itemOf(entry: TreeEntry, depth: number, settings: SitemapSettings): SitemapItem {
  const isLinked = opensPage(entry) && !isPlaceholder(entry, settings)
  return { uuid: entry.uuid, name: entry.name, path: isLinked ? entry.path : undefined, depth }
}

function opensPage({ is_folder, slug, lang }: TreeEntry): boolean {
  if (!is_folder) return true
  const { section } = splitSlug(slug, [lang])
  return isResourceType(section) && [section, `${lang}/${section}`].includes(bareSlug(slug))
}

function isPlaceholder(entry: TreeEntry, { placeholders }: SitemapSettings): boolean {
  return placeholders.has(entry.name.trim()) || placeholders.has(bareSlug(entry.slug))
}

function isInFolders(slug: string, folders: ReadonlySet<string>): boolean {
  if (folders.size === 0) return false
  const segments = bareSlug(slug).split('/')
  return segments.some((_, index) => folders.has(segments.slice(0, index + 1).join('/')))
}

/** Leaves out folders without pages. Runs backwards, so that the item added last shows whether a folder has any. */
function withoutEmptyFolders(
  lines: readonly { readonly entry: TreeEntry; readonly item: SitemapItem }[],
  settings: SitemapSettings,
): readonly SitemapItem[] {
  const listedItems: SitemapItem[] = []
  for (const { entry, item } of lines.toReversed()) {
    const hasChildren = (listedItems.at(-1)?.depth ?? 0) > item.depth
    const isShown = item.path !== undefined || !entry.is_folder || isPlaceholder(entry, settings)
    if (isShown || hasChildren) listedItems.push(item)
  }
  return listedItems.reverse()
}

interface Line {
  readonly entry: TreeEntry
  readonly depth: number
}

/**
 * Listed entries as a flat list, children after their nearest listed ancestor, siblings by position (MAP-1). Each
 * appears exactly once, even if parent ids are unknown or circular.
 * @param all every story and folder of the language, listed or not
 */
function inTreeOrder(all: readonly TreeEntry[], listed: readonly TreeEntry[]): readonly Line[] {
  const ancestry = ancestryOf(all, listed)
  const sorted = sortByPosition(
    listed.map((entry) => ({ ...entry, position: ancestry.folderOrSelf(entry).position, entry })),
  )
  const children = Map.groupBy(sorted, ({ entry }) => ancestry.listedParentOf(entry))

  const lines: Line[] = []
  const placed = new Set<TreeEntry>()
  const addTrees = (roots: readonly { readonly entry: TreeEntry }[]) => {
    const stack: Line[] = roots.map(({ entry }) => ({ entry, depth: 0 })).reverse()
    for (let line = stack.pop(); line; line = stack.pop()) {
      if (placed.has(line.entry)) continue
      placed.add(line.entry)
      lines.push(line)
      const depth = line.depth + 1
      for (const { entry } of (children.get(line.entry) ?? []).toReversed()) {
        stack.push({ entry, depth })
      }
    }
  }
  addTrees(children.get(undefined) ?? [])
  // Only cycles of parents are left; the first entry of each becomes a top-level entry.
  for (const line of sorted) addTrees([line])
  return lines
}

function ancestryOf(all: readonly TreeEntry[], listed: readonly TreeEntry[]) {
  const byId = new Map(all.map((entry) => [entry.id, entry]))
  const folders = new Map(
    all.filter((entry) => entry.is_folder).map((entry) => [bareSlug(entry.slug), entry]),
  )
  // By slug, not by id, so that a folder finds its listed start page.
  const listedBySlug = new Map(listed.map((entry) => [bareSlug(entry.slug), entry]))

  const folderOrSelf = (entry: TreeEntry): TreeEntry =>
    (entry.is_startpage ? folders.get(bareSlug(entry.slug)) : undefined) ?? entry

  const listedParentOf = (entry: TreeEntry): TreeEntry | undefined => {
    const visited = new Set<TreeEntry>()
    let current = folderOrSelf(entry)
    while (!visited.has(current)) {
      visited.add(current)
      const parent = current.parent_id ? byId.get(current.parent_id) : undefined
      if (!parent) return current.parent_id ? listedAbove(current, entry) : undefined
      const startPage = listedBySlug.get(bareSlug(parent.slug))
      if (startPage && startPage !== entry) return startPage
      current = folderOrSelf(parent)
    }
    return undefined
  }

  /** Finds the nearest listed ancestor by slug, where the parent id is unknown. */
  const listedAbove = (child: TreeEntry, except: TreeEntry): TreeEntry | undefined => {
    const segments = bareSlug(child.slug).split('/')
    while (segments.length > 1) {
      segments.pop()
      const ancestor = listedBySlug.get(segments.join('/'))
      if (ancestor && ancestor !== except) return ancestor
    }
    return undefined
  }
  return { folderOrSelf, listedParentOf }
}

/** Settings of the sitemap page in the settings story (MAP-2, MAP-3). */
interface SitemapSettings {
  /** Full slugs of pages left out. */
  readonly excludedSlugs: ReadonlySet<string>
  /** Full slugs of folders left out with everything in them. */
  readonly excludedFolders: ReadonlySet<string>
  /** Names or full slugs of pages shown without a link. */
  readonly placeholders: ReadonlySet<string>
}

export function sitemapSettingsOf(
  settings: Pick<Settings, 'excludedSlugs' | 'excludedFolders' | 'unlinkedNames'>,
): SitemapSettings {
  return {
    excludedSlugs: new Set(settings.excludedSlugs),
    excludedFolders: new Set(settings.excludedFolders),
    placeholders: new Set(settings.unlinkedNames),
  }
}
