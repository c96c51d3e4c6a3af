import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { completeRawStory, type RawAlternate, type RawStory } from '@prospectus/protocol/raw-story'
import type { Entry, TreeEntry } from '../rows/entry.ts'
import { storyEntry } from '../snapshot/assemble-snapshot.ts'
import { createRowReader } from '../snapshot/read-row.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { translatedEntry } from './in-language.ts'
import { alternateOf, createLanguagePage, LANGUAGE_PAGES } from './language-page.ts'

/**
 * Adds a search, a resources and a sitemap page to every language with published content that lacks them, if the
 * default language has them (LANG-2). Added pages are found, read and listed in the tree, but not in lists and
 * searches. Memoised by snapshot.
 */
export function withLanguagePages(snapshot: Snapshot): Snapshot {
  if (snapshot.languages.length === 0) return snapshot
  const result = completed.get(snapshot) ?? complete(snapshot)
  completed.set(snapshot, result)
  completed.set(result, result)
  return result
}

const completed = new WeakMap<Snapshot, Snapshot>()

interface AddedPage {
  readonly entry: Entry
  readonly story: RawStory
}

function complete(snapshot: Snapshot): Snapshot {
  const added: AddedPage[] = []
  const addedAlternates = new Map<string, readonly RawAlternate[]>()
  for (const group of missingPages(snapshot)) {
    added.push(...group.added)
    for (const uuid of group.uuids) {
      const others = group.added.filter(({ entry }) => entry.uuid !== uuid)
      addedAlternates.set(
        uuid,
        others.map(({ story }) => alternateOf(story)),
      )
    }
  }
  if (added.length === 0) return snapshot

  const byFullSlug = new Map(added.map((page) => [page.entry.fullSlug, page.entry]))
  const byUuid = new Map(added.map((page) => [page.entry.uuid, page]))
  let tree: readonly TreeEntry[] | undefined
  const overrides = {
    find: (fullSlug) => {
      const match = snapshot.find(fullSlug)
      if (match?.kind === 'story') return match
      const entry = byFullSlug.get(bareSlug(fullSlug))
      return entry === undefined ? match : { kind: 'story', entry }
    },
    byUuid: (uuid) => byUuid.get(uuid)?.entry ?? snapshot.byUuid(uuid),
    read: (entry) => {
      const story = byUuid.get(entry.uuid)?.story ?? snapshot.read(entry)
      const others = addedAlternates.get(entry.uuid)
      if (others === undefined) return story
      return { ...story, alternates: [...completeRawStory(story).alternates, ...others] }
    },
    get tree() {
      tree ??= treeWith(added, snapshot.tree)
      return tree
    },
  } satisfies Partial<Snapshot>
  // Inherits from the snapshot instead of copying it, because reading `tree` would build it.
  return Object.create(snapshot, Object.getOwnPropertyDescriptors(overrides))
}

/** Returns, for each of `LANGUAGE_PAGES`, the pages to add and the uuids of the page in all languages. */
function missingPages(snapshot: Snapshot) {
  const { languages, find } = snapshot
  const readRow = createRowReader(languages)
  const usedLanguages = languages.filter((lang) => hasPublishedContent(lang, snapshot))
  return LANGUAGE_PAGES.flatMap((page) => {
    const match = find(page)
    if (match?.kind !== 'story' || match.entry.component !== 'page') return []
    const original = match.entry
    const translations = usedLanguages.map((lang) => ({
      lang,
      entry: translatedEntry(page, { lang, snapshot }),
    }))
    const existing = [original, ...translations.flatMap(({ entry }) => entry ?? [])]
    const alternates = existing.map((entry) => alternateOf(completeRawStory(snapshot.read(entry))))
    const added = translations.flatMap(({ lang, entry }): AddedPage[] => {
      if (entry !== undefined) return []
      const story = createLanguagePage(page, lang, original, snapshot)
      const row = readRow(story, NO_ROW)
      return 'entry' in row ? [{ entry: row.entry, story: { ...story, alternates } }] : []
    })
    const entries = [...existing, ...added.map(({ entry }) => entry)]
    return [{ added, uuids: entries.map(({ uuid }) => uuid) }]
  })
}

function hasPublishedContent(lang: string, { find, resources }: Snapshot): boolean {
  const root = find(`${lang}/`)
  return (
    lang !== DEFAULT_LANGUAGE &&
    (root?.kind === 'story' ||
      root?.published === true ||
      resources({ lang, page: 1, perPage: 1 }).total > 0)
  )
}

function treeWith(added: readonly AddedPage[], tree: readonly TreeEntry[]): readonly TreeEntry[] {
  const folders = new Map(
    tree.filter((entry) => entry.is_folder).map(({ slug, id }) => [bareSlug(slug), id]),
  )
  const entries = added.map(({ entry }) =>
    storyEntry({ entry, parentId: folders.get(entry.lang) ?? 0 }),
  )
  return [...tree, ...entries].sort((a, b) => a.position - b.position)
}

/** Row number of a page that the snapshot lacks; it is read by its uuid. */
const NO_ROW = -1
