import { join } from 'node:path'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { contentOf } from '../../lint/entries.ts'
import { assetFile, assetPath, storedAsset, writeMissing } from '../media/asset-file.ts'
import { changeStories } from '../media/stories.ts'
import { renderDrawing } from './render-drawing.ts'
import { screens } from './screens.ts'

type Block = Readonly<Record<string, unknown>>

/**
 * `npm run screens`: draws missing pictures of the application, and rewrites the image banners whose pictures have their
 * names. Returns the exit code. Throws if a picture is missing and there is no Chromium.
 */
export async function screensCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const pictures = new Map<unknown, Record<string, unknown>>()
  for (const { name, svg, size, scale, alt } of screens) {
    const pixels = { width: size.width * scale, height: size.height * scale }
    const file = assetFile(`${name}.webp`, svg, pixels)
    const render = () => renderDrawing(svg, size, scale)
    if (await writeMissing(join(contentFolder, 'assets'), file, render)) {
      print(`wrote ${assetPath(file)}`)
    }
    pictures.set(name, storedAsset(file, alt, name))
  }
  await changeStories(contentFolder, async (stories) => withPictures(stories, pictures), print)
  return 0
}

type Pictures = ReadonlyMap<unknown, Record<string, unknown>>

/** The stories whose image banners change. */
function withPictures(stories: readonly StoryFile[], pictures: Pictures): readonly StoryFile[] {
  return stories.flatMap((story) => {
    const content = contentOf(story)
    if (!Array.isArray(content.body)) return []
    const body = (content.body as readonly Block[]).map((block) => ({
      ...block,
      ...pictureIn(block, 'image', pictures),
      ...pictureIn(block, 'narrow_image', pictures),
    }))
    if (JSON.stringify(body) === JSON.stringify(content.body)) return []
    return [{ ...story, content: { ...content, body } }]
  })
}

/** The field of an image banner with the current picture of its name. */
function pictureIn(block: Block, field: 'image' | 'narrow_image', pictures: Pictures): Block {
  if (block.component !== 'image-banner') return {}
  const { name } = (block[field] ?? {}) as { readonly name?: unknown }
  const picture = pictures.get(name)
  return picture === undefined ? {} : { [field]: picture }
}
