import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { slugOf } from '../../../../tools/content/full-slug.ts'
import { readLintedContent } from '../../../../tools/content/lint/linted-content.ts'
import { referencedAssets } from '../../../../tools/content/lint/referenced-assets.ts'
import {
  filesBelow,
  type StoryFile,
  writeStoryFile,
} from '../../../../tools/content/story-files.ts'
import { contentOf } from '../../lint/entries.ts'
import { charactersOf } from '../../lint/pdf-document.ts'
import { lookNames } from '../drawings/story-covers.ts'
import { addSizes } from '../media/add-sizes.ts'
import { assetFile, assetPath } from '../media/asset-file.ts'
import { changeStories } from '../media/stories.ts'
import { downloadLabel, withDownload } from '../media/with-download.ts'
import { papers, specimens } from '../papers/papers.ts'
import { printPage } from './print-page.ts'
import { openPrinter, type Printer } from './printer.ts'

/**
 * `npm run print`: prints missing PDFs of stories, and writes the file sizes of downloads. `npm run print -- changed`
 * also reprints those whose story's text has changed, under new addresses, since browsers cache a file for a year. `npm
 * run print -- all` reprints all at their addresses. `npm run papers` prints papers. Returns the exit code: 1 if a file
 * has no story. Throws if there is no Chromium.
 */
export async function printCommand(
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const storiesFolder = join(contentFolder, 'stories')
  const assetsFolder = join(contentFolder, 'assets')
  const { stories, folders: records } = await readLintedContent(contentFolder)
  const paperNames = [...papers(), ...specimens].map(({ name }) => `/${name}.pdf`)
  const isStoryEdition = (path: string) => !paperNames.some((name) => path.endsWith(name))
  const existing = (await filesBelow(assetsFolder)).filter((path) => path.endsWith('.pdf'))
  const missing = pdfsOf(stories).filter((path) => !existing.includes(path))
  const files = [...(args[0] === undefined ? [] : existing), ...missing].filter(isStoryEdition)
  const lookOf = lookNames(stories)
  const folders = new Map([...records].map(([slug, { name }]) => [slug, name]))
  if (files.length === 0) print('Every PDF that a story offers is there')
  const printer = files.length === 0 ? undefined : await openPrinter()
  let orphans = 0
  try {
    for (const path of files) {
      const story = stories.find(({ full_slug }) => path.endsWith(`/${slugOf(full_slug)}.pdf`))
      if (story === undefined) {
        orphans += 1
        print(`no story for ${path}`)
      } else if (printer !== undefined) {
        const html = printPage(story, folders, lookOf(story))
        const isReprint = args[0] === 'changed' && existing.includes(path)
        const edition = { story, path, html, printer }
        const line = isReprint
          ? await reprinted(edition, stories, storiesFolder, assetsFolder)
          : await printed(edition, assetsFolder)
        if (line !== undefined) print(line)
      }
    }
  } finally {
    await printer?.close()
  }
  await changeStories(contentFolder, addSizes, print)
  return orphans === 0 ? 0 : 1
}

interface Edition {
  readonly story: StoryFile
  /** Below the folder of assets. */
  readonly path: string
  readonly html: string
  readonly printer: Printer
}

async function printed({ path, html, printer }: Edition, assetsFolder: string): Promise<string> {
  await mkdir(dirname(join(assetsFolder, path)), { recursive: true })
  await writeFile(join(assetsFolder, path), await printer.print(html))
  return `printed ${path}`
}

/** Prints an edition again, and replaces the existing file if the number of letters differs. */
async function reprinted(
  { story, path, html, printer }: Edition,
  stories: readonly StoryFile[],
  storiesFolder: string,
  assetsFolder: string,
): Promise<string | undefined> {
  const document = await printer.print(html)
  if (charactersOf(document) === charactersOf(await readFile(join(assetsFolder, path))))
    return undefined
  const file = assetFile(`${slugOf(story.full_slug)}.pdf`, html)
  const offeringStories = stories.filter((one) => isNamed(contentOf(one).download, path))
  const namingStories = stories.filter((one) => isNamed(one, path))
  if (namingStories.length > offeringStories.length)
    return `${path} is named in a text: print it yourself`
  await mkdir(dirname(join(assetsFolder, assetPath(file))), { recursive: true })
  await writeFile(join(assetsFolder, assetPath(file)), document)
  for (const one of offeringStories) {
    const label = downloadLabel(one, file.name) ?? one.name
    await writeStoryFile(storiesFolder, withDownload(one, label, file))
  }
  await rm(join(assetsFolder, path))
  return `printed ${assetPath(file)} for ${path}`
}

function isNamed(value: unknown, path: string): boolean {
  return referencedAssets([JSON.stringify(value ?? null)]).has(path)
}

/** The printed editions that stories offer: documents with the story's own name. */
function pdfsOf(stories: readonly StoryFile[]): readonly string[] {
  return stories.flatMap((story) => {
    const named = referencedAssets([JSON.stringify(contentOf(story).download ?? null)])
    return [...named].filter((path) => path.endsWith(`/${story.slug}.pdf`))
  })
}
