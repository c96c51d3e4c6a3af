import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { assetFile, assetPath, storedAsset } from '../media/asset-file.ts'
import { contentOf } from '../media/story-parts.ts'

/** As wide as it is shown beside a text on most screens, and a few pixels more. */
const SIZE = { width: 496, height: 702 } as const

/**
 * Keeps the picture of a document's first page as a file of few colours, and gives the story that shows it
 * with its first download; undefined for one without downloads.
 */
export async function withFirstPage(
  story: StoryFile,
  picture: Uint8Array,
  assetsFolder: string,
): Promise<StoryFile | undefined> {
  const { download } = contentOf(story)
  if (!Array.isArray(download) || download.length === 0) return undefined
  const file = assetFile(`${story.slug}-page-1.png`, story.uuid, SIZE)
  const destination = join(assetsFolder, assetPath(file))
  await mkdir(dirname(destination), { recursive: true })
  await writeFile(
    destination,
    await sharp(picture)
      .resize(SIZE)
      .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 })
      .toBuffer(),
  )
  const [first, ...others] = download as readonly Readonly<Record<string, unknown>>[]
  const shown = { ...first, first_page: storedAsset(file, '', `${story.slug}-page-1`) }
  return { ...story, content: { ...contentOf(story), download: [shown, ...others] } }
}
