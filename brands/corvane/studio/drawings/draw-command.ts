import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  filesBelow,
  readStoryFiles,
  type StoryFile,
  writeStoryFile,
} from '../../../../tools/content/story-files.ts'
import { assetPath } from '../media/asset-file.ts'
import { rasterCover } from './raster-cover.ts'
import { readdressed } from './readdressed.ts'
import { redrawnIn } from './standing-drawings.ts'
import { withCovers } from './story-covers.ts'

/**
 * `npm run draw`: updates stories to the current covers, and draws covers whose file is missing. A logo or portrait that
 * differs from its file gets a new file, and stories name it. `npm run draw -- all` redraws every cover; other files
 * stay. Returns the exit code.
 */
export async function drawCommand(
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const assetsFolder = join(contentFolder, 'assets')
  const storiesFolder = join(contentFolder, 'stories')
  const { stories, covers } = withCovers(await readStoryFiles(storiesFolder))
  const there = new Set(await filesBelow(assetsFolder))
  const isWanted = (path: string) => args[0] === 'all' || !there.has(path)
  let drawn = 0
  const draw = async (path: string, bytes: string | Uint8Array) => {
    await mkdir(dirname(join(assetsFolder, path)), { recursive: true })
    await writeFile(join(assetsFolder, path), bytes)
    drawn += 1
  }
  for (const [path, cover] of covers) {
    if (isWanted(path)) await draw(path, await rasterCover(cover))
  }
  const redrawn = await redrawnIn(assetsFolder, there)
  for (const { file, svg } of redrawn.values()) {
    if (!there.has(assetPath(file))) await draw(assetPath(file), svg)
  }
  const renamed = new Map([...redrawn].map(([path, { file }]) => [path, file]))
  for (const story of stories) {
    const content = readdressed(story.content, renamed)
    await writeStoryFile(storiesFolder, { ...story, content } as StoryFile)
  }
  print(`${drawn} files drawn`)
  return 0
}
