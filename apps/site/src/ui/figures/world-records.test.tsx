import { graphic as choice } from '@prospectus/content/schema/blocks/block-settings'
import { describe, expect, it } from 'vitest'
import { bringsPicture } from '../../rendering/seen.ts'
import { renderMarkup } from '../testing/render.tsx'
import { Drawn, drawingNamed } from './drawn.fixture.tsx'
import { drawings } from './world-figure.tsx'
import { pageInWorld } from './world-page.fixture.ts'

const request = (name: string, marks: string, state: string, answer?: string) => ({
  ...{ name, owner: 'Estates', marks, state, answer },
})

const north = {
  component: 'modules/world',
  unit: 'money',
  period: 'month',
  start: '2025-01-01 00:00',
  projects: [
    {
      name: 'Viaduct',
      planned: '0 1000 2000 3000 4000',
      earned: '0 800 1600',
      actual: '0 1000 2000',
    },
  ],
  criteria: [
    { name: 'Safety', weight: 60 },
    { name: 'Cost', weight: 40 },
  ],
  requests: [
    request('Lights', '4 3', 'approved'),
    request('Ramp', '5 5', 'approved'),
    request('Chargers', '2 2.5', 'held', 'Held to April'),
    request('New app', '1 1', 'declined'),
  ],
  loads: [
    { name: 'Ledger', kind: 'costs', rows: 9000, waiting: 40, refused: 4, loaded: '10:30' },
    { name: 'Personnel', kind: 'people', rows: 1000 },
  ],
  epics: [
    { name: 'TEL-41 Gateway', task: '2.1 Software', done: 89, points: 104, hours: 1040 },
    { name: 'TEL-52 Model', task: '2.2 Models', done: 47, points: 94, hours: 1410 },
  ],
  decisions: [
    {
      name: 'Gate 4',
      project: 'Viaduct',
      channel: 'Renewals board',
      people: 9,
      due: '2025-10-16 00:00',
      accepted: 13,
      evidence: 14,
      messages: [
        { name: 'A. Asker', time: '09:02', says: 'Card below.' },
        { name: 'B. Builder', time: '09:26', says: 'Plan attached.' },
      ],
    },
  ],
  steps_title: 'An epic, from commitment to release',
  steps_unit: 'days',
  steps: [
    { name: 'Worked on', time: 30 },
    { name: 'Before review', time: 90, idle: true },
  ],
}

const draw = (graphic: string, world: object = north) =>
  renderMarkup(<Drawn graphic={graphic} id="one" />, pageInWorld(world))

