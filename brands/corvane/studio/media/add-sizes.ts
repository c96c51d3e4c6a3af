import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { contentOf } from '../../lint/entries.ts'

/** Writes the file sizes of downloads into stories. Returns the stories that changed. */
export async function addSizes(
  stories: readonly StoryFile[],
  assetsFolder: string,
): Promise<readonly StoryFile[]> {
  const changed: StoryFile[] = []
  for (const story of stories) {
    const { download } = contentOf(story)
    if (!Array.isArray(download) || download.length === 0) continue
    const sized = await Promise.all(download.map((item) => withSize(item, assetsFolder)))
    if (JSON.stringify(sized) === JSON.stringify(download)) continue
    changed.push({ ...story, content: { ...contentOf(story), download: sized } })
  }
  return changed
}

type Item = Readonly<Record<string, unknown>> & {
  readonly link?: Readonly<Record<string, unknown>>
}

async function withSize(item: Item, assetsFolder: string): Promise<Item> {
  const address = String(item.link?.url ?? item.link?.cached_url ?? '')
  const [, path] = /\/f\/\d+\/([^?#]+)$/.exec(address) ?? []
  if (path === undefined) return item
  const { size } = await stat(join(assetsFolder, path))
  return { ...item, size: `${Math.max(1, Math.round(size / 1000))} kB` }
}
