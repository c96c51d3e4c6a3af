import { expect, it } from 'vitest'
import { findingLine } from '../../../tools/content/lint/finding.ts'
import { downloadFindings } from './downloads.ts'
import { seedContent } from './seed-content.fixture.ts'

function found(change: (json: string) => string): string {
  const stories = seedContent.stories
    .filter(({ full_slug }) => full_slug === 'guidebooks/from-schedule-to-cash')
    .map((story) => ({ ...story, content: JSON.parse(change(JSON.stringify(story.content))) }))
  return downloadFindings({ ...seedContent, stories })
    .map(findingLine)
    .join('\n')
}
const labelled = (label: string) => found((json) => json.replace('The guidebook (PDF)', label))

it('finds nothing in the seed content', () => {
  expect(downloadFindings(seedContent)).toEqual([])
})

it.each([
  ['Guidebook with worksheets', 'worksheets'],
  ['Study and the checks as SQL', 'SQL'],
  ['Blank register with the seven dates', 'register'],
])('finds the label of a printed page that says “%s”', (label, word) => {
  expect(labelled(label)).toMatch(
    new RegExp(`“(?:Blank|${word})” names another kind of file than \\.pdf`),
  )
})

it.each([
  ['Full report', '“Full report”, but the file has no more text than the page'],
  ['Specimen paper without notes', '“without notes”, but the file has no more text than the page'],
  ['Schedule to cash on one page', 'the file has 4 pages'],
])('finds the label of a printed page that promises more than it has: “%s”', (label, message) => {
  expect(labelled(label)).toContain(message)
})

it('reads the pages and the letters of a document that is written for print', () => {
  const paper = 'whitepapers/the-price-of-knowing-late'
  const stories = seedContent.stories.filter(({ full_slug }) => full_slug === paper)
  const label = (words: string) =>
    downloadFindings({
      ...seedContent,
      stories: stories.map((story) => ({
        ...story,
        content: JSON.parse(
          JSON.stringify(story.content).replace('The paper, 16 pages (PDF)', words),
        ),
      })),
    }).map(findingLine)
  expect(label('The full paper, 16 pages (PDF)')).toEqual([])
  expect(label('The full paper, 15 pages (PDF)').join()).toContain('the file has 16 pages')
})

it('finds a text that refers to a part of the file that does not exist', () => {
  const text = (json: string) => json.replace('Four delays to ask for', 'In the full paper')
  expect(found(text)).toContain('no download has more than the page')
})

it('finds a form in front of a file that only repeats the page', () => {
  const only = (json: string) => {
    const content = JSON.parse(json) as { download: readonly unknown[] }
    return JSON.stringify({ ...content, download: content.download.slice(0, 1), gated: true })
  }
  expect(found(only)).toContain('a form gates files that have no more text than the page')
})
