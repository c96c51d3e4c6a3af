import { readStory } from '@prospectus/content/reading/read-story'
import { figureChartExamples } from '@prospectus/content/schema/blocks/figure-chart.examples'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { describe, expect, it } from 'vitest'
import { emptySnapshot, examplePage, renderMarkup, siteContext } from '../../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../../ui/testing/snapshot-of.ts'
import { PageLayout } from './page-layout.tsx'

const folder = {
  id: 7,
  uuid: 'folder',
  slug: 'job-vacancies',
  name: 'Job vacancies',
  published: true,
  parent_id: 0,
  is_folder: true,
  is_startpage: false,
  position: 0,
  path: '/job-vacancies/',
  lang: 'en',
}
const snapshot = emptySnapshot({
  find: (fullSlug) =>
    fullSlug === folder.slug
      ? { kind: 'folder', fullSlug, name: folder.name, published: true }
      : undefined,
})

function render(
  name: string,
  content: object,
  fullSlug = 'example',
  mode: 'production' | 'preview' = 'production',
): string {
  const story = readStory({ id: 1, uuid: 'story', name, full_slug: fullSlug, content }, siteContext)
  return renderMarkup(<PageLayout />, examplePage({ story, snapshot, mode }))
}

const h1 = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)

describe('BLOCK-1 the general layout', () => {
  it('HEAD-1 titles the page with the story’s name when no block does', () => {
    const html = render('Stage gates', { component: 'modules/page', body: [] })
    expect(h1(html)).toEqual(['Stage gates'])
  })

  it('HEAD-1 titles the page with the heading of a form that begins it, or else with the story’s name', () => {
    const form = [{ component: 'form-embed', form_id: 'contact' }]
    for (const component of ['lead-form', 'contact-form']) {
      const titled = { component, _uid: 'f', heading: 'Forty minutes', form }
      const { heading: _, ...untitled } = titled
      const page = (block: object) => render('Demo', { component: 'modules/page', body: [block] })
      expect(h1(page(titled))).toEqual(['Forty minutes'])
      expect(h1(page(untitled))).toEqual(['Demo'])
    }
  })

  describe('DATA-4 invisible blocks do not count', () => {
    const hero = { component: 'hero-banner', _uid: 'h', heading: 'Trains on time' }
    const unseen = {
      'structured data': { component: 'structured-data', code: '{"@type":"Thing"}' },
      'invalid structured data': { component: 'structured-data', code: 'Thing' },
      'an unknown block': { component: 'no-such-block' },
      'a faulty block': { component: 'faqs', entries: [] },
      'a redirect': { component: 'redirect', destination_url: '/about' },
      'a list of nobody': { component: 'team-listing' },
      'something that is no block': null,
    }
    const cases = Object.entries(unseen).flatMap(([name, first]) =>
      (['production', 'preview'] as const).map((mode) => [name, mode, first] as const),
    )

    it.each(cases)(
      'HEAD-1 %s first, in %s: the next visible block titles the page',
      (_, mode, first) => {
        const body = [
          first,
          { component: 'structured-data', code: '{"@type":"Thing"}' },
          hero,
          hero,
        ]
        const html = render('Rail', { component: 'modules/page', body }, 'example', mode)
        expect(h1(html)).toEqual(['Trains on time'])
        expect(html).not.toContain('class="page-title ')
        expect(html.match(/<h2[^>]*>Trains on time/g)).toHaveLength(1)
      },
    )

    it.each(cases)('HEAD-1 only %s, in %s: the story’s name titles the page', (_, mode, only) => {
      const html = render('Rail', { component: 'modules/page', body: [only] }, 'example', mode)
      expect(h1(html)).toEqual(['Rail'])
    })

    it('a block with nothing to show leaves no gap for visitors', () => {
      const body = [hero, { component: 'team-listing', _uid: 't' }]
      expect(render('Rail', { component: 'modules/page', body })).not.toContain('team-listing')
    })
  })

  it('BLOCK-10 the first tool of each kind can be linked to by its kind', () => {
    const tool = { component: 'assessment-tool', url: '//{host}/assessment/which-service' }
    const html = render('Rail', { component: 'modules/page', body: [tool, tool] })
    expect(html.match(/<section [^>]*id="assessment-tool"/g)).toHaveLength(1)
    expect(html.match(/data-block="assessment-tool"/g)).toHaveLength(2)
  })

  it('shows breadcrumbs to a nested page', () => {
    const html = render('Planner', { component: 'modules/page', body: [] }, 'job-vacancies/planner')
    expect(html).toMatch(/<nav class="breadcrumbs small-label" aria-label="Breadcrumb"/)
    expect(html).toMatch(
      /<a href="\/">Home<\/a>.*<span>Job vacancies<\/span>.*aria-current="page">Planner/,
    )
  })

  it('shows a team member with position, biography and a profile that is announced', () => {
    const html = render('Oona Byrne', {
      component: 'modules/team-member',
      position: 'Head of research',
      linkedin_url: 'https://network.example/oona',
      biography: 'Measures decisions.',
    })
    expect(h1(html)).toEqual(['Oona Byrne'])
    expect(html).toContain('Head of research')
    expect(html).toContain('Measures decisions.')
    expect(html).toMatch(
      /href="https:\/\/network\.example\/oona"[^>]*target="_blank" rel="noopener"/,
    )
  })

  it('lists a team member’s works, newest first, in the page’s language', () => {
    const signed = (fullSlug: string, author: string, date: string) =>
      rawStory(fullSlug, { component: 'modules/resource', author, date }, { name: fullSlug })
    const stories = [
      signed('blog/first', 'Oona Byrne', '2019-02-03'),
      signed('podcast/last', 'Oona Byrne', '2022-05-06'),
      signed('blog/other', 'Ken Aldous', '2021-01-01'),
      signed('de/blog/erster', 'Oona Byrne', '2021-01-01'),
    ]
    const member = { component: 'modules/team-member', position: 'Head of research' }
    const list = (written: readonly RawStory[]) => {
      const story = readStory(
        rawStory('team-members/o', member, { name: 'Oona Byrne' }),
        siteContext,
      )
      return renderMarkup(<PageLayout />, examplePage({ story, snapshot: snapshotOf(written) }))
    }
    const html = list(stories)
    expect(html).toContain('<h2 id="written-works">Written by Oona Byrne</h2>')
    const hrefs = [...html.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs).toEqual(['/podcast/last', '/blog/first'])
    expect(html).toContain('<span>Podcast</span>')
    expect(html).not.toMatch(/The newest|earlier/)
    expect(list([])).not.toContain('Written by')
    const dated = {
      component: 'modules/resource',
      author: 'Oona Byrne',
      date: '2025-10-01',
      starts_at: '2025-11-20 09:00',
    }
    expect(list([rawStory('events/supper', dated)])).toContain('20 November 2025')
    const many = Array.from({ length: 101 }, (_, at) =>
      signed(`blog/${at}`, 'Oona Byrne', '2020-01-01'),
    )
    expect(list(many)).toMatch(/The newest 100 of 101\..*<summary[^>]*>92 earlier works/s)
  })

  it('shows a testimonial with its figure and its client story', () => {
    const html = render('Improvement to bottom line', {
      component: 'modules/testimonial',
      number: '£4.2m',
      description: 'In a year.',
      link: { linktype: 'story', cached_url: 'client-stories/halden-rail' },
    })
    expect(h1(html)).toEqual(['Improvement to bottom line'])
    expect(html).toContain('£4.2m')
    expect(html).toMatch(/<a href="\/client-stories\/halden-rail"/)
  })

  it('shows a testimonial’s chart beside its figure, and its blocks below', () => {
    const html = render('Improvement to bottom line', {
      component: 'modules/testimonial',
      number: '£4.2m',
      chart: [figureChartExamples.steps],
      body: [{ component: 'featured-testimonial', _uid: 'q', quote: 'There was time.' }],
    })
    expect(html).toMatch(/testimonial-sheet theme-light.*figure-chart-figure.*There was time/s)
    expect(h1(html)).toEqual(['Improvement to bottom line'])
  })

  it('says the name of a testimonial once where its description is the same', () => {
    const html = render('Time saving a year', {
      component: 'modules/testimonial',
      number: '6,200 h',
      description: 'Time saving a year',
    })
    expect(h1(html)).toEqual(['Time saving a year'])
    expect(html).not.toContain('<p class="lede">')
  })

  it('shows a vacancy’s facts beside its text, and where to apply', () => {
    const html = render('Planner', {
      component: 'modules/job-vacancy',
      department: 'Practice',
      location: 'Leeds',
      body: 'You plan.',
      facts: [{ component: 'fact', _uid: 'f', label: 'Salary', value: '£58,000' }],
      apply: { linktype: 'email', email: 'jobs@vendor.example' },
    })
    expect(html).toContain('<p class="eyebrow">Leeds</p>')
    expect(html).toMatch(/<dt class="small-label">Department<\/dt><dd>Practice<\/dd>/)
    expect(html).toMatch(/<dt class="small-label">Salary<\/dt><dd>£58,000<\/dd>/)
    expect(html).not.toContain('Contract')
    expect(html.match(/>Leeds</g)).toHaveLength(1)
    expect(html).toContain('You plan.')
    expect(html.match(/href="mailto:jobs@vendor\.example"/g)).toHaveLength(2)
    expect(html.match(/(?<=>)Apply[^<]*/g)).toEqual(['Apply', 'Apply for Planner'])
  })

  it('shows a partner under its own heading, with its name above', () => {
    const html = render('Terms', {
      component: 'modules/partner',
      heading: 'Partner terms',
      body: 'One.',
    })
    expect(h1(html)).toEqual(['Partner terms'])
    expect(html).toContain('<p class="eyebrow">Terms</p>')
  })

  it('titles content of an unknown kind with its name', () => {
    expect(h1(render('Mystery', { component: 'modules/mystery' }))).toEqual(['Mystery'])
  })
})
