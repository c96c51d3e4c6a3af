import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { slugOf } from '../../../../tools/content/full-slug.ts'
import { readBundled } from '../../../../tools/content/lint/bundled.ts'
import { namedAssets } from '../../../../tools/content/lint/named-assets.ts'
import {
  filesBelow,
  readStoryFiles,
  type StoryFile,
  writeStoryFile,
} from '../../../../tools/content/story-files.ts'
import { lookNames } from '../drawings/story-covers.ts'
import { addSizes } from '../media/add-sizes.ts'
import { contentOf } from '../media/story-parts.ts'
import { papers } from '../papers/papers.ts'
import { printPage } from './print-page.ts'
import { openPrinter } from './printer.ts'

/**
 * `npm run print`: prints the PDFs that stories offer and that are not there yet, and writes how large each download is. `npm run print -- all` prints those that are there again. Papers that are written for print are left to `npm run papers`. Returns
 * the exit code: 1 when a file has no story. Throws when there is no Chromium to print with.
 */
export async function printCommand(
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const storiesFolder = join(contentFolder, 'stories')
  const assetsFolder = join(contentFolder, 'assets')
  const { stories, folders: records } = await readBundled(contentFolder)
  const written = papers().map(({ name }) => `/${name}.pdf`)
  const isReprint = (path: string) => !written.some((name) => path.endsWith(name))
  const there = (await filesBelow(assetsFolder)).filter((path) => path.endsWith('.pdf'))
  const missing = pdfsOf(stories).filter((path) => !there.includes(path))
  const files = [...(args[0] === 'all' ? there : []), ...missing].filter(isReprint)
  const lookOf = lookNames(stories)
  const folders = new Map([...records].map(([slug, { name }]) => [slug, name]))
  if (files.length === 0) print('Every PDF that a story offers is there')
  const printer = files.length === 0 ? undefined : await openPrinter()
  let strays = 0
  try {
    for (const path of files) {
      const story = stories.find(({ full_slug }) => path.endsWith(`/${slugOf(full_slug)}.pdf`))
      if (story === undefined) strays += 1
      else if (printer !== undefined) {
        const html = printPage(story, folders, lookOf(story))
        await mkdir(dirname(join(assetsFolder, path)), { recursive: true })
        await writeFile(join(assetsFolder, path), await printer.print(html))
      }
      print(`${story === undefined ? 'no story for' : 'printed'} ${path}`)
    }
  } finally {
    await printer?.close()
  }
  for (const story of await addSizes(await readStoryFiles(storiesFolder), assetsFolder)) {
    await writeStoryFile(storiesFolder, story)
    print(`changed ${story.full_slug}`)
  }
  return strays === 0 ? 0 : 1
}

/** The printed editions that stories offer: documents with the story's own name. */
function pdfsOf(stories: readonly StoryFile[]): readonly string[] {
  return stories.flatMap((story) => {
    const named = namedAssets([JSON.stringify(contentOf(story).download ?? null)])
    return [...named].filter((path) => path.endsWith(`/${story.slug}.pdf`))
  })
}
