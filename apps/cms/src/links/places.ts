import { isResourceType } from '@prospectus/catalogue/resources/resource-types'
import { hasPage, readComponent } from '@prospectus/content/reading/component'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'

/** A story or folder, as far as links care. */
export interface PlaceRow {
  readonly id: number
  readonly uuid: string
  readonly full_slug: string
  readonly is_folder: number
  readonly is_startpage: number
  readonly published: number
  /** Of its text; empty for a folder. */
  readonly component: string
}

/** What addresses and stories there are. */
export interface Places {
  readonly byUuid: (uuid: string) => PlaceRow | undefined
  /** What visitors find at a path of the site, decoded and without query. */
  readonly seenAt: (path: string) => PlaceRow | undefined
  /** Whether visitors find something at a path, be it no story. */
  readonly isSeen: (path: string) => boolean
  readonly pathOf: (place: PlaceRow) => string
}

interface GatheredPlaces extends Places {
  readonly count: () => number
  readonly byId: (id: number) => PlaceRow | undefined
  /** They are gathered a part at a time, since a site may have very many. */
  readonly add: (rows: readonly PlaceRow[]) => void
}

/** @param languages codes of language folders, such as `de` */
export function createPlaces(languages: readonly string[]): GatheredPlaces {
  const byId = new Map<number, PlaceRow>()
  const byUuid = new Map<string, PlaceRow>()
  const stories = new Map<string, PlaceRow>()
  const folders = new Set<string>()
  const add = (row: PlaceRow) => {
    byId.set(row.id, row)
    byUuid.set(row.uuid, row)
    if (row.published !== 1) return
    if (row.is_folder === 1) folders.add(bare(row.full_slug))
    else if (hasPage(readComponent(row.component))) stories.set(bare(row.full_slug), row)
  }
  const inLanguage = (slug: string) => {
    const [first = '', ...rest] = slug.split('/')
    return languages.includes(first) ? rest.join('/') : slug
  }
  const seenAt = (path: string) => stories.get(bare(path) || 'home')
  return {
    count: () => byId.size,
    byId: (id) => byId.get(id),
    add: (rows) => {
      for (const row of rows) add(row)
    },
    byUuid: (uuid) => byUuid.get(uuid),
    seenAt,
    isSeen: (path) => {
      if (seenAt(path) !== undefined || MADE.test(path)) return true
      const slug = inLanguage(bare(path))
      // A section without a page leads to its list; every language has some pages of its own accord (LANG-2).
      if (folders.has(bare(path)) && isResourceType(slug)) return true
      return slug !== bare(path) && OF_EVERY_LANGUAGE.has(slug) && stories.has(slug)
    },
    pathOf: (place) => canonicalPath(place.full_slug, place.is_startpage === 1),
  }
}

function bare(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}

const MADE = /^\/(assets\/|_\/|sitemap(-\d+)?\.xml$|robots\.txt$)/
const OF_EVERY_LANGUAGE = new Set(['search', 'resources', 'sitemap'])
