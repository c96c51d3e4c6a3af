import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
import { type AssetFile, assetFile, assetPath, writeMissing } from '../media/asset-file.ts'
import { changeStories, storyAt } from '../media/stories.ts'
import { withDownload } from '../media/with-download.ts'
import { pagesOfAnchors } from '../print/pages-of-anchors.ts'
import { openPrinter } from '../print/printer.ts'
import type { Paper } from './paper.ts'
import { paperPage } from './paper-page.ts'
import { papers, specimens, templates } from './papers.ts'

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
    if (await writeMissing(assetsFolder, file, make)) print(`wrote ${assetPath(file)}`)
    return await readFile(join(assetsFolder, assetPath(file)))
  }
  const saveChange = async (updated: StoryFile, before: StoryFile) => {
    if (JSON.stringify(updated) === JSON.stringify(before)) return
    await writeStoryFile(storiesFolder, updated)
    print(`changed ${updated.full_slug}`)
  }
  for (const paper of papers()) {
    const story = storyAt(bundled.stories, paper.story)
    const page = pageOf(paper, story, bundled)
    const document = assetFile(`${paper.name}.pdf`, page())
    const pages = pageCountOf(await write(document, async () => await printedTwice(page)))
    let updated = withDownload(story, `The paper, ${pages} pages (PDF)`, document)
    for (const { name, label, text } of paper.texts) {
      const file = assetFile(name, text)
      await write(file, async () => text)
      updated = withDownload(updated, label, file)
    }
    await saveChange(updated, story)
  }
  for (const { story: slug, name, label, page } of specimens) {
    const story = storyAt(bundled.stories, slug)
    const html = page(story)
    const document = assetFile(`${name}.pdf`, html)
    const pages = pageCountOf(await write(document, async () => await printedOnce(html)))
    await saveChange(withDownload(story, label(pages), document), story)
  }
  for (const { story: slug, name, label, source, make } of templates) {
    // The specimen may have changed the same story.
    const story = storyAt(await readStoryFiles(storiesFolder), slug)
    const document = assetFile(name, source)
    await write(document, make)
    await saveChange(withDownload(story, label, document), story)
  }
  await changeStories(contentFolder, addSizes, print)
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
