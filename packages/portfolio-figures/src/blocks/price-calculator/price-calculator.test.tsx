import { knownQuery } from '@prospectus/site/src/http/known-query.ts'
import { examplePage, readExample, renderBlock } from '@prospectus/site/src/ui/testing/render.tsx'
import { describe, expect, it } from 'vitest'
import { priceCalculator } from '../../schema/price-calculator.ts'
import { priceCalculatorView } from './price-calculator.tsx'

const render = (query = '', raw: Parameters<typeof readExample>[1] = 'usual') =>
  renderBlock(priceCalculatorView, readExample(priceCalculator, raw), {
    page: examplePage({ query: new URLSearchParams(query), path: '/pricing' }),
  })
const amount = (html: string, name: string) =>
  new RegExp(`data-text="${name}">([^<]*)<`).exec(html)?.[1]

describe('price-calculator', () => {
  it('has its parameters known to the site, and no others', () => {
    const known = knownQuery('?years=3&planners=40&seats=9')
    expect(known.toString()).toBe('planners=40&years=3')
  })

  it('calculates the price for the address, without script', () => {
    const html = render('planners=60&contributors=540&years=1&implementation=no')
    expect(html).toMatch(/<form[^>]* action="\/pricing"/)
    expect(amount(html, 'planners-working')).toBe('60 × £41')
    expect(amount(html, 'total')).toBe('£81,360')
    expect(html).toMatch(/data-part="later" hidden/)
    expect(html).toMatch(/data-part="implementation" hidden/)
    expect(html).toMatch(/data-band="500" aria-current="true"/)
  })

  it('names every step of the price that it shows at first', () => {
    const html = render()
    expect(amount(html, 'month')).toBe('£4,820')
    expect(amount(html, 'total')).toBe('£222,139')
    expect(amount(html, 'without-rise')).toBe('£211,520')
    expect(html).toContain('each at most 6% dearer than the one before')
    expect(html).toContain('38 days × £1,000, once')
    expect(html).toContain('Prices exclude tax.')
  })

  it('names the field with a wrong number, keeps what was typed, and shows no price', () => {
    const html = render('planners=-3&contributors=260')
    expect(html).toContain(
      '<p data-fault="planners">Planners: type a whole number of seats from 0 to 20,000.</p>',
    )
    expect(html).toMatch(/data-fault="contributors" hidden/)
    expect(html).toContain('value="-3"')
    expect(html).toMatch(/data-part="price" hidden/)
  })

  it('names the start of the price list for fewer seats', () => {
    const html = render('planners=2&contributors=3')
    expect(html).toMatch(/<p data-fault="few">The price list begins at 25 paid seats/)
    expect(html).toMatch(/data-part="price" hidden/)
  })

  it('renders with a price alone', () => {
    expect(amount(render('', 'least'), 'total')).toBe('€55,440')
  })
})
