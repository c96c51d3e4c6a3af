import { expect, test } from 'vitest'
import { testContext } from '../../reading/test-context.fixture.ts'
import { richSections } from '../blocks/example-content.ts'
import { plainText } from './plain-text.ts'
import { readRichText } from './read-rich-text.ts'
import { tableOfContents } from './table-of-contents.ts'

const stored = {
  type: 'doc',
  content: [
    ...richSections({ Scope: 'All projects.' }).content,
    {
      type: 'blockquote',
      content: [
        { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Inside' }] },
      ],
    },
    {
      type: 'bullet_list',
      content: [
        {
          type: 'list_item',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One' }] }],
        },
        {
          type: 'list_item',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'Two' },
                { type: 'hard_break' },
                { type: 'text', text: 'lines' },
              ],
            },
          ],
        },
      ],
    },
    { type: 'code_block', content: [{ type: 'text', text: 'EV / PV' }] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [{ type: 'text', text: 'SPI' }] },
            { type: 'tableCell', content: [{ type: 'text', text: '0.94' }] },
          ],
        },
      ],
    },
    { type: 'blok', attrs: { body: [{ component: 'sitemap' }] } },
    { type: 'heading', attrs: { level: 6 }, content: [{ type: 'text', text: 'Scope' }] },
  ],
}
const richText = readRichText(stored, testContext()) ?? []

test('SEARCH-5 the text alone, a line for each block', () => {
  expect(plainText(richText).split('\n')).toEqual([
    'Scope',
    'All projects.',
    'Inside',
    'One',
    'Two lines',
    'EV / PV',
    'SPI',
    '0.94',
    'Scope',
  ])
})

test('BLOCK-7 the contents list has the headings h2 to h6 in their order', () => {
  expect(tableOfContents(richText)).toEqual([
    { id: 'scope', level: 2, text: 'Scope' },
    { id: 'inside', level: 4, text: 'Inside' },
    { id: 'scope-2', level: 6, text: 'Scope' },
  ])
})
