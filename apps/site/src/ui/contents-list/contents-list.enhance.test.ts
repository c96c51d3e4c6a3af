// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enhance } from './contents-list.always.ts'

const DELAY_MS = 100

/** A page whose headings begin at 100, 600 and 1100 px, its contents list at work. */
function openPage() {
  document.body.innerHTML = `<nav><details><summary>Contents</summary>${['a', 'b', 'c']
    .map((id) => `<a href="#${id}">${id}</a>`)
    .join('')}</details></nav><h2 id="a">A</h2><h2 id="b">B</h2><h2 id="c">C</h2>`
  let scrolled = 0
  vi.stubGlobal('innerHeight', 1000)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
  for (const [index, heading] of [...document.querySelectorAll('h2')].entries()) {
    heading.style.scrollMarginBlockStart = '60px'
    heading.getBoundingClientRect = () => new DOMRect(0, 100 + 500 * index - scrolled, 100, 40)
    heading.scrollIntoView = () => scrollTo(40 + 500 * index)
  }
  const scrollTo = (top: number) => {
    scrolled = top
    dispatchEvent(new Event('scroll'))
  }
  const list = document.querySelector('nav')
  if (list === null) throw new Error('There is no list')
  enhance(list)
  return {
    scrollTo,
    click: (id: string) => list.querySelector<HTMLElement>(`[href="#${id}"]`)?.click(),
    current: () =>
      [...list.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent),
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

describe('BLOCK-7 a contents list', () => {
  it('marks a heading 100 ms after it has come into the top 40 %, however the page scrolls on', () => {
    const { scrollTo, current, pass } = openPage()
    pass(DELAY_MS)
    expect(current()).toEqual(['a'])
    scrollTo(199)
    pass(1000)
    expect(current()).toEqual(['a'])
    scrollTo(210)
    pass(60)
    scrollTo(230)
    pass(39)
    expect(current()).toEqual(['a'])
    pass(1)
    expect(current()).toEqual(['b'])
  })

  it('keeps a clicked heading until the visitor scrolls on', () => {
    const { click, scrollTo, current, pass } = openPage()
    click('b')
    pass(DELAY_MS)
    expect([current(), location.hash]).toEqual([['b'], '#b'])
    scrollTo(710)
    pass(DELAY_MS)
    expect(current()).toEqual(['c'])
  })
})
