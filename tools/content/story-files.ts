import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { fileOfFullSlug } from './full-slug.ts'

/** A bundled story: what the protocol sends, and whether it is published. */
export type StoryFile = RawStory & { readonly published: boolean }

/** Paths of all files below a folder, relative to it, with `/` separators, in code-point order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/** Every story below a folder of stories, by path. Throws when a file is not JSON, naming it. */
export async function readStoryFiles(storiesFolder: string): Promise<StoryFile[]> {
  const files = (await filesBelow(storiesFolder)).filter(
    (path) => path.endsWith('.json') && !path.endsWith('_folder.json'),
  )
  return await Promise.all(
    files.map(
      async (path) => JSON.parse(await readFile(join(storiesFolder, path), 'utf8')) as StoryFile,
    ),
  )
}

/**
 * Writes a story to the file of its full slug, when it differs.
 *
 * @public for programs of brands
 */
export async function writeStoryFile(storiesFolder: string, story: StoryFile): Promise<void> {
  await writeJson(join(storiesFolder, fileOfFullSlug(story.full_slug)), story)
}

/** Writes JSON, one space deep, only when it differs from what is there. Says whether it did. */
export async function writeJson(path: string, value: unknown): Promise<boolean> {
  const text = `${JSON.stringify(value, null, 1)}\n`
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return false
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return true
}
