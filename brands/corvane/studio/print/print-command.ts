import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { slugOf } from '../../../../tools/content/full-slug.ts'
import { readBundled } from '../../../../tools/content/lint/bundled.ts'
import {
  filesBelow,
  readStoryFiles,
  writeStoryFile,
} from '../../../../tools/content/story-files.ts'
import { addSizes } from '../media/add-sizes.ts'
import { withFirstPage } from './first-page.ts'
import { printPage } from './print-page.ts'
import { openPrinter } from './printer.ts'

/**
 * `content print`: prints every PDF below `content/assets` again from the story that has its name,
 * where it is, with a picture of its first page, and writes how large each download is now. Returns the exit code: 1 when a file has no
 * story. Throws when there is no Chromium to print with.
 */
export async function printCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const storiesFolder = join(contentFolder, 'stories')
  const assetsFolder = join(contentFolder, 'assets')
  const { stories, folders: records } = await readBundled(contentFolder)
  const folders = new Map([...records].map(([slug, { name }]) => [slug, name]))
  const files = (await filesBelow(assetsFolder)).filter((path) => path.endsWith('.pdf'))
  const printer = await openPrinter()
  let strays = 0
  try {
    for (const path of files) {
      const story = stories.find(({ full_slug }) => path.endsWith(`/${slugOf(full_slug)}.pdf`))
      if (story === undefined) strays += 1
      else {
        const html = printPage(story, folders)
        await writeFile(join(assetsFolder, path), await printer.print(html))
        const pictured = await withFirstPage(story, await printer.picture(html), assetsFolder)
        if (pictured !== undefined) await writeStoryFile(storiesFolder, pictured)
      }
      print(`${story === undefined ? 'no story for' : 'printed'} ${path}`)
    }
  } finally {
    await printer.close()
  }
  for (const story of await addSizes(await readStoryFiles(storiesFolder), assetsFolder)) {
    await writeStoryFile(storiesFolder, story)
    print(`changed ${story.full_slug}`)
  }
  return strays === 0 ? 0 : 1
}
