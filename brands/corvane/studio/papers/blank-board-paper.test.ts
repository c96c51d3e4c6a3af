import { expect, it } from 'vitest'
import { blankBoardPaper, parts } from './blank-board-paper.ts'
import { HEADINGS } from './board-paper.ts'

it('has the headings of the specimen, and a sentence with gaps below each', () => {
  const lastMeeting = (heading: string) => heading.replace('November', 'the last meeting')
  expect(parts.map(({ heading }) => heading)).toEqual(HEADINGS.map(lastMeeting))
  for (const { heading, text } of parts) expect(text, heading).toMatch(/\[.+\]/)
})

it('is a document that a word processor opens', async () => {
  const file = await blankBoardPaper()
  expect(file.subarray(0, 2).toString()).toBe('PK')
  expect(file.includes('word/document.xml')).toBe(true)
})
