import type { Settings } from '@prospectus/content/schema/stories/settings'

/** What the settings story says about the sitemap page (MAP-2, MAP-3). */
export interface SitemapSettings {
  /** Full slugs of pages left out. */
  readonly excluded: ReadonlySet<string>
  /** Full slugs of folders left out with everything in them. */
  readonly separated: ReadonlySet<string>
  /** Names or full slugs of pages shown as a box that cannot be clicked. */
  readonly placeholders: ReadonlySet<string>
}

export function sitemapSettingsOf(
  settings: Pick<Settings, 'sitemapExclude' | 'separatedSitemapFolder' | 'placeholder'>,
): SitemapSettings {
  return {
    excluded: new Set(settings.sitemapExclude),
    separated: new Set(settings.separatedSitemapFolder),
    placeholders: new Set(settings.placeholder),
  }
}
