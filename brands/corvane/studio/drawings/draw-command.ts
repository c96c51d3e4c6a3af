import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { slugOf } from '../../../../tools/content/full-slug.ts'
import { namedAssets } from '../../../../tools/content/lint/named-assets.ts'
import { isMapping } from '../../../../tools/content/lint/walk.ts'
import {
  filesBelow,
  readStoryFiles,
  type StoryFile,
  writeStoryFile,
} from '../../../../tools/content/story-files.ts'
import type { Told } from '../../covers/plot.ts'
import { assetFile, storedAsset } from '../media/asset-file.ts'
import { contentOf } from '../media/story-parts.ts'
import { coverOf } from './cover.ts'
import { drawings } from './drawings.ts'
import { rasterCover } from './raster-cover.ts'
import { toldIn } from './story-changes.ts'
import { plotOf } from './story-plot.ts'

/**
 * `content draw`: draws the covers that stories name and that are not there yet; a story with a chart and
 * without a picture gets a cover of its figures. `content draw all` also draws again what is there, each
 * where it is. Returns the exit code.
 */
export async function drawCommand(
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const assetsFolder = join(contentFolder, 'assets')
  const storiesFolder = join(contentFolder, 'stories')
  const stories = await readStoryFiles(storiesFolder)
  const there = new Set(await filesBelow(assetsFolder))
  let drawn = 0
  const draw = async (path: string, bytes: string | Uint8Array) => {
    await mkdir(dirname(join(assetsFolder, path)), { recursive: true })
    await writeFile(join(assetsFolder, path), bytes)
    drawn += 1
  }
  for (const story of stories.map(withCover)) {
    await writeStoryFile(storiesFolder, story)
    for (const path of coversNamedIn(story)) {
      if (!there.has(path)) await draw(path, await rasterCover(coverOf(story)))
    }
  }
  for (const path of args[0] === 'all' ? there : []) {
    const bytes = await bytesOf(path, stories)
    if (bytes !== undefined) await draw(path, bytes)
  }
  print(`${drawn} files drawn`)
  return 0
}

/**
 * A resource with a chart shows it in lists too, and the cover of a client story follows its figures; a picture
 * that an editor chose stays.
 */
function withCover(story: StoryFile): StoryFile {
  const content = contentOf(story)
  if (content.component !== 'modules/resource' || !isOwn(content.image, story)) return story
  const source = plotOf(story) ?? (content.image ? changesOf(story) : undefined)
  if (source === undefined) return story
  const { width, height } = coverOf(story)
  // Other figures are another file: browsers keep the earlier one for a year.
  const file = assetFile(`${story.slug}.png`, `${story.uuid} ${JSON.stringify(source)}`, {
    width,
    height,
  })
  const image = storedAsset(file, '', story.slug)
  if (isMapping(content.image) && content.image.filename === image.filename) return story
  return { ...story, content: { ...content, image } }
}

function changesOf(story: StoryFile): Told | undefined {
  const told = toldIn(story)
  return told !== undefined && 'changes' in told ? told : undefined
}

/** Whether a picture is none, or a drawn cover, which has the story's own name. */
function isOwn(image: unknown, { slug }: StoryFile): boolean {
  const name = isMapping(image) ? image.filename : ''
  return typeof name !== 'string' || name === '' || name.endsWith(`/${slug}.png`)
}

/** Files with the story's own name, as covers have. */
function coversNamedIn(story: StoryFile): readonly string[] {
  const named = namedAssets([JSON.stringify(contentOf(story).image ?? null)])
  return [...named].filter((path) => basename(path) === `${story.slug}.png`)
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
