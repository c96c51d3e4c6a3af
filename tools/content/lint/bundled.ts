import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Surroundings } from '@prospectus/content/reading/surroundings'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import type { StoryFile } from '../draft/envelope.ts'
import { filesBelow, readStoryFiles } from '../story-files.ts'
import type { FolderRecord } from '../structure/folder-table.ts'
import { space } from '../structure/space.ts'

/** The bundled catalogue as the lint sees it. */
export interface Bundled {
  readonly stories: readonly StoryFile[]
  /** Records by folder, such as `blog`. */
  readonly folders: ReadonlyMap<string, FolderRecord>
  /** Sizes in bytes by path below `content/assets`. */
  readonly assets: ReadonlyMap<string, number>
}

/** Reads `content/`. Throws, naming the file, when something there is not JSON. */
export async function readBundled(contentFolder: string): Promise<Bundled> {
  const storiesFolder = join(contentFolder, 'stories')
  const records = (await filesBelow(storiesFolder)).filter((path) => path.endsWith('/_folder.json'))
  const folders = await Promise.all(
    records.map(async (path) => {
      const text = await readFile(join(storiesFolder, path), 'utf8')
      return [path.replace(/\/_folder\.json$/, ''), JSON.parse(text) as FolderRecord] as const
    }),
  )
  const assetsFolder = join(contentFolder, 'assets')
  const assets = await Promise.all(
    (await filesBelow(assetsFolder)).map(
      async (path) => [path, (await readFile(join(assetsFolder, path))).length] as const,
    ),
  )
  return {
    stories: await readStoryFiles(storiesFolder),
    folders: new Map(folders),
    assets: new Map(assets),
  }
}

export function published(bundled: Bundled): readonly StoryFile[] {
  return bundled.stories.filter((story) => story.published)
}

/** The catalogue as the surroundings that its stories are read in. */
export function surroundingsOf(bundled: Bundled): Surroundings {
  const paths = published(bundled).map((story) => {
    const path = canonicalPath(story.full_slug, story.is_startpage)
    return { path, uuid: story.uuid, slug: story.full_slug.replace(/\/$/, '') }
  })
  const byUuid = new Map(paths.map(({ uuid, path }) => [uuid, path]))
  const bySlug = new Map(paths.map(({ slug, path }) => [slug, path]))
  return {
    pathOfUuid: (uuid) => byUuid.get(uuid),
    pathOfSlug: (slug) => bySlug.get(slug.replace(/\/$/, '')),
    siteUrl: 'http://127.0.0.1:3000',
    assetHosts: [space.asset_host],
    embedHost: '127.0.0.1:3003',
    languages: space.language_codes,
  }
}
