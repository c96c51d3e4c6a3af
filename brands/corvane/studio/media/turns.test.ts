import { describe, expect, it } from 'vitest'
import type { RawNode } from './raw-node.ts'
import { timed, turnsOf } from './turns.ts'

const paragraph = (...texts: readonly string[]): RawNode => ({
  type: 'paragraph',
  content: texts.map((text) => ({ type: 'text', text })),
})
const said = paragraph('Oona Byrne:', ' What: now?')

describe('turns of a conversation', () => {
  it('finds who says what, with or without a time', () => {
    const turns = turnsOf([said, paragraph('A pause.'), timed(said, '1:05')])
    expect(turns).toEqual([
      { speaker: 'Oona Byrne', text: 'What: now?', index: 0, opensChapter: false },
      { speaker: 'Oona Byrne', text: 'What: now?', index: 2, opensChapter: false },
    ])
  })

  it('knows the turns before which a chapter is headed', () => {
    const heading: RawNode = { type: 'heading', content: [{ type: 'text', text: 'Now: then' }] }
    const turns = turnsOf([heading, said, said])
    expect(turns.map(({ index, opensChapter }) => [index, opensChapter])).toEqual([
      [1, true],
      [2, false],
    ])
  })

  it('writes a time in front, and a new one in its place', () => {
    expect(timed(timed(said, '0:04'), '1:05').content?.map(({ text }) => text)).toEqual([
      '[1:05] ',
      'Oona Byrne:',
      ' What: now?',
    ])
  })
})
