import { graphic as choice } from '@prospectus/content/schema/blocks/graphic'
import { renderMarkup } from '@prospectus/site/src/ui/testing/render.tsx'
import { describe, expect, it } from 'vitest'
import { pageWithDataset } from './dataset-page.fixture.ts'
import { Drawn, DrawnMedia, drawingNamed } from './drawn.fixture.tsx'

const office = {
  component: 'modules/world',
  portfolio: 'Office move',
  unit: 'money',
  period: 'month',
  start: '2025-01-01 00:00',
  projects: [
    {
      name: 'Fit-out',
      planned: '0 1000 2000 3000 4000',
      earned: '0 800 1600',
      actual: '0 1000 2000',
    },
  ],
  packages: ['Walls', 'Desks'].map((name, index) => ({
    name,
    planned_start: 0,
    planned_end: index + 2,
    forecast_start: 0,
    forecast_end: index + 3,
    done: 50,
  })),
  hours_of: 'Noor Abadi',
  hours_from: '2025-09-22 00:00',
  bookings: [
    { name: 'Drawings', code: '1.3', hours: '4 8 0' },
    { name: 'Survey', code: '1.4', hours: '3.5 0 7.5' },
  ],
  decisions: [
    {
      name: 'Gate 4',
      project: 'Fit-out',
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
  changes: [
    {
      name: 'Change 0162',
      title: 'Third lift',
      project: 'Fit-out',
      asked_by: 'R. Osei',
      amount: 186,
      contingency: 940,
      days: 6,
    },
  ],
}

function draw(graphic: string, dataset: object = office, lang = 'en') {
  const page = pageWithDataset(dataset, { world: 'north' }, lang)
  return renderMarkup(<Drawn graphic={graphic} id="one" />, page)
}

const screens = ['phone', 'change', 'decision', 'board'] as const

describe('screens of the product', () => {
  it('puts a screen into a window, and a phone, which has its own frame, next to the text', () => {
    const media = (graphic: string) =>
      renderMarkup(<DrawnMedia graphic={graphic} />, pageWithDataset(office))
    expect(media('decision')).toContain('product-window-view')
    // Only pictures that a phone shows in part have a ruler.
    expect(media('decision')).not.toContain('product-window-bar')
    expect(media('phone').match(/class="phone /g)).toHaveLength(3)
    expect(media('phone')).not.toContain('product-window')
  })

  it('names the view of the product in the window’s title bar and marks it in the sidebar', () => {
    const html = renderMarkup(<DrawnMedia graphic="gantt" />, pageWithDataset(office))
    expect(html).toMatch(/class="product-window-title[^"]*">.*<span>Schedule<\/span>/)
    expect(html.match(/product-window-current/g)).toHaveLength(1)
  })

  it('shows a change alone on one phone', () => {
    const html = draw('change')
    expect(html.match(/class="phone /g)).toHaveLength(1)
    expect(html).toContain('£754k')
    expect(html).toMatch(/>Approve<.*>Send back</)
    expect(draw('change', office, 'de')).toMatch(/>Freigeben<.*>Zurückgeben</)
  })

  it('shows a week of hours, a project and a change on phones', () => {
    const html = draw('phone')
    for (const figure of ['Monday: 7.5 h', '23 h', 'Week of 22 September', '0.80', '£754k']) {
      expect(html).toContain(figure)
    }
    expect(html).toMatch(/Asked by R\. Osei<\/strong> Fit-out.*Finish moves by 6 days/)
    expect(html).toMatch(/Next to finish.*Walls.*31 Mar.*Desks.*30 Apr/)
  })

  it('nothing on a drawn phone can be pressed', () => {
    expect(draw('phone')).not.toMatch(/<(button|a|input)\b/)
  })

  it('LANG-1 is in the language of the page', () => {
    const html = draw('phone', office, 'de')
    for (const words of ['Montag: 7,5 h', 'Reserve nachher']) expect(html).toContain(words)
  })

  it('a decision in a chat shows its project’s figures between the messages', () => {
    const html = draw('decision')
    const text = html.replace(/<[^>]+>/g, ' ')
    expect(text).toContain('Sample figures')
    // EAC = 4,000 / (1,600 / 2,000).
    for (const figure of ['9 people', 'Gate 4: Fit-out', '16 October 2025', '£4.00m', '£5.00m']) {
      expect(text).toContain(figure)
    }
    expect(text).toContain('0.80 and 0.80')
    expect(text).toContain('13 of 14 items accepted')
    expect(text.indexOf('Card below.')).toBeLessThan(text.indexOf('Gate 4'))
    expect(text.indexOf('Plan attached.')).toBeGreaterThan(text.indexOf('Send back'))
    expect(html).not.toMatch(/<button|<a /)
  })

  it('opens the first decision on the board, among those of its gate and of others', () => {
    const [decision] = office.decisions
    const others = [
      { name: 'Gate 2', project: 'Lighting', value: 1150, asked_by: 'Stations', due: '2025-10-16' },
      { name: 'Gate 2', project: 'Spare parts', value: 640, due: '2025-10-16' },
      { name: 'Gate 4', project: 'Canteen', value: 5600 },
    ]
    const html = draw('board', { ...office, decisions: [decision, ...others] })
    const text = html.replace(/<[^>]+>/g, ' ')
    for (const shown of ['£1.15m', '£5.60m', '16 Oct', 'later', '13 of 14 items accepted']) {
      expect(text).toContain(shown)
    }
    // The sum of what is due at each gate; the budget and the forecast of the open one.
    expect(text).toMatch(/Gate 2\s+£1\.79m.*Gate 4\s+£4\.00m.*Budget\s+£4\.00m.*£5\.00m/s)
    expect(html.match(/class="board-accepted"/g)).toHaveLength(13)
    expect(html).not.toMatch(/<button|<a /)
  })

  it('DATA-4 every drawing that an editor can choose is drawn', () => {
    const offered = choice.definition.options?.map(({ value }) => value) ?? []
    expect(offered.length).toBeGreaterThan(5)
    expect(offered.filter((name) => drawingNamed(name) === undefined)).toEqual(['none'])
  })

  it.each(screens)('DATA-4 %s draws nothing if the dataset lacks the figures', (screen) => {
    expect(draw(screen, { component: 'modules/world', projects: office.projects })).toBe('')
    expect(draw(screen)).not.toMatch(/NaN|undefined|Infinity|style=/)
  })
})
