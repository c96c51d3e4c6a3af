import type { Entry } from '@prospectus/catalogue/rows/entry'
import { withSitemapBlock } from '@prospectus/catalogue/sitemap/sitemap-story'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { readStory } from '@prospectus/content/reading/read-story'
import type { SiteContext } from '@prospectus/content/reading/site-context'
import { noSettings } from '@prospectus/content/reading/site-context'
import { hasPage } from '@prospectus/content/reading/story-kind'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import type { Story } from '@prospectus/content/schema/stories/story'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { LRUCache } from 'lru-cache'
import { type CachedValue, cachedWithReads } from '../cdn/reads.ts'
import type { SiteSettings } from '../settings.ts'

export type ReaderSettings = Pick<SiteSettings, 'siteUrl' | 'assetHost' | 'embedHost'>
export type StoryReader = ReturnType<typeof createStoryReader>

/** Bounds the memory: a parsed dataset or page of quotations takes some hundred kilobytes. */
const MAX_CACHED_STORIES = 100

/** Reads stories in the context of a snapshot: links lead only to stories that it contains (BLOCK-10). */
export function createStoryReader(snapshot: Snapshot, settings: ReaderSettings) {
  const pathOf = (entry: Entry | undefined) =>
    entry !== undefined && hasPage(entry.component) ? entry.path : undefined
  const storyAt = (fullSlug: string) => {
    const match = snapshot.find(fullSlug)
    return match?.kind === 'story' ? match.entry : undefined
  }
  const siteContext: SiteContext = {
    pathOfUuid: (uuid) => pathOf(snapshot.byUuid(uuid)),
    pathOfSlug: (fullSlug) => pathOf(storyAt(fullSlug)),
    siteUrl: settings.siteUrl,
    assetHosts: [settings.assetHost],
    embedHost: settings.embedHost,
    languages: snapshot.languages,
  }
  const readRaw = (raw: RawStory) => readStory(raw, siteContext)
  const cachedStories = new LRUCache<string, CachedValue<Story>>({ max: MAX_CACHED_STORIES })
  const read = (entry: Entry) =>
    cachedWithReads(cachedStories, entry.uuid, () => readRaw(snapshot.read(entry)))
  const cachedPages = new LRUCache<string, CachedValue<Story>>({ max: MAX_CACHED_STORIES })
  const settingsByLanguage = new Map<string, Settings>()
  const readSettingsOf = (lang: string): Settings => {
    const entry = storyAt(`${lang}/settings`) ?? storyAt('settings')
    const content = entry && read(entry).content
    return content?.kind === 'settings' ? content : noSettings
  }
  return {
    siteContext,
    /** Reads a story that pages refer to, such as a dataset or a quotation; the most recent ones are cached. */
    read,
    readRaw,
    /** Reads the story of a page; cached, because lists and searches are the same page with other queries. */
    readPage: (entry: Entry): Story =>
      cachedWithReads(cachedPages, entry.uuid, () =>
        readRaw(withSitemapBlock(snapshot.read(entry), snapshot.languages)),
      ),
    /** The settings story of a language, else that of the default language; read once. */
    settingsOf: (lang: string): Settings => {
      const settings = settingsByLanguage.get(lang) ?? readSettingsOf(lang)
      settingsByLanguage.set(lang, settings)
      return settings
    },
  }
}
