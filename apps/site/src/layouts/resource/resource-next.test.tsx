import { noSettings } from '@prospectus/content/reading/site-context'
import type { RichText } from '@prospectus/content/schema/rich-text/rich-text'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import { describe, expect, it } from 'vitest'
import { internalLinkTarget } from '../../ui/link/link.tsx'
import { examplePage, renderMarkup } from '../../ui/testing/render.tsx'
import { nextPage, ResourceNext } from './resource-next.tsx'

type Resource = Parameters<typeof nextPage>[0]

const entry = (label: string, path: string) => ({
  component: 'nav-entry',
  uid: path,
  label,
  link: internalLinkTarget(path),
  description: undefined,
})
const group = (...entries: readonly ReturnType<typeof entry>[]) => ({
  component: 'nav-group',
  uid: entries[0]?.uid ?? '',
  label: 'Group',
  link: undefined,
  entries,
})
const settings: Settings = {
  ...noSettings,
  navigation: [
    group(entry('Planning', '/planning'), entry('News', '/resources?type=news')),
    group(entry('Prices', '/pricing')),
  ],
  footer: [group(entry('Contact', '/contact/'))],
}

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
                marks: [{ type: 'link', link: internalLinkTarget(path), attributes: undefined }],
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

describe('the end of a resource', () => {
  const render = (
    { kind = 'article', linked = '/planning', topics = [] as { label: string; path: string }[] },
    button = '/demo',
  ) => {
    const page = examplePage({
      settings: {
        ...settings,
        navigationLinks: [
          { type: 'secondary', label: 'Sign in', link: internalLinkTarget('/sign-in') },
          { type: 'primary', label: 'Book a demo', link: internalLinkTarget(button) },
        ],
      } as never,
    })
    const { messages } = page
    const shown = { ...resource([linked], [], []), topics, kind, messages } as never
    const html = renderMarkup(<ResourceNext resource={shown} />, page)
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*class="([^"]*)"/g)]
    return { html, links: links.map(([, href, classes]) => `${href} ${classes}`) }
  }

  it("BLOCK-12 has the header's primary button beside the way on", () => {
    expect(render({}).links).toEqual([
      '/planning resource-next-link',
      '/demo button button-secondary',
    ])
  })

  it('BLOCK-12 leaves out the way on where the button leads there', () => {
    expect(render({}, '/planning').links).toEqual(['/planning button button-secondary'])
  })

  it('BLOCK-12 leads to all resources on the first topic where no page is found', () => {
    const topics = [
      { label: 'PMO', path: '/resources?theme=pmo' },
      { label: 'ESG', path: '/resources?theme=esg' },
    ]
    const { html, links } = render({ linked: '/blog/other', topics })
    expect(links[0]).toBe('/resources?theme=pmo resource-next-link')
    expect(html).toMatch(/resource-next-link"[^>]*>PMO</)
    expect(render({ topics }).links[0]).toBe('/planning resource-next-link')
  })

  it("BLOCK-12 is a band of the brand's colour on a client story only", () => {
    const story = render({ kind: 'case' })
    expect(story.html).toMatch(/^<div class="resource-next-band theme-brand">/)
    expect(story.links).toEqual(['/planning resource-next-link', '/demo button button-primary'])
    expect(render({}).html).not.toMatch(/resource-next-band|theme-brand/)
  })
})
