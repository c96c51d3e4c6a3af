import { describe, expect, it } from 'vitest'
import type { RawNode } from './raw-node.ts'
import { timed, turnsOf } from './turns.ts'

const paragraph = (...texts: readonly string[]): RawNode => ({
  type: 'paragraph',
  content: texts.map((text) => ({ type: 'text', text })),
})
const turn = paragraph('Oona Byrne:', ' What: now?')

describe('turns of a conversation', () => {
  it('gives the speaker and the text, with or without a time', () => {
    const turns = turnsOf([turn, paragraph('A pause.'), timed(turn, '1:05')])
    expect(turns).toEqual([
      { speaker: 'Oona Byrne', text: 'What: now?', index: 0, opensChapter: false },
      { speaker: 'Oona Byrne', text: 'What: now?', index: 2, opensChapter: false },
    ])
  })

  it('says which turns a chapter begins with', () => {
    const heading: RawNode = { type: 'heading', content: [{ type: 'text', text: 'Now: then' }] }
    const turns = turnsOf([heading, turn, turn])
    expect(turns.map(({ index, opensChapter }) => [index, opensChapter])).toEqual([
      [1, true],
      [2, false],
    ])
  })

  it('adds a time at the beginning, or replaces it', () => {
    expect(timed(timed(turn, '0:04'), '1:05').content?.map(({ text }) => text)).toEqual([
      '[1:05] ',
      'Oona Byrne:',
      ' What: now?',
    ])
  })
})
