import { expect, it } from 'vitest'
import { isPlain, paragraphsOf, withParagraphs } from './plain-paragraphs.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

it('paragraphs of words are typed as lines, and those that stay are the very same', () => {
  const value = { type: 'doc', content: [paragraph('One'), paragraph('Two')] }
  expect(isPlain(value)).toBe(true)
  expect(paragraphsOf(value)).toBe('One\nTwo')
  const typed = Object(withParagraphs(value, 'One\nTwo and more\n'))
  expect(typed.content).toEqual([
    paragraph('One'),
    paragraph('Two and more'),
    { type: 'paragraph' },
  ])
  expect(typed.content[0]).toBe(value.content[0])
})

it.each([
  { type: 'doc', content: [{ type: 'heading', attrs: { level: 2 }, content: [] }] },
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'image', attrs: {} }] }] },
  {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] },
    ],
  },
  [{ _uid: 'a', component: 'faqs' }],
])('what has more than words is left as it is: %j', (value) => {
  expect(isPlain(value)).toBe(false)
})
