import { projectControlTower } from '@prospectus/content/schema/blocks/project-control-tower'
import { describe, expect, it } from 'vitest'
import { examplePage, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { projectControlTowerView } from './project-control-tower.tsx'

const render = (raw: Parameters<typeof readExample>[1], lang = 'en') =>
  renderBlock(projectControlTowerView, readExample(projectControlTower, raw), {
    page: examplePage({ lang }),
  })

/** The text of each cell, row by row, the first row being the head. */
const cells = (html: string) =>
  [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => cell.replace(/<[^>]*>/g, '|')),
  )

describe('project-control-tower', () => {
  it('BLOCK-2 shows each project’s figures and their totals', () => {
    const rows = cells(render('usual')).map((row) => row.join())
    expect(rows).toHaveLength(6)
    for (const part of ['Signalling renewal', 'G. Holm', 'G3', '4,200', '3,990', '19 May 2025']) {
      expect(rows[1]).toContain(part)
    }
    for (const sum of ['4 projects', '9,000', '8,360', '8,938', '20,650']) {
      expect(rows.at(-1)).toContain(sum)
    }
  })

  it('shows the date and unit of its figures', () => {
    expect(render('usual')).toContain('As of 28 June 2024 at 18:00 UTC. Figures in £ thousand')
    expect(render('most')).toContain('As of 28 June 2024. ')
    expect(render('least')).toContain('>Figures in thousands<')
  })

  it('DATA-4 shows a dash for unknown figures, and no empty column', () => {
    expect(cells(render('least'))[0]).toEqual(['|Project|'])
    const html = render('hostile')
    expect(html).toContain('–')
    expect(html).not.toMatch(/NaN|Infinity|undefined|<script|<i>nobody/)
  })

  it('names rows and totals that are no projects', () => {
    const html = render('most')
    expect(cells(html)[0]?.[0]).toBe('|Work package|')
    expect(cells(html).at(-1)?.[0]).toContain('Programme North')
    expect(html).not.toContain('projects')
  })

  it('LANG-1 formats figures, days and labels in the language', () => {
    const html = render('usual', 'de')
    for (const part of ['4.200', '4 Projekte', '19. Mai 2025']) expect(html).toContain(part)
  })
})
