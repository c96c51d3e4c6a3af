import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type LintedContent,
  readLintedContent,
} from '../../../../tools/content/lint/linted-content.ts'
import {
  readStoryFiles,
  type StoryFile,
  writeStoryFile,
} from '../../../../tools/content/story-files.ts'
import { pageCountOf } from '../../lint/pdf-document.ts'
import { lookNames } from '../drawings/story-covers.ts'
import { addSizes } from '../media/add-sizes.ts'
import { type AssetFile, assetFile, assetPath } from '../media/asset-file.ts'
import { exists } from '../media/story-parts.ts'
import { withDownload } from '../media/with-download.ts'
import { pagesOfAnchors } from '../print/pages-of-anchors.ts'
import { openPrinter } from '../print/printer.ts'
import type { Paper } from './paper.ts'
import { paperPage } from './paper-page.ts'
import { blanks, papers, specimens } from './papers.ts'

/**
 * `npm run papers`: prints missing papers, writes missing data, checks and documents to fill in, and the file sizes of
 * downloads. Returns the exit code. Throws if a paper is missing and there is no Chromium.
 */
export async function papersCommand(
  _args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const storiesFolder = join(contentFolder, 'stories')
  const assetsFolder = join(contentFolder, 'assets')
  const bundled = await readLintedContent(contentFolder)
  const write = async (file: AssetFile, make: () => Promise<string | Uint8Array>) => {
    const destination = join(assetsFolder, assetPath(file))
    if (!(await exists(destination))) {
      await mkdir(dirname(destination), { recursive: true })
      await writeFile(destination, await make())
      print(`wrote ${assetPath(file)}`)
    }
    return await readFile(destination)
  }
  const storyOf = (slug: string) => {
    const story = bundled.stories.find(({ full_slug }) => full_slug === slug)
    if (story === undefined) throw new Error(`There is no story ${slug}`)
    return story
  }
  const keep = async (shown: StoryFile, before: StoryFile) => {
    if (JSON.stringify(shown) === JSON.stringify(before)) return
    await writeStoryFile(storiesFolder, shown)
    print(`changed ${shown.full_slug}`)
  }
  for (const paper of papers()) {
    const story = storyOf(paper.story)
    const page = pageOf(paper, story, bundled)
    const document = assetFile(`${paper.name}.pdf`, page())
    const pages = pageCountOf(await write(document, async () => await printedTwice(page)))
    let shown = withDownload(story, `The paper, ${pages} pages (PDF)`, document)
    for (const { name, label, text } of paper.texts) {
      const file = assetFile(name, text)
      await write(file, async () => text)
      shown = withDownload(shown, label, file)
    }
    await keep(shown, story)
  }
  for (const { story: slug, name, label, page } of specimens) {
    const story = storyOf(slug)
    const html = page(story)
    const document = assetFile(`${name}.pdf`, html)
    const pages = pageCountOf(await write(document, async () => await printedOnce(html)))
    await keep(withDownload(story, label(pages), document), story)
  }
  for (const { story: slug, name, label, source, make } of blanks) {
    // The specimen may have changed the same story.
    const stories = await readStoryFiles(storiesFolder)
    const story = stories.find(({ full_slug }) => full_slug === slug)
    if (story === undefined) throw new Error(`There is no story ${slug}`)
    const document = assetFile(name, source)
    await write(document, make)
    await keep(withDownload(story, label, document), story)
  }
  for (const story of await addSizes(await readStoryFiles(storiesFolder), assetsFolder)) {
    await writeStoryFile(storiesFolder, story)
    print(`changed ${story.full_slug}`)
  }
  return 0
}

type Page = (pages?: ReadonlyMap<string, number>) => string

function pageOf({ chapters, about }: Paper, story: StoryFile, bundled: LintedContent): Page {
  const folders = new Map([...bundled.folders].map(([slug, { name }]) => [slug, name]))
  const look = lookNames(bundled.stories)(story)
  return (pages) => paperPage({ story, folders, look, chapters, about }, pages)
}

/** Prints a paper without page numbers in its table of contents, then again with those of the first print. */
async function printedTwice(page: Page): Promise<Uint8Array> {
  const first = await printedOnce(page())
  return await printedOnce(page(pagesOfAnchors(first)))
}

async function printedOnce(html: string): Promise<Uint8Array> {
  const printer = await openPrinter()
  try {
    return await printer.print(html)
  } finally {
    await printer.close()
  }
}
