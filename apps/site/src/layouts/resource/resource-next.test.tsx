import { noSettings } from '@prospectus/content/reading/site-context'
import type { RichText } from '@prospectus/content/schema/rich-text/rich-text'
import { describe, expect, it } from 'vitest'
import { toPage } from '../../ui/link/link.tsx'
import { nextPage } from './resource-next.tsx'

type Resource = Parameters<typeof nextPage>[0]

const entry = (label: string, path: string) => ({
  component: 'nav-entry',
  uid: path,
  label,
  link: toPage(path),
  description: undefined,
})
const group = (...entries: readonly ReturnType<typeof entry>[]) => ({
  component: 'nav-group',
  uid: entries[0]?.uid ?? '',
  label: 'Group',
  link: undefined,
  entries,
})
const settings = {
  ...noSettings,
  navigation: [
    group(entry('Planning', '/planning'), entry('News', '/resources?type=news')),
    group(entry('Prices', '/pricing')),
  ],
  footer: [group(entry('Contact', '/contact/'))],
} as never

function resource(
  paths: readonly string[],
  topics: readonly string[],
  industries: readonly string[],
): Resource {
  const body: RichText = paths.map((path) => ({
    type: 'bullet_list',
    items: [
      {
        dir: undefined,
        content: [
          {
            type: 'paragraph',
            align: undefined,
            dir: undefined,
            content: [
              {
                type: 'text',
                text: 'here',
                marks: [{ type: 'link', link: toPage(path), attributes: undefined }],
              },
            ],
          },
        ],
      },
    ],
  }))
  const content = { body: [{ kind: 'block', component: 'content-area', body }] }
  return { content, topics: topics.map((label) => ({ label, path: '/' })), industries } as never
}

const next = (
  paths: readonly string[],
  topics: readonly string[] = [],
  industries: readonly string[] = [],
) => nextPage(resource(paths, topics, industries), { settings })?.label

describe('the way on from a resource', () => {
  it('BLOCK-12 is the first page of the menu that its text links to', () => {
    expect(next(['/blog/other', '/pricing#list', '/planning'])).toBe('Prices')
    expect(next(['/contact/'])).toBe('Contact')
  })

  it('BLOCK-12 is else the page that is named like one of its topics', () => {
    expect(next(['/blog/other'], ['Scheduling', 'Planning'])).toBe('Planning')
    expect(next(['/pricing'], ['Planning'])).toBe('Prices')
  })

  it('BLOCK-12 is else the page that is named like one of its industries', () => {
    expect(next([], ['Scheduling'], ['Mining', 'Planning'])).toBe('Planning')
    expect(next([], ['Planning'], ['Contact'])).toBe('Planning')
  })

  it('BLOCK-12 is no list of resources, and nothing where neither is found', () => {
    expect(next(['/resources'], ['News'])).toBeUndefined()
    expect(next([])).toBeUndefined()
  })
})
