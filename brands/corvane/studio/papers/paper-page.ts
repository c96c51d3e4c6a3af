import { escaped } from '../ink.ts'
import { type PrintedStory, printedPage } from '../print/print-page.ts'
import type { Chapter } from './paper-html.ts'

interface PaperPage {
  readonly story: PrintedStory
  /** Names of the folders by their full slugs. */
  readonly folders: ReadonlyMap<string, string>
  readonly look: string | undefined
  readonly chapters: readonly Chapter[]
  /** HTML after the table of contents. */
  readonly about: string
}

/** A paper as one HTML document. `pages`: page numbers by anchor, known once it has been printed without them. */
export function paperPage(
  { story, folders, look, chapters, about }: PaperPage,
  pages: ReadonlyMap<string, number> = new Map(),
): string {
  const lines = chapters.map(({ title }, at) => {
    const anchor = anchorOf(at)
    return `<li data-page="${pages.get(anchor) ?? ''}"><a href="#${anchor}">${escaped(title)}</a></li>`
  })
  const texts = chapters.map(
    ({ title, html }, at) => `<h2 id="${anchorOf(at)}">${escaped(title)}</h2>${html}`,
  )
  const main = `<h2>Contents</h2><ul class="contents">${lines.join('')}</ul>${about}<div class="first">${texts.join('')}</div>`
  const style = sheet.replace('TITLE', JSON.stringify(story.name))
  return printedPage(story, folders, { look, main, style })
}

function anchorOf(index: number): string {
  return `chapter-${index}`
}

/** Styles of a paper, in addition to those of every printed document. */
const sheet = `
@page { margin: 19mm 22mm 21mm; @bottom-left { content: TITLE; font: 9pt Archivo, 'Liberation Sans', sans-serif; color: #4B606B; } }
@page :first { margin: 0; @bottom-left { content: none; } }
body { font-size: 9.6pt; line-height: 1.46; text-rendering: geometricPrecision; }
main p, main ul, main ol { margin-bottom: 2.4mm; }
main h2 { margin-top: 8mm; margin-bottom: 2.5mm; font-size: 16pt; }
main h3 { margin: 4.5mm 0 1.5mm; font-size: 11.5pt; }
main li { margin-bottom: 0.8mm; }
main table { margin: 1.5mm 0 4mm; font-size: 8.6pt; }
main th, main td { padding-top: 1.2mm; padding-bottom: 1.2mm; }
.contents { list-style: none; padding: 0; margin: 0 0 8mm; }
.contents li { display: flex; justify-content: space-between; margin: 0; padding: 1.3mm 0; border-bottom: 0.2mm solid #D3DCE1; }
.contents li::after { content: attr(data-page); }
.contents a { color: inherit; text-decoration: none; }
.first { break-before: page; }
.first > h2:first-child { margin-top: 0; }
#chapter-1 { break-before: page; margin-top: 0; }
.drawn { break-inside: avoid; margin: 4mm 0; }
.drawn .chart, main .chart { margin: 0 0 1.5mm; }
.drawn figure { margin: 0 0 2mm -20mm; border: 0; }
.drawn .source { margin: 0; }
table.close { break-inside: auto; margin-left: -20mm; width: calc(100% + 20mm); font-size: 8.5pt; }
table.close th, table.close td { padding-top: 1.1mm; padding-bottom: 1.1mm; }
.glance { display: grid; grid-template-columns: repeat(4, 1fr); gap: 5mm; margin: 8mm 0 0 -20mm; }
.glance p { margin: 0; padding-top: 2mm; border-top: 0.6mm solid #FFB000; font-size: 9pt; line-height: 1.35; }
.glance strong { display: block; margin-bottom: 1mm; font-size: 20pt; line-height: 1.1; }
tr { break-inside: avoid; }
code { font-family: 'Liberation Mono', monospace; font-size: 0.9em; }
pre { font-size: 7.9pt; line-height: 1.4; break-inside: avoid; }
pre code { font-size: inherit; }
`
