import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readStoryFiles, writeStoryFile } from '../../../../tools/content/story-files.ts'
import { addSizes } from '../media/add-sizes.ts'
import { assetFile, assetPath } from '../media/asset-file.ts'
import { exists } from '../media/story-parts.ts'
import { withDownload } from '../media/with-download.ts'
import { papers } from './papers.ts'

/**
 * `npm run papers`: writes the data and checks of papers that are not there yet, and how large each download is. Returns
 * the exit code.
 */
export async function papersCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const storiesFolder = join(contentFolder, 'stories')
  const assetsFolder = join(contentFolder, 'assets')
  const stories = await readStoryFiles(storiesFolder)
  for (const paper of papers()) {
    const story = stories.find(({ full_slug }) => full_slug === paper.story)
    if (story === undefined) throw new Error(`There is no story ${paper.story}`)
    let shown = story
    for (const { name, label, text } of paper.texts) {
      const file = assetFile(name, text)
      const destination = join(assetsFolder, assetPath(file))
      if (!(await exists(destination))) {
        await mkdir(dirname(destination), { recursive: true })
        await writeFile(destination, text)
        print(`wrote ${assetPath(file)}`)
      }
      shown = withDownload(shown, label, file)
    }
    if (JSON.stringify(shown) === JSON.stringify(story)) continue
    await writeStoryFile(storiesFolder, shown)
    print(`changed ${shown.full_slug}`)
  }
  for (const story of await addSizes(await readStoryFiles(storiesFolder), assetsFolder)) {
    await writeStoryFile(storiesFolder, story)
    print(`changed ${story.full_slug}`)
  }
  return 0
}
