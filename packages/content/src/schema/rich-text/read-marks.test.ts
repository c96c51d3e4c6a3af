import { describe, expect, test } from 'vitest'
import { testContext } from '../../reading/test-context.fixture.ts'
import { readRichText } from './read-rich-text.ts'

type Json = Readonly<Record<string, unknown>>

describe('BLOCK-11 marks', () => {
  const marksOf = (...marks: readonly Json[]) => {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }]
    return readRichText({ type: 'doc', content }, testContext())?.[0]
  }

  test.each(['bold', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript'])(
    '%s',
    (type) => {
      expect(marksOf({ type })).toMatchObject({ content: [{ marks: [{ type }] }] })
    },
  )

  test('turn colours into tones and classes into plain names, in their order', () => {
    expect(
      marksOf(
        { type: 'highlight', attrs: { color: '#ffb000' } },
        { type: 'textStyle', attrs: { color: 'rgb(200, 69, 43)' } },
        { type: 'styled', attrs: { class: 'small-print' } },
        { type: 'anchor', attrs: { id: 'terms' } },
      ),
    ).toMatchObject({
      content: [
        {
          marks: [
            { type: 'highlight', tone: 'signal' },
            { type: 'colour', tone: 'behind' },
            { type: 'styled', name: 'small-print' },
            { type: 'anchor', id: 'terms' },
          ],
        },
      ],
    })
  })

  test.each([{ color: null }, { color: '' }, { color: 'transparent' }, {}])(
    'a highlight without a visible colour, %j, gets the first colour',
    (attrs) => {
      expect(marksOf({ type: 'highlight', attrs })).toMatchObject({
        content: [{ marks: [{ type: 'highlight', tone: 'signal' }] }],
      })
    },
  )

  test.each([
    { type: 'styled', attrs: { class: 'a" onclick="b' } },
    { type: 'styled', attrs: {} },
    { type: 'anchor', attrs: { id: 'two words' } },
    { type: 'anchor' },
    { type: 'textStyle' },
    { type: 'link', attrs: { href: 'javascript:alert(1)', linktype: 'url' } },
    { type: 'link', attrs: { href: 'gone/away', linktype: 'story', uuid: 'unknown' } },
    { type: 'link' },
    { type: 'constructor' },
    { type: 'blink' },
  ])('%j is left out and its text stays', (mark) => {
    expect(marksOf(mark)).toMatchObject({ content: [{ text: 'x', marks: [] }] })
  })

  test.each([
    [{ href: '/about', linktype: 'story', uuid: 'unknown', anchor: 'people' }, '/about#people'],
    [{ href: 'https://a.example/', linktype: 'url', target: '_blank' }, 'https://a.example/'],
    [{ href: 'hello@vendor.example', linktype: 'email' }, 'mailto:hello@vendor.example'],
    [{ href: '//assets.vendor.example/f/1/x/a/b.pdf', linktype: 'asset' }, '/assets/f/1/x/a/b.pdf'],
    [{ href: '/about' }, '/about'],
  ])('BLOCK-10 a link of every kind: %j', (attrs, href) => {
    expect(marksOf({ type: 'link', attrs })).toMatchObject({
      content: [{ marks: [{ type: 'link', link: { href } }] }],
    })
  })
})
