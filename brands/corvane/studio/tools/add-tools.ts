import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { assetFile, assetPath } from '../media/asset-file.ts'
import { exists } from '../media/story-parts.ts'
import { withDownload } from '../media/with-download.ts'
import { tools } from './tools.ts'
import { workbookOf } from './workbook.ts'

/** Writes missing workbooks, and offers them in their stories. Returns the stories that changed. */
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
    const shown = withDownload(story, tool.label, file)
    if (JSON.stringify(shown) !== JSON.stringify(story)) changed.push(shown)
  }
  return changed
}
