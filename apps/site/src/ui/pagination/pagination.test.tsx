import { pagingOf } from '@prospectus/catalogue/resources/paging'
import { listMessages } from '@prospectus/content/messages/list-messages'
import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../testing/render.tsx'
import { Pagination } from './pagination.tsx'

const render = (total: number, page: number) =>
  renderMarkup(
    <Pagination
      paging={pagingOf(total, page, 9)}
      hrefOf={(at) => `/resources?page=${at}`}
      messages={listMessages('en').pagination}
    />,
  )

/** The links and gaps in reading order, as their text. */
const texts = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, inside = '']) => inside.replace(/<[^>]+>/g, ''))

describe('Pagination', () => {
  it('RES-4 shows all numbers up to five pages, with Next and no Prev on the first', () => {
    expect(texts(render(45, 1))).toEqual(['1', '2', '3', '4', '5', 'Next'])
  })

  it('RES-4 shows first, last, the window and visible ellipses otherwise', () => {
    expect(texts(render(900, 50))).toEqual([
      ...['Prev', '1', '…', '49', '50', '51', '…', '100'],
      'Next',
    ])
  })

  it('RES-4 leaves Next out on the last page', () => {
    expect(texts(render(27, 3))).toEqual(['Prev', '1', '2', '3'])
  })

  it('marks the current page, and names itself Pagination', () => {
    const html = render(27, 2)
    expect(html).toContain('<nav class="pagination" aria-label="Pagination">')
    expect(html.match(/aria-current="page"[^>]*>(\d+)</)?.[1]).toBe('2')
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })

  it('is not there for a single page', () => {
    expect(render(9, 1)).toBe('')
  })

  it.each([0, 1, 5, 6, 7, 50])(
    'RES-4 leads on and back from every one of %i pages, by links to pages that exist',
    (pages) => {
      for (let page = 1; page <= Math.max(pages, 1); page += 1) {
        const shown = texts(render(pages * 9, page))
        expect(shown.includes('Prev')).toBe(page > 1)
        expect(shown.includes('Next')).toBe(page < pages)
        const numbers = shown.map(Number).filter(Number.isFinite)
        const around = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
        expect(numbers).toEqual(expect.arrayContaining(pages > 1 ? around : []))
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        // An ellipsis for two or more hidden numbers, and only there.
        const gaps = numbers.filter((at, index) => at - (numbers[index - 1] ?? 0) > 1)
        expect(shown.filter((text) => text === '…')).toHaveLength(gaps.length)
        expect(gaps.filter((at) => !numbers.includes(at - 2))).toEqual(gaps)
      }
    },
  )
})
