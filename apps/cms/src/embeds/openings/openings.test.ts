import { describe, expect, it } from 'vitest'
import type { StoredStory } from '../../queries/story-rows.ts'
import { createOpeningsRoutes } from './openings-routes.tsx'

const vacancy = (slug: string, more: Readonly<Record<string, unknown>> = {}) =>
  ({
    uuid: slug,
    group_id: slug,
    lang: 'default',
    name: `Name of ${slug}`,
    full_slug: `job-vacancies/${slug}`,
    is_startpage: false,
    content: JSON.stringify({ component: 'modules/job-vacancy', ...more }),
  }) as StoredStory

const open = (...stories: readonly StoredStory[]) => {
  const storage = { listStories: async () => ({ items: stories, total: stories.length }) }
  const app = createOpeningsRoutes({ storage, siteUrl: 'https://www.vendor.example' })
  return async (address: string) => await (await app.request(address)).text()
}
const titles = (html: string) => [...html.matchAll(/>Name of ([\w-]+)</g)].map(([, slug]) => slug)

describe('the list of openings', () => {
  it('EMBED-1 lists the vacancies, and links to them in the top window', async () => {
    const html = await open(
      vacancy('tester', { department: 'Quality', location: 'Leeds', contract: 'Full time' }),
      vacancy('cook'),
    )('/openings?embedded=true')
    expect(html).toContain(
      '<a href="https://www.vendor.example/job-vacancies/tester" target="_top">Name of tester</a>',
    )
    for (const fact of ['Quality', 'Leeds', 'Full time']) expect(html).toContain(fact)
    expect(titles(html)).toEqual(['tester', 'cook'])
    expect(html).not.toContain('<select')
  })

  it('says when nothing is open', async () => {
    expect(await open()('/openings')).toContain('No position is open at the moment.')
    expect(await open()('/openings?lang=de')).toContain('Zurzeit ist keine Stelle offen.')
  })

  const many = open(
    ...['a', 'b', 'c'].map((n) =>
      vacancy(`york-${n}`, { department: 'Support', location: 'York, England' }),
    ),
    ...['a', 'b', 'c'].map((n) =>
      vacancy(`bonn-${n}`, { department: n === 'a' ? 'Sales' : 'Support', location: 'Bonn' }),
    ),
  )

  it.each([
    ['', 6, '6 positions'],
    ['?place=Bonn', 3, '3 of 6 positions'],
    ['?place=York', 3, '3 of 6 positions'],
    ['?place=Bonn&department=Sales', 1, '1 of 6 positions'],
    ['?place=York&department=Sales', 0, 'No open position has both.'],
    ['?place=Atlantis', 6, '6 positions'],
  ])('can be filtered by place and department: %s', async (query, count, summary) => {
    const html = await many(`/openings${query}`)
    expect(html.match(/<select/g)).toHaveLength(2)
    expect(titles(html)).toHaveLength(count)
    expect(html).toContain(summary)
  })

  it('LANG-2 has each vacancy once, in the requested language if it is translated', async () => {
    const send = open(
      vacancy('tester'),
      { ...vacancy('pruefer'), group_id: 'tester', lang: 'de', full_slug: 'de/job-vacancies/p' },
      vacancy('cook'),
    )
    expect(titles(await send('/openings'))).toEqual(['tester', 'cook'])
    const german = await send('/openings?lang=de')
    expect(titles(german)).toEqual(['pruefer', 'cook'])
    expect(german).toMatch(/<li class="opening" lang="en">.*Name of cook/s)
  })
})
