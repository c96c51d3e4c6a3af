import { isMapping } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { contentOf } from '../media/story-parts.ts'
import { printText } from '../print/print-text.ts'
import { specimenPage } from './specimen-page.ts'

/** What a board reads above the paragraphs of the specimen, which its guidebook numbers. */
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
 * The specimen of the guidebook as a board gets it, without the notes: what stands in quotation there, and its one
 * table. Throws when the guidebook no longer has as many paragraphs.
 */
export function boardPaper(story: StoryFile): string {
  const { body } = contentOf(story)
  const nodes = isMapping(body) && Array.isArray(body.content) ? body.content.filter(isMapping) : []
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
