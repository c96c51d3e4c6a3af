import { isResourceType } from '@prospectus/catalogue/resources/resource-types'
import { hasPage, readStoryKind } from '@prospectus/content/reading/story-kind'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import type { DocumentTable, StoryTable } from '../database/schema.ts'

/** A story or folder; `component` is empty for a folder. */
export type PageRow = Readonly<
  Pick<StoryTable, 'id' | 'uuid' | 'full_slug' | 'is_folder' | 'is_startpage' | 'published'> &
    Pick<DocumentTable, 'component'>
>

/** Addresses and stories of a site, added in batches. `languages` are codes of language folders, such as `de`. */
export function createPageIndex(languages: readonly string[]) {
  const byId = new Map<number, PageRow>()
  const byUuid = new Map<string, PageRow>()
  const storiesBySlug = new Map<string, PageRow>()
  const folderSlugs = new Set<string>()
  const add = (row: PageRow) => {
    byId.set(row.id, row)
    byUuid.set(row.uuid, row)
    if (row.published !== 1) return
    if (row.is_folder === 1) folderSlugs.add(trimSlashes(row.full_slug))
    else if (hasPage(readStoryKind(row.component)))
      storiesBySlug.set(trimSlashes(row.full_slug), row)
  }
  const withoutLanguage = (fullSlug: string) => {
    const [first = '', ...rest] = fullSlug.split('/')
    return languages.includes(first) ? rest.join('/') : fullSlug
  }
  const visibleAt = (path: string) => storiesBySlug.get(trimSlashes(path) || 'home')
  return {
    count: () => byId.size,
    byId: (id: number) => byId.get(id),
    add: (rows: readonly PageRow[]) => {
      for (const row of rows) add(row)
    },
    byUuid: (uuid: string) => byUuid.get(uuid),
    /** The story that visitors find at a decoded path without query. */
    visibleAt,
    /** True if visitors find anything at a path, a story or not. */
    isVisible: (path: string) => {
      if (visibleAt(path) !== undefined || GENERATED_PATHS.test(path)) return true
      const fullSlug = trimSlashes(path)
      const pageSlug = withoutLanguage(fullSlug)
      // The folder of a resource type with no start page redirects to the list of its resources. If the default
      // language has a page for one of `SLUGS_OF_EVERY_LANGUAGE`, every other language has that page too (LANG-2).
      if (folderSlugs.has(fullSlug) && isResourceType(pageSlug)) return true
      return (
        pageSlug !== fullSlug &&
        SLUGS_OF_EVERY_LANGUAGE.has(pageSlug) &&
        storiesBySlug.has(pageSlug)
      )
    },
    pathOf: (page: PageRow) => canonicalPath(page.full_slug, page.is_startpage === 1),
  }
}

export type PageIndex = ReturnType<typeof createPageIndex>

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}

const GENERATED_PATHS = /^\/(assets\/|_\/|sitemap(-\d+)?\.xml$|robots\.txt$)/
const SLUGS_OF_EVERY_LANGUAGE = new Set(['search', 'resources', 'sitemap'])
