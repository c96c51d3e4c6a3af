import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sectionOf } from '../../../../tools/content/full-slug.ts'
import { isJsonObject } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import space from '../../content/space.json' with { type: 'json' }
import { coverSvg } from '../../covers/cover-svg.ts'
import { contentOf } from '../../lint/entries.ts'
import { coverOptionsOf } from '../drawings/cover.ts'
import { escaped } from '../ink.ts'
import { printText } from './print-text.ts'

/**
 * The printed edition of a story as one HTML document: a title page, then its text in A4.
 *
 * @param folders names of the folders by their full slugs
 * @param look name of its cover's look, as on the site; by default the best
 */
export function printPage(
  story: PrintedStory,
  folders: ReadonlyMap<string, string>,
  look?: string,
): string {
  return printedPage(story, folders, { look, main: printText(contentOf(story).body) })
}

/** A title page of the story, followed by the HTML of `main`; `style` adds styles. */
export function printedPage(
  story: PrintedStory,
  folders: ReadonlyMap<string, string>,
  { look, main, style = '' }: PrintedText,
): string {
  const content = contentOf(story)
  const section = sectionOf(story.full_slug)
  const kind = story.full_slug.includes('/') ? (folders.get(section) ?? section) : space.name
  const seo = isJsonObject(content.seo) ? content.seo : {}
  const description = content.description ?? seo.description
  const cover = coverSvg({ ...coverOptionsOf(story), look })
  return `<!doctype html><html lang="${story.lang === 'default' ? 'en' : story.lang}"><head><meta charset="utf-8"><title>${escaped(story.name)}</title><style>${sheet}${style}</style></head><body>
<header><p class="kind">${escaped(kind)}</p><h1>${escaped(story.name)}</h1>${typeof description === 'string' ? `<p class="lead">${escaped(description)}</p>` : ''}<div class="cover">${cover}</div><p class="imprint">${escaped(space.name)} · ${escaped(imprint(content.author, story.created_at))}</p></header>
<main>${main}</main></body></html>`
}

interface PrintedText {
  readonly look: string | undefined
  readonly main: string
  readonly style?: string
}

export type PrintedStory = Pick<
  StoryFile,
  'name' | 'full_slug' | 'uuid' | 'lang' | 'created_at' | 'content'
>

function imprint(author: unknown, createdAt: string): string {
  const date = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(createdAt))
  return typeof author === 'string' && author !== '' ? `${author}, ${date}` : date
}

/**
 * The brand's font, embedded, because a page printed from text has no address to load it from. Browsers print a variable
 * font as outlines, five times as large, so each weight is a file, made by
 * `fonttools varLib.instancer text.woff2 wght=400`.
 */
export const faces = [400, 700].flatMap((weight) => [
  face('text', weight),
  face('text-extended', weight, 'unicode-range: U+0100-02FF, U+1E00-1EFF, U+20A0-20C0, U+2113;'),
])

function face(name: string, weight: number, range = ''): string {
  const bytes = readFileSync(join(import.meta.dirname, 'fonts', `${name}-${weight}.woff2`))
  const source = `url(data:font/woff2;base64,${bytes.toString('base64')})`
  return `@font-face { font-family: Archivo; src: ${source}; font-weight: ${weight}; ${range} }`
}

/**
 * Headings and drawings extend to the left of the text, into the padding of `main`, because a browser crops content in
 * the page margin.
 */
const sheet = `
${faces.join('\n')}
@page { size: A4; margin: 24mm 22mm 26mm; @bottom-right { content: counter(page); font: 9pt Archivo, 'Liberation Sans', sans-serif; color: #4B606B; } }
@page :first { margin: 0; @bottom-right { content: none; } }
* { box-sizing: border-box; }
body { margin: 0; font: 10.5pt/1.55 Archivo, 'Liberation Sans', sans-serif; color: #0B1F2A; font-variant-numeric: tabular-nums; }
header { height: 297mm; padding: 26mm 22mm 20mm; background: #0B1F2A; color: #FFFFFF; break-after: page; display: flex; flex-direction: column; }
.kind { margin: 0 0 8mm; font-size: 11pt; color: #FFB000; }
h1 { margin: 0; font-size: 34pt; line-height: 1.08; letter-spacing: -0.02em; max-width: 150mm; text-wrap: balance; }
.lead { margin: 8mm 0 0; font-size: 13pt; line-height: 1.45; max-width: 128mm; color: #DCE9ED; }
.cover { margin-top: auto; margin-right: -22mm; }
.cover svg { display: block; width: 100%; }
.imprint { margin: 10mm 0 0; font-size: 10pt; color: #DCE9ED; }
main { padding-left: 20mm; }
h2 { margin: 11mm 0 3mm -20mm; padding-top: 3mm; border-top: 0.4mm solid #0B1F2A; font-size: 17pt; line-height: 1.2; break-after: avoid; }
main > h2:first-child { margin-top: 0; }
h3 { margin: 7mm 0 2mm; font-size: 12.5pt; break-after: avoid; }
h4 { margin: 5mm 0 1mm; font-size: 10.5pt; break-after: avoid; }
p, ul, ol { margin: 0 0 3.2mm; orphans: 3; widows: 3; }
ul, ol { padding-left: 5mm; }
blockquote { margin: 6mm 0; padding-left: 5mm; border-left: 1mm solid #FFB000; font-size: 12.5pt; line-height: 1.45; }
table { width: 100%; margin: 5mm 0 6mm; border-collapse: collapse; font-size: 9pt; break-inside: avoid; }
th, td { padding: 1.6mm 2mm 1.6mm 0; border-bottom: 0.2mm solid #D3DCE1; text-align: left; vertical-align: top; }
th { border-bottom-color: #0B1F2A; color: #4B606B; font-weight: 400; }
td p, th p, li p { margin: 0; }
.chart { margin: 6mm 0 0; break-after: avoid; }
.source, .notes { font-size: 9pt; color: #4B606B; }
.figure strong { display: block; font-size: 17pt; }
th.right, td.right { text-align: right; }
pre { padding: 3mm; background: #F2F5F7; font: 9pt/1.5 'Liberation Mono', monospace; white-space: pre-wrap; }
figure { margin: 5mm 0 6mm -20mm; border: 0.2mm solid #D3DCE1; }
figure svg { display: block; width: 100%; height: auto; }
figure text { font-family: Archivo, 'Liberation Sans', sans-serif; }
hr { border: 0; border-top: 0.2mm solid #D3DCE1; margin: 6mm 0; }
`
