import { join } from 'node:path'
import { readStoryFiles, writeStoryFile } from '../../../../tools/content/story-files.ts'
import { addSizes } from '../media/add-sizes.ts'
import { addTools } from './add-tools.ts'

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
