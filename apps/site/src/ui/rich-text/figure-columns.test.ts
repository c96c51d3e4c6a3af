import type { TableCell } from '@prospectus/content/schema/rich-text/rich-text'
import { describe, expect, it } from 'vitest'
import { alignFigures } from './rich-text-table.tsx'

describe('BLOCK-11 the columns of a table', () => {
  it.each([
    ['amounts', ['4.20', '−£1,200', '1 234,5 %', '€ 3.1 m']],
    ['amounts of which one is missing', ['4.20', '–', '']],
    ['durations', ['3 days', '1 day', '12 weeks']],
  ])('stand to the right when they hold %s', (_, texts) => {
    expect(alignsOf(texts)).toEqual(texts.map(() => 'right'))
  })

  it.each([
    ['words', ['Signalling', 'Track']],
    ['a figure and words', ['4.20', 'not yet known']],
    ['dates', ['14 Mar', '3 Apr']],
    ['telephone numbers', ['+44 113 496 0142']],
    ['nothing', ['', '–']],
  ])('stay at the start when they hold %s', (_, texts) => {
    expect(alignsOf(texts)).toEqual(texts.map(() => undefined))
  })

  it('are set to the right with their heads, except the first column', () => {
    const { head, body } = alignFigures(
      [[cell('Year'), cell('Cost')]],
      [[cell('2024'), cell('4.20')]],
    )
    expect([...head, ...body].map((row) => row.map(alignOf))).toEqual([
      [undefined, 'right'],
      [undefined, 'right'],
    ])
  })

  it('stay as an editor set them', () => {
    const centred = {
      ...cell('4.20'),
      content: [{ ...paragraph('4.20'), align: 'center' as const }],
    }
    expect(alignFigures([], [[cell('A'), centred]]).body[0]?.map(alignOf)).toEqual([
      undefined,
      'center',
    ])
  })

  it('are not guessed at where cells are joined', () => {
    const joined = [[{ ...cell('A'), colspan: 2 }], [cell('B'), cell('4.20')]]
    expect(alignFigures([], joined).body).toEqual(joined)
  })
})

function alignsOf(texts: readonly string[]) {
  const { body } = alignFigures(
    [],
    texts.map((text) => [cell('Account'), cell(text)]),
  )
  return body.map(([, second]) => second && alignOf(second))
}

function alignOf({ content }: TableCell) {
  const [only] = content
  return only?.type === 'paragraph' ? only.align : undefined
}

function cell(text: string): TableCell {
  const content = [paragraph(text)]
  return { isHeader: false, colspan: 1, rowspan: 1, tone: undefined, content }
}

function paragraph(text: string) {
  const content = [{ type: 'text' as const, text, marks: [] }]
  return { type: 'paragraph' as const, content, align: undefined, dir: undefined }
}