/** The text of a table's rows, cell by cell. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      cell
        .replace(/<svg.*?<\/svg>/gs, '')
        .replace(/<span class="register-of">/g, ' | ')
        .replace(/<[^>]+>/g, ''),
    ),
  )

describe('screens of the product that are drawn from a world', () => {
  it('BLOCK-2a requests stand by score, with a line below those that are approved', () => {
    const html = draw('requests')
    expect(rowsOf(html)).toEqual([
      ['Request', 'Score', 'Answer'],
      ['Ramp | No. 1, Estates', '100', 'Approved'],
      ['Lights | No. 2, Estates', '72', 'Approved'],
      ['Chargers | No. 3, Estates', '44', 'Held to April'],
      ['New app | No. 4, Estates', '20', 'Declined'],
      ['All 4 requests', '', '2 approved'],
    ])
    expect(html).toContain('2 approved, 1 held, 1 declined')
    expect(html.match(/register-cut/g)).toHaveLength(1)
    expect(html).toMatch(/class="register-cut"><th scope="row" role="rowheader">Chargers/)
  })

  it('a score is worked out: weight by mark, and the whole below', () => {
    expect(rowsOf(draw('score'))).toEqual([
      ['Criterion', 'Weight', 'Mark', 'Points'],
      ['Safety', '60', '4 of 5', '48'],
      ['Cost', '40', '3 of 5', '24'],
      ['Score', '100', '', '72'],
    ])
  })

  it('sources say what they delivered; what waits and what is refused adds up', () => {
    const html = draw('loads')
    expect(rowsOf(html)).toEqual([
      ['Source', 'Rows', 'No code', 'Refused'],
      ['Ledger | costs, 10:30', '9,000', '40', '4'],
      ['Personnel | people', '1,000', '0', '0'],
      ['Together', '10,000', '40', '4'],
    ])
    expect(html).toContain('9,956 rows matched')
    expect(html).toContain('4 refused by a rule: 0.04%.')
  })

  it('epics earn hours by their points, and the two totals are both said', () => {
    const html = draw('epics')
    expect(rowsOf(html)).toEqual([
      ['Epic', 'Points', 'Done', 'Earned'],
      ['TEL-41 Gateway | 2.1 Software', '89 of 104', '86%', '890 h'],
      ['TEL-52 Model | 2.2 Models', '47 of 94', '50%', '705 h'],
      ['All epics', '136 of 198', '69%', '1,595 h'],
    ])
    expect(html).toContain('69% done by points, 65% by budgeted hours: 1,595 of 2,450 h.')
  })

  it('a decision in a chat carries the figures of its project between what is said', () => {
    const html = draw('decision')
    const text = html.replace(/<[^>]+>/g, ' ')
    expect(text).toContain('Sample figures')
    // EAC = 4,000 / (1,600 / 2,000).
    for (const figure of ['9 people', 'Gate 4: Viaduct', '16 October 2025', '£4.00m', '£5.00m']) {
      expect(text).toContain(figure)
    }
    expect(text).toContain('0.80 and 0.80')
    expect(text).toContain('13 of 14 items accepted')
    expect(text.indexOf('Card below.')).toBeLessThan(text.indexOf('Gate 4'))
    expect(text.indexOf('Plan attached.')).toBeGreaterThan(text.indexOf('Send back'))
    expect(html).not.toMatch(/<button|<a /)
  })

  it('steps add up, and waiting is told from work', () => {
    const html = draw('steps')
    expect(html).toContain('<caption>An epic, from commitment to release</caption>')
    expect(rowsOf(html)).toEqual([
      ['Step', 'Working days'],
      ['Worked on', '30'],
      ['Before review | waiting', '90'],
      ['Together', '120'],
    ])
    expect(html).toContain('Worked on for 30 of 120: a flow efficiency of 25%.')
    const busy = { ...north, steps: [{ name: 'Mapping', time: 4 }], steps_unit: 'minutes' }
    expect(draw('steps', busy)).not.toContain('efficiency')
  })

  it('DATA-4 every drawing that an editor can choose is drawn', () => {
    const offered = choice.definition.options?.map(({ value }) => value) ?? []
    expect(offered.length).toBeGreaterThan(15)
    expect(offered.filter((name) => drawingNamed(name) === undefined)).toEqual(['none'])
  })

  it('DATA-2 a decision in a chat is the picture of the page, which is not drawn again below it', () => {
    expect(bringsPicture(draw('decision'))).toBe(true)
  })

  it.each(['requests', 'score', 'loads', 'epics', 'decision', 'steps'] as const)(
    'DATA-4 %s draws nothing where the world lacks the figures',
    (graphic) => {
      expect(draw(graphic, { component: 'modules/world', projects: [] })).toBe('')
      const orphan = { ...north, projects: [], requests: [], loads: [], epics: [], steps: [] }
      expect(draw(graphic, orphan)).toBe('')
    },
  )

  it.each(drawings.map((drawing) => [drawing.name, drawing] as const))(
    'DATA-4 %s says that it can be drawn exactly where it shows something',
    (_, { canDraw, View }) => {
      for (const world of [north, { component: 'modules/world' }]) {
        const page = pageInWorld(world)
        const shown = renderMarkup(<View id="one" isScreen />, page)
        expect(shown !== '').toBe(canDraw(page))
      }
    },
  )
})
