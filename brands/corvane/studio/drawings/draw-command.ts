import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { slugOf } from '../../../../tools/content/full-slug.ts'
import {
  filesBelow,
  readStoryFiles,
  type StoryFile,
} from '../../../../tools/content/story-files.ts'
import { coverOf } from './cover.ts'
import { drawings } from './drawings.ts'
import { rasterCover } from './raster-cover.ts'

/**
 * `content draw`: draws the standing drawings and the stories' covers again, each where it is. Returns the
 * exit code.
 */
export async function drawCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const assetsFolder = join(contentFolder, 'assets')
  const stories = await readStoryFiles(join(contentFolder, 'stories'))
  let drawn = 0
  for (const path of await filesBelow(assetsFolder)) {
    const bytes = await bytesOf(path, stories)
    if (bytes === undefined) continue
    await writeFile(join(assetsFolder, path), bytes)
    drawn += 1
  }
  print(`${drawn} files drawn`)
  return 0
}

/** What is drawn in a file, by its name; undefined for a file that is not drawn. */
async function bytesOf(
  path: string,
  stories: readonly StoryFile[],
): Promise<string | Uint8Array | undefined> {
  if (path.endsWith('.svg')) return drawings[basename(path, '.svg')]?.svg()
  if (!path.endsWith('.png')) return undefined
  const story = stories.find(({ full_slug }) => slugOf(full_slug) === basename(path, '.png'))
  return story && (await rasterCover(coverOf(story)))
}
