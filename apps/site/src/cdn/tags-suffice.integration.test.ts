import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { updateAlternates } from '@prospectus/catalogue/languages/update-alternates'
import { withLanguagePages } from '@prospectus/catalogue/languages/with-language-pages'
import { applyChanges } from '@prospectus/catalogue/snapshot/apply-changes'
import type { Changes } from '@prospectus/catalogue/snapshot/changes'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { snapshotOf } from '@prospectus/catalogue/snapshot/snapshot.fixture'
import { createBundledSource } from '@prospectus/catalogue/sync/bundled-source'
import { hasPage } from '@prospectus/content/reading/story-kind'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { expect, test } from 'vitest'
import { writeFewStories } from '../../../../tools/testing/few-stories.ts'
import { createPages } from '../page/pages.ts'
import * as renderer from '../page/render-page.tsx'
import { readSettings } from '../settings.ts'
import { changedTags, tagsOfPage } from './tags.ts'

const settings = readSettings({ CDN: 'fastly', CDN_ID: 'id', CDN_TOKEN: 'token' })
const pages = createPages(settings, () => renderer)

async function seedContent(): Promise<Snapshot> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-tags-'))
  try {
    writeFewStories(folder)
    return await snapshotOf(await createBundledSource(folder, settings))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** `npm run audit` applies each change to every story, `npm test` one of them to every third. */
const IS_WHOLE = process.env.EVERY_STORY === '1'

/** Changes that can happen to a story; each is one publish. */
const STORY_CHANGES: Readonly<Record<string, (story: RawStory) => Changes>> = {
  'says something else': ({ content, ...story }) => ({
    stories: [{ ...story, content: { ...Object(content), seo: { title: 'Something else' } } }],
    removed: [],
  }),
  'has another name': (story) => ({ stories: [{ ...story, name: 'Another name' }], removed: [] }),
  'has moved': (story) => ({
    stories: [
      { ...story, slug: 'moved', full_slug: `${story.full_slug.replace(/\/$/, '')}-moved` },
    ],
    removed: [],
  }),
  'is gone': ({ uuid }) => ({ stories: [], removed: [uuid] }),
  'has a twin': (story) => ({
    stories: [{ ...story, id: 1, uuid: 'uuid-of-twin', full_slug: `${story.full_slug}-twin` }],
    removed: [],
  }),
}

interface Rendered {
  readonly html: string
  readonly tags: readonly string[]
}

/** Every page of a snapshot, by path. */
async function renderAll(snapshot: Snapshot): Promise<ReadonlyMap<string, Rendered>> {
  const rendered = new Map<string, Rendered>()
  const complete = withLanguagePages(snapshot)
  const added = complete.languages.flatMap((lang) =>
    ['search', 'resources', 'sitemap'].flatMap((page) => {
      const found = complete.find(`${lang}/${page}`)
      return found?.kind === 'story' ? found.entry : []
    }),
  )
  for (const entry of new Set([...complete.entries(), ...added])) {
    if (!hasPage(entry.component)) continue
    const { html, reads } = await pages.renderStory(complete, entry, new URLSearchParams())
    rendered.set(entry.path, { html, tags: tagsOfPage(reads ?? new Set()) })
  }
  return rendered
}

test('every page that a publish changes is purged by it', { timeout: 300_000 }, async () => {
  const before = await seedContent()
  const pagesBefore = await renderAll(before)
  const stale: string[] = []
  const counts = { changed: 0, purged: 0, pages: 0 }
  let version = 0
  const storyChanges = Object.entries(STORY_CHANGES)
  for (const [index, entry] of [...before.entries()].entries()) {
    const isChosen = (_: unknown, at: number) =>
      IS_WHOLE || (index % 3 === 0 && at === index % storyChanges.length)
    for (const [description, changesOf] of storyChanges.filter(isChosen)) {
      const changes = updateAlternates(changesOf(before.read(entry)), before)
      version++
      const after = await applyChanges(before, changes, {
        ...{ version: `${version}`, builtAt: before.builtAt, pause: async () => undefined },
      })
      const stories = changes.stories.map(({ uuid }) => uuid)
      const change = { stories, removed: changes.removed, hasOtherChanges: false }
      const purged = changedTags({ next: after, replaced: before, change }, pages.sharedContent)
      const pagesAfter = await renderAll(after)
      for (const [path, { html, tags }] of pagesBefore) {
        const isPurged = tags.some((tag) => purged.has(tag))
        const isChanged = pagesAfter.get(path)?.html !== html
        counts.pages++
        counts.purged += Number(isPurged)
        counts.changed += Number(isChanged)
        if (isChanged && !isPurged) stale.push(`${path}, when ${entry.fullSlug} ${description}`)
      }
    }
  }
  process.stdout.write(
    `${version} publishes: of ${counts.pages} pages ${counts.changed} changed, ${counts.purged} were purged\n`,
  )
  expect(stale).toEqual([])
})
