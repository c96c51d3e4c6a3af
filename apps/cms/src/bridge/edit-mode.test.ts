// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createOutlines } from './edit-mode.ts'

/** Puts a block on the page whose box begins and ends at these pixels of a window of 800. */
function blockAt(top: number, bottom: number) {
  vi.stubGlobal('innerHeight', 800)
  document.body.innerHTML = '<details><summary>More</summary><p data-blok-uid="a-1">A</p></details>'
  const block = document.querySelector('p') as HTMLElement
  block.checkVisibility = () => true
  block.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top)
  const scrolled = vi.fn()
  block.scrollIntoView = scrolled
  return { block, scrolled }
}

test.each([
  ['at the top', 0, 100, false],
  ['with its beginning in view', 799, 1500, false],
  ['below the window', 800, 900, true],
  ['above the window', -300, -100, true],
  ['over more than half of the window', -500, 401, false],
  ['with little of its end in view', -500, 400, true],
])('a block %s is scrolled into view when needed', (_where, top, bottom, moves) => {
  const { scrolled } = blockAt(top, bottom)
  createOutlines().scrollTo('a-1')
  expect(scrolled).toHaveBeenCalledTimes(moves ? 1 : 0)
})

test('closed details around a block are opened; a missing block scrolls nothing', () => {
  const { block, scrolled } = blockAt(900, 950)
  const outlines = createOutlines()
  outlines.scrollTo('b-1')
  expect(scrolled).not.toHaveBeenCalled()
  expect(document.querySelector('details')?.open).toBe(false)
  outlines.scrollTo(String(block.dataset.blokUid))
  expect(document.querySelector('details')?.open).toBe(true)
})

test('the selected block has a solid outline, a hovered one a dashed outline, and none after removal', () => {
  const before = document.adoptedStyleSheets.length
  const outlines = createOutlines()
  const sheet = document.adoptedStyleSheets.at(-1)
  const rules = () =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.match(/[ab]-1|solid|dashed/g))
  outlines.hover('a-1')
  expect(rules()).toEqual([['a-1', 'dashed']])
  outlines.select('a-1')
  expect(rules()).toEqual([['a-1', 'solid']])
  outlines.hover('b-1')
  expect(rules()).toEqual([
    ['b-1', 'dashed'],
    ['a-1', 'solid'],
  ])
  outlines.select(undefined)
  outlines.hover(undefined)
  expect(rules()).toEqual([])
  outlines.remove()
  expect(document.adoptedStyleSheets).toHaveLength(before)
})
