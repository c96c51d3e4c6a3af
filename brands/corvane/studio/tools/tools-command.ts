import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import writeExcelFile from 'write-excel-file/node'
import {
  readStoryFiles,
  type StoryFile,
  writeStoryFile,
} from '../../../../tools/content/story-files.ts'
import { addSizes } from '../media/add-sizes.ts'
import { assetFile, assetPath } from '../media/asset-file.ts'
import { exists } from '../media/story-parts.ts'
import { withDownload } from '../media/with-download.ts'
import type { Cell, Tool } from './tool.ts'
import { tools } from './tools.ts'

/**
 * `npm run tools`: writes missing spreadsheets of stories, and the file sizes of downloads. Returns the exit code.
 */
export async function toolsCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const storiesFolder = join(contentFolder, 'stories')
  const assetsFolder = join(contentFolder, 'assets')
  for (const add of [addTools, addSizes]) {
    for (const story of await add(await readStoryFiles(storiesFolder), assetsFolder)) {
      await writeStoryFile(storiesFolder, story)
      print(`changed ${story.full_slug}`)
    }
  }
  return 0
}

/** Writes missing workbooks, and offers them in their stories. Returns the stories that changed. */
async function addTools(
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

/** Writes a tool as a workbook of one sheet, with the formulas in it. */
export async function workbookOf({ rows, widths }: Tool): Promise<Buffer> {
  const sheet = rows.map((row) => row.map(cellOf))
  const columns = widths.map((width) => ({ width }))
  return await writeExcelFile(sheet, { columns }).toBuffer()
}

function cellOf(cell: Cell) {
  const isFormula = typeof cell === 'string' && cell.startsWith('=')
  return isFormula ? { type: 'Formula' as const, value: cell } : cell
}
