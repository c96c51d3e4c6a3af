// @vitest-environment happy-dom
import { renderMarkup } from '@prospectus/site/src/ui/testing/render.tsx'
import { expect, it, vi } from 'vitest'
import { pageWithDataset } from './dataset-page.fixture.ts'
import { Drawn } from './drawn.fixture.tsx'
import { enhance } from './levelling.enhance.ts'

const dataset = {
  component: 'modules/world',
  first_week: 40,
  teams: [
    { name: 'Masons', capacity: 100, booked: '130 60 80' },
    { name: 'Riggers', capacity: 100, booked: '100 60 120' },
  ],
}

/** A heat map in which hours can be moved with the keyboard. */
async function openMap() {
  history.replaceState(null, '', '/')
  document.body.innerHTML = renderMarkup(
    <Drawn graphic="heat-map" id="one" />,
    pageWithDataset(dataset),
  )
  // The document loads no style sheets.
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links) if (link instanceof Element) link.dispatchEvent(new Event('load'))
  })
  const map = document.querySelector<HTMLElement>('.levelling')
  if (map === null) throw new Error('There is no heat map')
  await enhance(map)
  return {
    focus: () => map.querySelector<HTMLElement>('.levelling-cell[tabindex="0"]')?.focus(),
    /** Presses a key, and returns the team and week of the cell that has the focus then. */
    focusAfter: (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
      return document.activeElement?.ariaLabel?.split(':')[0]
    },
    press: () => document.activeElement?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    announcement: () => map.querySelector('.levelling-status')?.textContent,
  }
}

it('arrow keys move between the cells of a heat map, and move held hours', async () => {
  const { focus, focusAfter, press, announcement } = await openMap()
  focus()
  expect(focusAfter('ArrowRight')).toBe('Masons, week 41')
  expect(focusAfter('ArrowDown')).toBe('Riggers, week 41')
  expect(focusAfter('ArrowUp')).toBe('Masons, week 41')
  expect(focusAfter('ArrowLeft')).toBe('Masons, week 40')
  press()
  const heldText = announcement()
  expect(focusAfter('ArrowRight')).toBe('Masons, week 40')
  expect(announcement()).not.toBe(heldText)
  expect(announcement()).toContain('week 41')
})

it('the help for the keyboard is an element of its own, which is hidden on phones', async () => {
  await openMap()
  const keys = document.querySelector('.levelling-hint > .levelling-hint-keys')
  expect(keys?.textContent).toMatch(/^ By keyboard/)
  expect(document.querySelector('.levelling-hint')?.firstChild?.textContent).toMatch(/other\.$/)
})
