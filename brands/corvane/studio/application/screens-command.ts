import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readStoryFiles, writeStoryFile } from '../../../../tools/content/story-files.ts'
import { assetFile, assetPath, storedAsset } from '../media/asset-file.ts'
import { contentOf, exists } from '../media/story-parts.ts'
import { screens } from './screens.ts'
import { shootDrawing } from './shoot.ts'

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
    const destination = join(contentFolder, 'assets', assetPath(file))
    if (!(await exists(destination))) {
      await mkdir(dirname(destination), { recursive: true })
      await writeFile(destination, await shootDrawing(svg, size, scale))
      print(`wrote ${assetPath(file)}`)
    }
    pictures.set(name, storedAsset(file, alt, name))
  }
  const storiesFolder = join(contentFolder, 'stories')
  for (const story of await readStoryFiles(storiesFolder)) {
    const content = contentOf(story)
    if (!Array.isArray(content.body)) continue
    const body = (content.body as readonly Block[]).map((block) => ({
      ...block,
      ...pictureIn(block, 'image', pictures),
      ...pictureIn(block, 'narrow_image', pictures),
    }))
    if (JSON.stringify(body) === JSON.stringify(content.body)) continue
    await writeStoryFile(storiesFolder, { ...story, content: { ...content, body } })
    print(`changed ${story.full_slug}`)
  }
  return 0
}

/** The field of an image banner with the picture that has its name, as it is now. */
function pictureIn(
  block: Block,
  field: 'image' | 'narrow_image',
  pictures: ReadonlyMap<unknown, Record<string, unknown>>,
): Block {
  if (block.component !== 'image-banner') return {}
  const { name } = (block[field] ?? {}) as { readonly name?: unknown }
  const picture = pictures.get(name)
  return picture === undefined ? {} : { [field]: picture }
}
