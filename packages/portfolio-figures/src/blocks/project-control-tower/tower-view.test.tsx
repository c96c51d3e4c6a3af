import { examplePage, readExample, renderBlock } from '@prospectus/site/src/ui/testing/render.tsx'
import { describe, expect, it } from 'vitest'
import { projectControlTower } from '../../schema/project-control-tower.ts'
import { liveTowerView } from './live-tower-view.tsx'

const render = (raw: Parameters<typeof readExample>[1], lang = 'en') =>
  renderBlock(liveTowerView, readExample(projectControlTower, raw), {
    page: examplePage({ lang }),
  })

/** Text of each cell, row by row; the first row is the head. */
const cells = (html: string) =>
  [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => cell.replace(/<[^>]*>/g, '|')),
  )

describe('project-control-tower', () => {
  it('shows each row as one line that opens on a phone: name, state and index', () => {
    const folds = [
      ...render('usual').matchAll(/<details class="project-control-tower-fold">.*?<\/details>/g),
    ]
    const texts = folds.map(([fold]) => fold.replace(/<[^>]*>/g, ''))
    expect(texts).toHaveLength(5)
    expect(texts[0]).toBe('Signalling renewal Behind plan 0.95')
  })

  it('BLOCK-2 calculates every index and forecast from the figures of its own row', () => {
    const html = render('usual')
    const signalling = cells(html)[1]?.join() ?? ''
    for (const part of ['Signalling renewal', 'G3', 'Behind plan', '0.95', '0.97', '9,865']) {
      expect(signalling).toContain(part)
    }
    expect(signalling).toContain('+265')
    expect(signalling).toContain('+7 weeks')
    expect(html).not.toContain('<img')
  })

  it('is a table with a header for each column and row, and a total row', () => {
    const html = render('usual')
    expect(html.match(/<th scope="col"/g)).toHaveLength(11)
    expect(html.match(/<th[^>]*scope="row"/g)).toHaveLength(5)
    const totals = cells(html).at(-1)?.join() ?? ''
    for (const sum of ['4 projects', '9,000', '8,360', '8,938', '20,650']) {
      expect(totals).toContain(sum)
    }
  })

  it('gives the status date and the unit, and explains the indices', () => {
    const html = render('usual')
    expect(html).toContain('<time dateTime="2024-06-28T18:00:00.000Z">28 June 2024 at 18:00 UTC')
    expect(html).toContain('Figures in £ thousand')
    expect(html).toContain('Ahead from an index of 1.03, behind under 0.97')
    expect(render('most')).toContain('>28 June 2024</time>')
    expect(render('least')).toContain('Figures in thousands')
  })

  it('marks the one project that is furthest behind', () => {
    const html = render('usual')
    expect(html.match(/project-control-tower-lowest/g)).toHaveLength(1)
    expect(cells(html)[3]?.[0]).toContain('Ticketing platform')
    expect(cells(html)[3]?.[0]).toContain('Furthest behind')
  })

  it('DATA-4 shows a dash for unknown figures', () => {
    const html = render('hostile')
    expect(html).toContain('–')
    expect(html).toContain('No figures yet')
    expect(html).not.toMatch(/NaN|Infinity|undefined|<script|<i>nobody/)
  })

  it('omits a column without values', () => {
    const figures = { planned_value: '4', earned_value: '3', actual_cost: '3' }
    const some = render({
      projects: [
        { name: 'Design', ...figures },
        { name: 'Works', ...figures, gate: 'G2' },
      ],
    })
    const [head = [], , second = [], total = []] = cells(some)
    const names = ['Project', 'Gate', 'Status', 'SPI', 'CPI', 'Planned', 'Earned', 'Actual']
    expect(head).toHaveLength(names.length)
    expect(total).toHaveLength(names.length)
    expect(second.join()).toContain('G2')
    expect(cells(render('least'))[0]).toEqual(['|Project|', '|Status|'])
    expect(render('least')).toContain('No figures yet')
  })

  it('names its rows and its total if they are not projects', () => {
    const html = render('most')
    expect(cells(html)[0]?.[0]).toBe('|Work package|')
    expect(cells(html).at(-1)?.[0]).toMatch(/^\|\|Programme North\|/)
    expect(html).not.toContain('projects')
  })

  it('has no total row for a single project, but for a hundred', () => {
    expect(render('least')).not.toContain('<tfoot')
    const projects = Array.from({ length: 100 }, (_, index) => ({ name: `P${index}` }))
    expect(render({ projects })).toContain('100 projects')
  })

  it('LANG-1 formats figures, days and words in the page’s language', () => {
    const html = render('usual', 'de')
    for (const part of ['Hinter Plan', '0,95', '9.865', '+7 Wochen', '28. Juni 2024']) {
      expect(html).toContain(part)
    }
  })
})
