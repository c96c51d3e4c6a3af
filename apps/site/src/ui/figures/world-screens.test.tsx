import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../testing/render.tsx'
import { Drawn, DrawnMedia } from './drawn.fixture.tsx'
import { pageInWorld } from './world-page.fixture.ts'

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
    ...{ planned_start: 0, planned_end: index + 2, forecast_start: 0 },
    ...{ forecast_end: index + 3, done: 50 },
  })),
  money_from: '2025-04-01 00:00',
  money: [
    { name: 'Works', budget: '1000 1000 1000', actual: '1100', forecast: '1300 1200' },
    { name: 'Own labour', budget: '200 200 200', actual: '150', forecast: '200 200' },
  ],
  benefits: [
    { name: 'Rent saved', owner: 'Estates', promised: 900, due: '200 450', measured: '250' },
    { name: 'Travel saved', owner: 'Finance', promised: 100, due: '50 60', measured: '20' },
  ],
  retention: 5,
  subcontracts: [
    {
      ...{ name: 'Mast Scaffold', work: 'Access' },
      ...{ value: 500, planned: 200, certified: 190, invoiced: 220 },
    },
    {
      ...{ name: 'Orme Joinery', work: 'Doors' },
      ...{ value: 700, planned: 400, certified: 360, invoiced: 300 },
    },
  ],
  hours_of: 'Noor Abadi',
  hours_from: '2025-09-22 00:00',
  bookings: [
    { name: 'Drawings', code: '1.3', hours: '4 8 0' },
    { name: 'Survey', code: '1.4', hours: '3.5 0 7.5' },
  ],
  changes: [
    {
      ...{ name: 'Change 0162', title: 'Third lift', project: 'Fit-out', asked_by: 'R. Osei' },
      ...{ amount: 186, contingency: 940, days: 6 },
    },
  ],
}

function draw(graphic: string, world: object = office, lang = 'en') {
  const page = pageInWorld(world, { world: 'north' }, lang)
  return renderMarkup(<Drawn graphic={graphic} id="one" />, page)
}

const screens = ['money', 'benefits', 'subcontracts', 'phone', 'hours', 'change'] as const

describe('screens of the product', () => {
  it('shows a year of money by month and by line, with the same sums', () => {
    const html = draw('money')
    // 3,600 budgeted; 1,250 spent of 1,200; 4,150 by the end of the year.
    for (const figure of [
      ...['£1,250k', '4.2% over £1,200k', '£4,150k', '15.3% over £3,600k', '−£550k'],
    ]) {
      expect(html).toContain(figure)
    }
    expect(html).toContain('May: budget £1,200k, forecast £1,500k')
    expect(html).toMatch(/Own labour<.*£600k<.*£150k<.*£550k<.*\+£50k/)
  })

  it('compares benefits that are due with those that are measured', () => {
    const html = draw('benefits')
    for (const figure of ['£270k', '108% of what is due', '25% of the promise', '−£30k', '+£50k']) {
      expect(html).toContain(figure)
    }
    expect(html).toContain('Quarter 2: £510k due, not measured yet')
  })

  it('names what a budget and benefits are of', () => {
    expect(draw('money')).toContain('Office move: budget and outturn')
    expect(draw('benefits', { ...office, benefits_of: 'New lease' })).toContain(
      'New lease: benefits',
    )
  })

  it('marks an invoice that has overtaken the work, and says what is to be accrued', () => {
    const html = draw('subcontracts')
    expect(html).toMatch(/Mast Scaffold.*register-behind">£220k/)
    expect(html.match(/register-behind/g)).toHaveLength(1)
    expect(html).toContain('not invoiced: £60k. Invoiced beyond the work: £30k. Net accrual: £30k')
    expect(html).toContain('5% retention: £26k')
  })

  it('puts a screen into a window, and a phone, which has a frame of its own, beside the words', () => {
    const media = (graphic: string) =>
      renderMarkup(<DrawnMedia graphic={graphic} />, pageInWorld(office))
    expect(media('money')).toContain('product-window-view')
    // A ruler is for a picture of which a phone sees a part.
    expect(media('money')).not.toContain('product-window-bar')
    for (const graphic of ['phone', 'hours', 'change']) {
      expect(media(graphic)).toContain('phones-phone')
      expect(media(graphic)).not.toContain('product-window')
    }
  })

  it('shows a week of hours, a project and a change on phones', () => {
    const html = draw('phone')
    for (const figure of ['Monday: 7.5 h', '23 h', 'Week of 22 September', '0.80', '£754k']) {
      expect(html).toContain(figure)
    }
    expect(html).toContain('Fit-out. Asked by R. Osei. Finish moves by 6 days')
    expect(html).toMatch(/Next to finish.*Walls.*31 Mar.*Desks.*30 Apr/)
    expect(draw('hours')).not.toContain('Change 0162')
    expect(draw('change')).not.toContain('Drawings')
  })

  it('nothing on a drawn phone can be pressed', () => {
    expect(draw('phone')).not.toMatch(/<(button|a|input)\b/)
  })

  it('LANG-1 speaks the language of the page', () => {
    expect(draw('money', office, 'de')).toContain('Mai: Budget 1.200 T£, Prognose 1.500 T£')
    expect(draw('hours', office, 'de')).toContain('Montag: 7,5 h')
    expect(draw('change', office, 'de')).toContain('Reserve nachher')
  })

  it.each(screens)('DATA-4 %s draws nothing where the world lacks the figures', (screen) => {
    expect(draw(screen, { component: 'modules/world', projects: office.projects })).toBe('')
    expect(draw(screen)).not.toMatch(/NaN|undefined|Infinity|style=/)
  })
})
