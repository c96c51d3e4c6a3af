import { describe, expect, test } from 'vitest'
import { ContentMappingError, mapContent, parseContentMapping } from './content-mapping.ts'
import { readStory } from './read-story.ts'
import { testSiteContext } from './test-context.fixture.ts'

const errorsOf = (stored: unknown): readonly string[] => {
  try {
    parseContentMapping(stored)
    return []
  } catch (error) {
    if (error instanceof ContentMappingError) return error.errors
    throw error
  }
}

describe('DATA-11 content in another shape', () => {
  const mapping = parseContentMapping({
    accordion: {
      component: 'faqs',
      fields: { heading: 'headline', entries: 'rows' },
    },
    row: { component: 'faq', fields: { title: { join: ['number', 'question'], with: '. ' } } },
    article: {
      component: 'modules/page',
      fields: {
        graphic: { constant: 'none' },
        body: { list: [{ component: 'content-area', fields: { body: 'text' } }, 'blocks'] },
      },
    },
  })
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }],
  }
  const article = {
    component: 'article',
    _uid: 'a',
    text,
    blocks: [
      {
        component: 'accordion',
        _uid: 'b',
        _editable: '<!--#storyblok#{}-->',
        headline: 'Questions',
        rows: [{ component: 'row', _uid: 'r', number: '1', question: 'Why?', description: 'So.' }],
      },
      { component: 'sitemap', _uid: 's' },
    ],
  }

  test('is renamed, joined, made constant and put into lists, blocks inside blocks too', () => {
    expect(mapContent(article, mapping)).toEqual({
      component: 'modules/page',
      _uid: 'a',
      graphic: 'none',
      body: [
        { component: 'content-area', _uid: 'a-body-0', body: text },
        {
          component: 'faqs',
          _uid: 'b',
          _editable: '<!--#storyblok#{}-->',
          heading: 'Questions',
          entries: [{ component: 'faq', _uid: 'r', title: '1. Why?', description: 'So.' }],
        },
        { component: 'sitemap', _uid: 's' },
      ],
    })
  })

  test('can be shown, since every block is read', () => {
    const story = { full_slug: 'news/one', content: mapContent(article, mapping) }
    const { content, dropped } = readStory(story, testSiteContext)
    expect(dropped).toEqual([])
    expect(content).toMatchObject({
      kind: 'page',
      body: [
        { kind: 'block', component: 'content-area' },
        { kind: 'block', component: 'faqs', entries: [{ title: '1. Why?' }] },
        { kind: 'block', component: 'sitemap' },
      ],
    })
  })

  test('stays unchanged if no rule fits, and missing values stay missing', () => {
    const other = { component: 'page', body: [{ component: 'sitemap', list: [1, { a: null }] }] }
    expect(mapContent(other, mapping)).toBe(other)
    expect(mapContent({ component: 'accordion', headline: 'Only' }, mapping)).toEqual({
      component: 'faqs',
      heading: 'Only',
    })
    expect(mapContent({ component: 'article' }, mapping)).toMatchObject({
      body: [{ component: 'content-area' }],
    })
    for (const value of [null, 7, 'x', [], [null], { component: 7 }, { component: 'toString' }]) {
      expect(mapContent(value, mapping)).toEqual(value)
    }
  })

  test('may be nested endlessly', () => {
    let deep: unknown = { component: 'row', question: 'Why?' }
    for (let level = 0; level < 5000; level++) deep = { component: 'x', inner: [deep] }
    expect(() => mapContent(deep, mapping)).not.toThrow()
  })
})

describe('DATA-11 a mapping that cannot be used', () => {
  test.each([
    [[], 'expected an object with a member for each stored component'],
    [
      { teaser: 'hero-banner' },
      'teaser: expected an object with "component" and "fields", found "hero-banner"',
    ],
    [
      { teaser: {} },
      'teaser.component: expected the name of a component of the site, found "teaser"',
    ],
    [
      { teaser: { component: 'hero' } },
      'teaser.component: expected the name of a component of the site, found "hero"',
    ],
    [
      { a: { component: 'faqs', fields: { rows: 'rows' } } },
      'a.fields.rows: faqs has no field of this name; it has ',
    ],
    [
      { a: { component: 'faqs', fields: { heading: 7 } } },
      'a.fields.heading: expected the name of a stored field, ',
    ],
    [
      { a: { component: 'faqs', fields: { heading: { join: [7] } } } },
      'a.fields.heading: expected the name of a stored field, ',
    ],
    [
      { a: { component: 'faqs', fields: { entries: { list: [{ component: 'nope' }] } } } },
      'a.fields.entries.list.0.component: expected the name of a component of the site, found "nope"',
    ],
    [{ faqs: { field: {} } }, 'faqs.field: expected only "component" and "fields", found {}'],
  ])('%j is rejected with a sentence', (stored, expected) => {
    expect(errorsOf(stored)).toEqual([expect.stringContaining(expected)])
  })

  test('is rejected with all of its errors at once', () => {
    expect(errorsOf({ a: {}, b: { component: 'faqs', fields: { nope: '' } } })).toHaveLength(3)
  })
})
