import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SiteContext } from '@prospectus/content/reading/site-context'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { type BundledSpace, readSpace } from '@prospectus/content/seed/bundled-edits'
import { readJson, readJsonObject } from '@prospectus/content/seed/json-file'
import type { RawDatasourceEntry } from '@prospectus/protocol/raw-story'
import { filesBelow, readStoryFiles, type StoryFile } from '../story-files.ts'

/** A folder's `_folder.json` (ROUTE-1, ROUTE-2). */
export interface FolderRecord {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly published: boolean
  readonly position: number
}

/** A content folder as the lint reads it; its problems are what the lint finds. */
export interface LintedContent {
  readonly space: Pick<BundledSpace, 'assetHost' | 'languages'>
  readonly stories: readonly StoryFile[]
  /** By folder, such as `blog`. */
  readonly folders: ReadonlyMap<string, FolderRecord>
  /** Entries by data source, such as `theme-type`. */
  readonly datasources: ReadonlyMap<string, readonly RawDatasourceEntry[]>
  /** Sizes in bytes by path below the assets folder. */
  readonly assets: ReadonlyMap<string, number>
  /** Reads one of `assets`. */
  readonly readAsset: (path: string) => Uint8Array
}

/** Reads a content folder. Throws an error with file, line and column if one of the files is not JSON. */
export async function readLintedContent(contentFolder: string): Promise<LintedContent> {
  const storiesFolder = join(contentFolder, 'stories')
  const sourcesFolder = join(contentFolder, 'datasources')
  const assetsFolder = join(contentFolder, 'assets')
  const folderFiles = (await filesBelow(storiesFolder)).filter((path) =>
    path.endsWith('/_folder.json'),
  )
  return {
    space: readSpace(readJsonObject(join(contentFolder, 'space.json'))),
    stories: await readStoryFiles(storiesFolder),
    folders: await readMap(folderFiles, async (path) => [
      path.replace(/\/_folder\.json$/, ''),
      readJson(join(storiesFolder, path)) as FolderRecord,
    ]),
    datasources: await readMap(await filesBelow(sourcesFolder), async (path) => [
      basename(path, '.json'),
      readJson(join(sourcesFolder, path)) as RawDatasourceEntry[],
    ]),
    assets: await readMap(await filesBelow(assetsFolder), async (path) => [
      path,
      (await stat(join(assetsFolder, path))).size,
    ]),
    readAsset: (path) => readFileSync(join(assetsFolder, path)),
  }
}

async function readMap<Value>(
  paths: readonly string[],
  read: (path: string) => Promise<readonly [string, Value]>,
): Promise<ReadonlyMap<string, Value>> {
  return new Map(await Promise.all(paths.map(read)))
}

export function publishedStories(content: LintedContent): readonly StoryFile[] {
  return content.stories.filter((story) => story.published)
}

/** The site context that the stories are read in. */
export function siteContextOf(content: LintedContent): SiteContext {
  const context = contexts.get(content) ?? createContext(content)
  contexts.set(content, context)
  return context
}

const contexts = new WeakMap<LintedContent, SiteContext>()

function createContext(content: LintedContent): SiteContext {
  const paths = publishedStories(content).map((story) => {
    const path = canonicalPath(story.full_slug, story.is_startpage)
    return { path, uuid: story.uuid, fullSlug: story.full_slug.replace(/\/$/, '') }
  })
  const pathByUuid = new Map(paths.map(({ uuid, path }) => [uuid, path]))
  const pathByFullSlug = new Map(paths.map(({ fullSlug, path }) => [fullSlug, path]))
  return {
    pathOfUuid: (uuid) => pathByUuid.get(uuid),
    pathOfSlug: (fullSlug) => pathByFullSlug.get(fullSlug.replace(/\/$/, '')),
    siteUrl: 'http://127.0.0.1:3000',
    assetHosts: [content.space.assetHost],
    embedHost: '127.0.0.1:3003',
    languages: content.space.languages,
  }
}
