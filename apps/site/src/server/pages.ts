import type { Entry, Snapshot } from '@prospectus/content/catalogue/snapshot'
import { placeOf } from '@prospectus/content/links/language-folder'
import { messagesFor } from '@prospectus/content/messages/messages'
import { hasPage } from '@prospectus/content/stories/component'
import { noSettings, type Settings } from '@prospectus/content/stories/entities'
import { readStory } from '@prospectus/content/stories/read-story'
import type { Story } from '@prospectus/content/stories/story'
import type { Surroundings } from '@prospectus/content/stories/surroundings'
import type { PageView } from '../rendering/page-view.ts'
import type { RenderedPage } from '../rendering/render-page.tsx'
import type { SiteSettings } from './settings.ts'

/** What makes HTML of a page: `rendering/render-page.tsx`. */
export interface Renderer {
  readonly renderStory: (page: PageView) => RenderedPage
  readonly renderMissing: (page: PageView) => RenderedPage
}

/** What the server asks of the content and its rendering. */
export interface Pages {
  /** The page of a story, for the known part of a query. */
  readonly story: (
    snapshot: Snapshot,
    entry: Entry,
    query: URLSearchParams,
  ) => RenderedPage | Promise<RenderedPage>
  /** The designed page for a path that holds nothing (ROUTE-3). */
  readonly missing: (snapshot: Snapshot, path: string) => RenderedPage | Promise<RenderedPage>
  /** A redirect story's own destination; undefined when it is empty or unsafe (ROUTE-4). */
  readonly destinationOf: (snapshot: Snapshot, entry: Entry) => string | undefined
}

type PagesSettings = Pick<SiteSettings, 'mode' | 'siteUrl' | 'assetHost' | 'embedHost'>

/**
 * Reads stories from a snapshot and has them rendered.
 *
 * @param loadRenderer asked for each page, so that development always renders with the newest code
 */
export function createPages(
  settings: PagesSettings,
  loadRenderer: () => Renderer | Promise<Renderer>,
): Pages {
  const readers = new WeakMap<Snapshot, StoryReader>()
  const readerOf = (snapshot: Snapshot) => {
    const reader = readers.get(snapshot) ?? createStoryReader(snapshot, settings)
    readers.set(snapshot, reader)
    return reader
  }
  const pageView = (
    snapshot: Snapshot,
    own: Pick<PageView, 'path' | 'query' | 'story' | 'lang'>,
  ) => {
    const reader = readerOf(snapshot)
    return {
      ...own,
      mode: settings.mode,
      siteUrl: settings.siteUrl,
      messages: messagesFor(own.lang),
      settings: reader.settingsOf(own.lang),
      snapshot,
      read: reader.read,
    }
  }
  return {
    story: async (snapshot, entry, query) => {
      const story = readerOf(snapshot).read(entry)
      const { renderStory } = await loadRenderer()
      return renderStory(pageView(snapshot, { path: entry.path, query, story, lang: story.lang }))
    },
    missing: async (snapshot, path) => {
      const { lang } = placeOf(path, snapshot.languages)
      const query = new URLSearchParams()
      const { renderMissing } = await loadRenderer()
      return renderMissing(pageView(snapshot, { path, query, story: undefined, lang }))
    },
    destinationOf: (snapshot, entry) => {
      const { content } = readerOf(snapshot).read(entry)
      return content.kind === 'redirect' ? content.destination?.href : undefined
    },
  }
}

interface StoryReader {
  readonly read: (entry: Entry) => Story
  /** The settings story of a language, else that of the site. Read once. */
  readonly settingsOf: (lang: string) => Settings
}

function createStoryReader(snapshot: Snapshot, settings: PagesSettings): StoryReader {
  const pathOf = (entry: Entry | undefined) =>
    entry !== undefined && hasPage(entry.component) ? entry.path : undefined
  const storyAt = (fullSlug: string) => {
    const found = snapshot.find(fullSlug)
    return found?.kind === 'story' ? found.entry : undefined
  }
  const surroundings: Surroundings = {
    pathOfUuid: (uuid) => pathOf(snapshot.byUuid(uuid)),
    pathOfSlug: (fullSlug) => pathOf(storyAt(fullSlug)),
    assetHosts: [settings.assetHost],
    embedHost: settings.embedHost,
    languages: snapshot.languages,
  }
  const read = (entry: Entry) => readStory(snapshot.read(entry), surroundings)
  const settingsByLanguage = new Map<string, Settings>()
  const readSettingsOf = (lang: string): Settings => {
    const entry = storyAt(`${lang}/settings`) ?? storyAt('settings')
    const content = entry && read(entry).content
    return content?.kind === 'settings' ? content : noSettings
  }
  return {
    read,
    settingsOf: (lang) => {
      const settings = settingsByLanguage.get(lang) ?? readSettingsOf(lang)
      settingsByLanguage.set(lang, settings)
      return settings
    },
  }
}
