import { readStory } from '@prospectus/content/stories/read-story'
import { describe, expect, it } from 'vitest'
import { emptySnapshot, examplePage, renderMarkup, surroundings } from '../../ui/testing/render.tsx'
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

function render(name: string, content: object, fullSlug = 'example'): string {
  const story = readStory(
    { id: 1, uuid: 'story', name, full_slug: fullSlug, content },
    surroundings,
  )
  return renderMarkup(<PageLayout />, examplePage({ story, snapshot }))
}

const h1 = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)

describe('BLOCK-1 the general layout', () => {
  it('HEAD-1 titles the page with the story’s name when no block does, and draws its graphic', () => {
    const html = render('Stage gates', { component: 'modules/page', graphic: 'gates', body: [] })
    expect(h1(html)).toEqual(['Stage gates'])
    expect(html).toContain('Portfolio by stage')
  })

  it('shows the way down to a nested page', () => {
    const html = render('Planner', { component: 'modules/page', body: [] }, 'job-vacancies/planner')
    expect(html).toMatch(/<nav class="breadcrumbs" aria-label="Breadcrumb"/)
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

  it('shows a vacancy’s facts beside its text, and where to apply', () => {
    const html = render('Planner', {
      component: 'modules/job-vacancy',
      department: 'Practice',
      location: 'Leeds',
      body: 'You plan.',
      facts: [{ component: 'fact', _uid: 'f', label: 'Salary', value: '£58,000' }],
      apply: { linktype: 'email', email: 'jobs@corvane.example' },
    })
    expect(html).toMatch(/<dt>Department<\/dt><dd>Practice<\/dd>/)
    expect(html).toMatch(/<dt>Salary<\/dt><dd>£58,000<\/dd>/)
    expect(html).not.toContain('Contract')
    expect(html).toContain('You plan.')
    expect(html).toContain('mailto:jobs@corvane.example')
  })

  it('shows a partner under its own heading', () => {
    const html = render('Terms', {
      component: 'modules/partner',
      heading: 'Partner terms',
      body: 'One.',
    })
    expect(h1(html)).toEqual(['Partner terms'])
  })

  it('still has a title for content that it knows nothing of', () => {
    expect(h1(render('Mystery', { component: 'modules/mystery' }))).toEqual(['Mystery'])
  })
})
