import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { slugOf } from '../draft/full-slug.ts'
import { addSizes } from '../media/add-sizes.ts'
import { filesBelow, readStoryFiles, writeStoryFile } from '../story-files.ts'
import { printPage } from './print-page.ts'
import { openPrinter } from './printer.ts'

/**
 * `content reprint`: prints every PDF below `content/assets` again from the story that has its name,
 * where it is, and writes how large each download is now. Returns the exit code: 1 when a file has no
 * story. Throws when there is no Chromium to print with.
 */
export async function reprintCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const storiesFolder = join(contentFolder, 'stories')
  const assetsFolder = join(contentFolder, 'assets')
  const stories = await readStoryFiles(storiesFolder)
  const files = (await filesBelow(assetsFolder)).filter((path) => path.endsWith('.pdf'))
  const printer = await openPrinter()
  let strays = 0
  try {
    for (const path of files) {
      const story = stories.find(({ full_slug }) => path.endsWith(`/${slugOf(full_slug)}.pdf`))
      if (story === undefined) strays += 1
      else await writeFile(join(assetsFolder, path), await printer.print(printPage(story)))
      print(`${story === undefined ? 'no story for' : 'printed'} ${path}`)
    }
  } finally {
    await printer.close()
  }
  for (const story of await addSizes(stories, assetsFolder)) {
    await writeStoryFile(storiesFolder, story)
    print(`changed ${story.full_slug}`)
  }
  return strays === 0 ? 0 : 1
}
