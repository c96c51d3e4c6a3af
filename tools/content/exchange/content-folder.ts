import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BundledDraft } from '@prospectus/content/seed/bundled-content'
import type {
  RawAlternate,
  RawDatasourceEntry,
  RawLink,
  RawStory,
} from '@prospectus/protocol/raw-story'
import { fileOfFullSlug } from '../full-slug.ts'
import { writeJson } from '../story-files.ts'

export interface SpaceToWrite {
  readonly space: {
    readonly id: number
    readonly name: string
    readonly product_prefix: string
    readonly language_codes: readonly string[]
    readonly asset_host: string
  }
  readonly folders: () => AsyncIterable<RawLink>
  readonly stories: () => AsyncIterable<StoryToWrite>
  readonly datasources: () => AsyncIterable<{
    readonly slug: string
    readonly entries: readonly RawDatasourceEntry[]
  }>
}

export interface StoryToWrite {
  readonly story: RawStory
  readonly published: boolean
  readonly draft?: BundledDraft | undefined
}

/** Numbers of stories written, and of files that were changed and removed. */
export interface WrittenFolder {
  readonly stories: number
  readonly changed: number
  readonly removed: number
}

/**
 * Writes a space into a content folder; the same space gives the same bytes. Removes other JSON files of stories and
 * data sources there. Throws an error that names a slug that cannot be a file name, or a path that two stories share.
 */
export async function writeContentFolder(
  directory: string,
  source: SpaceToWrite,
): Promise<WrittenFolder> {
  const writtenPaths = new Set<string>()
  let changedCount = 0
  let storyCount = 0
  const write = async (path: string, value: unknown) => {
    if (writtenPaths.has(path))
      throw new Error(`Two stories would have the file ${path}; give one of them another slug.`)
    writtenPaths.add(path)
    if (await writeJson(join(directory, path), value)) changedCount++
  }
  await write('space.json', source.space)
  for await (const folder of source.folders()) {
    const { id, uuid, slug, name, published, position } = folder
    await write(pathOf(slug, `${slug}/_folder.json`), { id, uuid, name, published, position })
  }
  for await (const entry of source.stories()) {
    const { full_slug } = entry.story
    await write(pathOf(full_slug, fileOfFullSlug(full_slug)), storyFile(entry))
    storyCount++
  }
  for await (const { slug, entries } of source.datasources()) {
    const path = pathOf(slug, `${slug}.json`)
    await write(path.replace('stories/', 'datasources/'), entries.map(entryFile))
  }
  return {
    stories: storyCount,
    changed: changedCount,
    removed: await removeUnwritten(directory, writtenPaths),
  }
}

/** Path of a file below the content folder. Throws if it would be written elsewhere, or read as something else. */
function pathOf(slug: string, file: string): string {
  const segments = slug.replace(/\/$/, '').split('/')
  if (segments.every((segment) => USABLE_SEGMENT.test(segment))) return `stories/${file}`
  throw new Error(
    `The slug ${JSON.stringify(slug)} cannot be the path of a file: expected segments of 1 to 200 characters without \\ : * ? " < > |, other than . .. _folder and _start.`,
  )
}

function storyFile({ story, published, draft }: StoryToWrite) {
  return {
    name: story.name,
    created_at: story.created_at,
    published_at: published ? story.published_at : null,
    updated_at: story.updated_at,
    id: story.id,
    uuid: story.uuid,
    slug: story.slug,
    full_slug: story.full_slug,
    position: story.position,
    tag_list: story.tag_list,
    is_startpage: story.is_startpage,
    parent_id: story.parent_id,
    group_id: story.group_id,
    first_published_at: story.first_published_at,
    lang: story.lang,
    path: story.path,
    alternates: story.alternates.map(alternateFile),
    published,
    ...(draft && { draft }),
    content: story.content,
  }
}

function alternateFile({ id, name, slug, ...rest }: RawAlternate): RawAlternate {
  const { published, full_slug, is_folder, parent_id } = rest
  return { id, name, slug, published, full_slug, is_folder, parent_id }
}

function entryFile({ id, name, value, translations }: RawDatasourceEntry) {
  return { id, name, value, ...(translations && { translations }) }
}

async function removeUnwritten(
  directory: string,
  writtenPaths: ReadonlySet<string>,
): Promise<number> {
  let removedCount = 0
  for (const part of ['stories', 'datasources']) {
    const items = await readdir(join(directory, part), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    for (const item of items) {
      const path = join(item.parentPath, item.name)
      const name = path.slice(join(directory).length + 1).replaceAll('\\', '/')
      if (!item.isFile() || !name.endsWith('.json') || writtenPaths.has(name)) continue
      await rm(path)
      removedCount++
    }
  }
  return removedCount
}

/** No separators, control characters or special names, and not longer than a file name may be. */
const USABLE_SEGMENT = /^(?!\.{1,2}$|_folder$|_start$)[^/\\:*?"<>|\p{Cc}]{1,200}$/u
