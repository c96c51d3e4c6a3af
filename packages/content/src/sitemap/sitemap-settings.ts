/** What the settings story says about the sitemap page (MAP-2, MAP-3), each a comma-separated list. */
export interface RawSitemapSettings {
  readonly sitemap_exclude?: string | undefined
  readonly separated_sitemap_folder?: string | undefined
  readonly placeholder?: string | undefined
}

export interface SitemapSettings {
  /** Full slugs of pages left out. */
  readonly excluded: ReadonlySet<string>
  /** Full slugs of folders left out with all that is under them. */
  readonly separated: ReadonlySet<string>
  /** Names, or full slugs, of what shows as a box that cannot be clicked. */
  readonly placeholders: ReadonlySet<string>
}

export function readSitemapSettings(raw: RawSitemapSettings): SitemapSettings {
  return {
    excluded: readList(raw.sitemap_exclude),
    separated: readList(raw.separated_sitemap_folder),
    placeholders: readList(raw.placeholder),
  }
}

/** A full slug without the slashes around it: a start page gets that of its folder. */
export function bareSlug(slug: string): string {
  return slug.replace(/^\/+|\/+$/g, '')
}

function readList(text = ''): ReadonlySet<string> {
  const items = text.split(',').map((item) => bareSlug(item.trim()).trim())
  return new Set(items.filter((item) => item !== ''))
}
