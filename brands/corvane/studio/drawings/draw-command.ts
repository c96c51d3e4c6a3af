import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  filesBelow,
  readStoryFiles,
  type StoryFile,
  writeStoryFile,
} from '../../../../tools/content/story-files.ts'
import { type AssetFile, assetFile, assetPath } from '../media/asset-file.ts'
import { withNewFiles } from './asset-references.ts'
import { drawings } from './drawings.ts'
import { rasterCover } from './raster-cover.ts'
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
  const existing = new Set(await filesBelow(assetsFolder))
  const isDue = (path: string) => args[0] === 'all' || !existing.has(path)
  let drawn = 0
  const draw = async (path: string, bytes: string | Uint8Array) => {
    await mkdir(dirname(join(assetsFolder, path)), { recursive: true })
    await writeFile(join(assetsFolder, path), bytes)
    drawn += 1
  }
  for (const [path, cover] of covers) {
    if (isDue(path)) await draw(path, await rasterCover(cover))
  }
  const redrawn = await redrawnIn(assetsFolder, existing)
  for (const { file, svg } of redrawn.values()) {
    if (!existing.has(assetPath(file))) await draw(assetPath(file), svg)
  }
  const renamed = new Map([...redrawn].map(([path, { file }]) => [path, file]))
  for (const story of stories) {
    const content = withNewFiles(story.content, renamed)
    await writeStoryFile(storiesFolder, { ...story, content } as StoryFile)
  }
  print(`${drawn} files drawn`)
  return 0
}

interface Redrawn {
  readonly file: AssetFile
  readonly svg: string
}

/**
 * Finds fixed drawings, such as logos, that differ from their files: the new drawing and file, by the old file's path.
 */
async function redrawnIn(
  assetsFolder: string,
  paths: Iterable<string>,
): Promise<ReadonlyMap<string, Redrawn>> {
  const redrawn = new Map<string, Redrawn>()
  for (const path of paths) {
    const drawing = path.endsWith('.svg') ? drawings[basename(path, '.svg')] : undefined
    const svg = drawing?.svg()
    if (svg === undefined || svg === (await readFile(join(assetsFolder, path), 'utf8'))) continue
    redrawn.set(path, { file: assetFile(basename(path), svg, drawing), svg })
  }
  return redrawn
}
