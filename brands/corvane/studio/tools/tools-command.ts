import writeExcelFile from 'write-excel-file/node'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { addSizes } from '../media/add-sizes.ts'
import { assetFile, writeMissing } from '../media/asset-file.ts'
import { changeStories, storyAt } from '../media/stories.ts'
import { withDownload } from '../media/with-download.ts'
import type { Cell, Tool } from './tool.ts'
import { tools } from './tools.ts'

/** `npm run tools`: writes missing spreadsheets of stories, and the file sizes of downloads. Returns the exit code. */
export async function toolsCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  for (const add of [addTools, addSizes]) await changeStories(contentFolder, add, print)
  return 0
}

/** Writes missing workbooks, and offers them in their stories. Returns the stories that changed. */
async function addTools(
  stories: readonly StoryFile[],
  assetsFolder: string,
): Promise<readonly StoryFile[]> {
  const changed: StoryFile[] = []
  for (const tool of tools) {
    const story = storyAt(stories, tool.story)
    const file = assetFile(`${tool.name}.xlsx`, JSON.stringify([tool.rows, tool.widths]))
    await writeMissing(assetsFolder, file, () => workbookOf(tool))
    const updated = withDownload(story, tool.label, file)
    if (JSON.stringify(updated) !== JSON.stringify(story)) changed.push(updated)
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
