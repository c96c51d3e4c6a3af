import { expect, it } from 'vitest'
import { readLintedContent } from '../../../../tools/content/lint/linted-content.ts'
import { contentFolder } from '../../../../tools/run/project.ts'
import { boardPaper } from './board-paper.ts'

const { stories } = await readLintedContent(contentFolder())
const found = stories.find(({ slug }) => slug === 'a-board-paper-on-projects')
if (found === undefined) throw new Error('There is no guidebook')
const guidebook = found

it('has the text and the table that the guidebook quotes, and no notes', () => {
  const html = boardPaper(guidebook)
  expect(html.match(/<h2>/g)).toHaveLength(8)
  expect(html).toContain('<h2>1 The board is asked to decide</h2><p>The board is asked to approve')
  expect(html).toContain('<td>Meters</td><td class="right">13.6</td>')
  expect(html).not.toContain('Put the request in the first sentence')
})

it('throws an error that names a paragraph missing from the guidebook', () => {
  const body = { type: 'doc', content: [] }
  const story = { ...guidebook, content: { body } }
  expect(() => boardPaper(story)).toThrow('0 paragraphs in quotation')
})
