import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMapping } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { type AssetFile, assetFile, assetPath, assetUrl } from '../media/asset-file.ts'
import { contentOf, exists } from '../media/story-parts.ts'
import type { Tool } from './tool.ts'
import { tools } from './tools.ts'
import { workbookOf } from './workbook.ts'

/** Writes the workbooks that are not there yet. Returns the stories that offer one and did not yet. */
export async function addTools(
  stories: readonly StoryFile[],
  assetsFolder: string,
): Promise<readonly StoryFile[]> {
  const changed: StoryFile[] = []
  for (const tool of tools) {
    const story = stories.find(({ full_slug }) => full_slug === tool.story)
    if (story === undefined) throw new Error(`There is no story ${tool.story}`)
    const file = assetFile(`${tool.name}.xlsx`, JSON.stringify([tool.rows, tool.widths]))
    const destination = join(assetsFolder, assetPath(file))
    if (!(await exists(destination))) {
      await mkdir(dirname(destination), { recursive: true })
      await writeFile(destination, await workbookOf(tool))
    }
    const shown = withTool(story, tool, file)
    if (JSON.stringify(shown) !== JSON.stringify(story)) changed.push(shown)
  }
  return changed
}

/** The story with the tool among its downloads, after the others or where an earlier edition of it stood. */
function withTool(story: StoryFile, { name, label, isFirst }: Tool, file: AssetFile): StoryFile {
  const content = contentOf(story)
  const downloads = Array.isArray(content.download) ? content.download.filter(isMapping) : []
  const isEarlier = (item: Readonly<Record<string, unknown>>) =>
    JSON.stringify(item.link ?? '').includes(`/${name}.xlsx`)
  const earlier = downloads.find(isEarlier)
  const address = { id: String(file.id), url: assetUrl(file), cached_url: assetUrl(file) }
  const item = {
    _uid: earlier?._uid ?? uidOf(name),
    component: 'download',
    label,
    link: { fieldtype: 'multilink', linktype: 'asset', ...address },
    ...(earlier?.size === undefined ? {} : { size: earlier.size }),
  }
  const download =
    earlier === undefined
      ? isFirst
        ? [item, ...downloads]
        : [...downloads, item]
      : downloads.map((other) => (other === earlier ? item : other))
  return { ...story, content: { ...content, download } }
}

/** An identifier that stays the same when the studio runs again. */
function uidOf(name: string): string {
  const hex = createHash('sha256').update(`tool:${name}`).digest('hex')
  return [8, 4, 4, 4, 12]
    .map((length, index, all) => {
      const from = all.slice(0, index).reduce((sum, each) => sum + each, 0)
      return hex.slice(from, from + length)
    })
    .join('-')
}
