import { describe, expect, it } from 'vitest'
import { type Fault, placeOf } from '../draft/place.ts'
import { richTextDocument } from './document.ts'
import type { MarkdownLinks } from './raw-node.ts'

const links: MarkdownLinks = {
  link: (address) => ({ type: 'link', attrs: { href: address } }),
  picture: (address, alt) => ({ type: 'image', attrs: { src: address, alt } }),
}

function read(markdown: string): { content: readonly unknown[]; faults: Fault[] } {
  const faults: Fault[] = []
  const { content } = richTextDocument(markdown, placeOf('blog/x', faults, 'body'), links)
  return { content: [...content], faults }
}

describe('Markdown as rich text (BLOCK-11)', () => {
  it('keeps marks innermost first', () => {
    expect(read('a [**b**](/c) `d` ~~e~~').content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a ' },
          {
            type: 'text',
            text: 'b',
            marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/c' } }],
          },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'd', marks: [{ type: 'code' }] },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'e', marks: [{ type: 'strike' }] },
        ],
      },
    ])
  })

  it('joins the lines of a paragraph, and breaks where a break is written', () => {
    expect(read('one\ntwo<br>three').content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'one two' },
          { type: 'hard_break' },
          { type: 'text', text: 'three' },
        ],
      },
    ])
  })

  it('reads sub- and superscript', () => {
    expect(read('CO<sub>2</sub>').content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'CO' },
          { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
        ],
      },
    ])
  })

  it('makes the first row of a table its header, and keeps alignment', () => {
    const [table] = read('| A | B |\n|---|--:|\n| 1 | 2 |').content
    expect(table).toMatchObject({
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader' }, { type: 'tableHeader' }] },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell' },
            {
              type: 'tableCell',
              attrs: { colspan: 1, rowspan: 1, colwidth: null },
              content: [{ type: 'paragraph', attrs: { textAlign: 'right' } }],
            },
          ],
        },
      ],
    })
  })

  it('reads lists, quotations, code, rules, headings and pictures', () => {
    const { content, faults } = read(
      '## H\n\n3. a\n4. b\n\n- c\n\n> q\n\n```js\nx\n```\n\n---\n\n![alt](mockup:gantt)',
    )
    expect(faults).toEqual([])
    expect(content.map((node) => (node as { type: string }).type)).toEqual([
      'heading',
      'ordered_list',
      'bullet_list',
      'blockquote',
      'code_block',
      'horizontal_rule',
      'image',
    ])
    expect(content[1]).toMatchObject({ attrs: { order: 3 } })
    expect(content[4]).toMatchObject({ attrs: { class: 'language-js' } })
  })

  it.each([
    ['# Title', 'headings start at ##'],
    ['a <b>c</b>', 'HTML <b> is not supported'],
    ['a <sub>b', '<sub> is not closed'],
    ['<div>x</div>', '"html" has no place'],
    ['a[^1]\n\n[^1]: note', 'has no place in rich text'],
  ])('tells what it cannot say: %s', (markdown, message) => {
    expect(
      read(markdown)
        .faults.map((fault) => fault.message)
        .join('\n'),
    ).toContain(message)
  })
})
