import { isJsonObject } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { contentOf } from '../../lint/entries.ts'
import { escaped } from '../ink.ts'
import { faces } from '../print/print-page.ts'
import { printText } from '../print/print-text.ts'

/** Headings of the specimen's paragraphs, which the guidebook numbers. */
export const HEADINGS = [
  'The board is asked to decide',
  'Money',
  'Where it moved',
  'Why',
  'What could hurt',
  'Promises from November',
  'Stopped',
]

/**
 * The specimen of the guidebook as a board gets it, without the notes: the guidebook's quotations and its table. Throws
 * if their number has changed.
 */
export function boardPaper(story: StoryFile): string {
  const { body } = contentOf(story)
  const nodes =
    isJsonObject(body) && Array.isArray(body.content) ? body.content.filter(isJsonObject) : []
  const quoted = nodes.filter(({ type }) => type === 'blockquote')
  const tables = nodes.filter(({ type }) => type === 'table')
  if (quoted.length !== HEADINGS.length || tables.length !== 1) {
    throw new Error(`${story.full_slug} has ${quoted.length} paragraphs in quotation`)
  }
  const html = (content: unknown) => printText({ type: 'doc', content })
  const paragraphs = quoted.map(
    ({ content }, at) => `<h2>${at + 1} ${HEADINGS[at] ?? ''}</h2>${html(content)}`,
  )
  return specimenPage({
    title: 'Projects: paper for the board',
    lead: 'A water retailer with 31 projects. Meeting of February 2024, figures of January 2024. Two pages, one decision.',
    main: `${paragraphs.join('')}<h2>The projects, £ million</h2>${html(tables)}`,
    foot: 'Agrees to ledger, January. Initials on the file copy: ________',
  })
}

interface Specimen {
  readonly title: string
  readonly lead: string
  /** HTML. */
  readonly main: string
  readonly foot: string
}

/** A specimen page without a cover, and without the brand. */
function specimenPage({ title, lead, main, foot }: Specimen): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${faces.join('\n')}${sheet}</style></head><body><h1>${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>${main}<p class="foot">${escaped(foot)}</p></body></html>`
}

const sheet = `
@page { size: A4; margin: 26mm 30mm 24mm; @bottom-right { content: counter(page) ' of ' counter(pages); font: 9pt Archivo, 'Liberation Sans', sans-serif; color: #4B606B; } }
body { margin: 0; font: 11.5pt/1.55 Archivo, 'Liberation Sans', sans-serif; color: #0B1F2A; font-variant-numeric: tabular-nums; }
h1 { margin: 0 0 2mm; font-size: 22pt; line-height: 1.15; }
.lead { margin: 0 0 9mm; padding-bottom: 4mm; border-bottom: 0.4mm solid #0B1F2A; color: #4B606B; font-size: 10.5pt; }
h2 { margin: 6mm 0 1.5mm; font-size: 12.5pt; break-after: avoid; }
p { margin: 0 0 3mm; orphans: 3; widows: 3; }
table { width: 100%; margin: 2mm 0 6mm; border-collapse: collapse; font-size: 10pt; break-inside: avoid; }
th, td { padding: 1.8mm 2mm 1.8mm 0; border-bottom: 0.2mm solid #D3DCE1; text-align: left; vertical-align: top; }
th { border-bottom-color: #0B1F2A; color: #4B606B; font-weight: 400; }
th.right, td.right { text-align: right; }
td p, th p { margin: 0; }
.right + :not(.right) { padding-left: 6mm; }
.foot { margin-top: 8mm; font-size: 9.5pt; color: #4B606B; }
`
