import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readJson } from '@prospectus/content/seed/json-file'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { fileOfFullSlug } from './full-slug.ts'

export type StoryFile = RawStory & { readonly published: boolean }

/** Paths of all files below a folder, relative to it and sorted, with `/` separators; none if it cannot be read. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/**
 * Every story below a folder, in order of path. Throws an error with file, line and column if one of the files is not
 * JSON.
 */
export async function readStoryFiles(storiesFolder: string): Promise<StoryFile[]> {
  const files = (await filesBelow(storiesFolder)).filter(
    (path) => path.endsWith('.json') && !path.endsWith('_folder.json'),
  )
  return files.map((path) => readJson(join(storiesFolder, path)) as StoryFile)
}

/** @public for programs of brands: writes a story to the file of its full slug, if it differs. */
export async function writeStoryFile(storiesFolder: string, story: StoryFile): Promise<void> {
  await writeJson(join(storiesFolder, fileOfFullSlug(story.full_slug)), story)
}

/** Writes JSON, indented by one space, unless the file holds the same; returns true if it was written. */
export async function writeJson(path: string, value: unknown): Promise<boolean> {
  const text = `${JSON.stringify(value, null, 1)}\n`
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return false
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return true
}
