import { createReadContext } from '@prospectus/content/reading/site-context'
import { icon } from '@prospectus/content/schema/blocks/icon'
import { expect, it } from 'vitest'
import { renderMarkup, siteContext } from '../testing/render.tsx'
import { EntryIcon } from './entry-icon.tsx'

const render = (raw: unknown) =>
  renderMarkup(
    <EntryIcon
      icon={icon().read(raw, createReadContext(siteContext))}
      className="card-grid-icon"
    />,
  )
const filename = (name: string) => `//assets.vendor.example/f/1/48x48/ab12/${name}`

it('DATA-3 an icon stored as a picture is shown as decoration, like every icon', () => {
  expect(render({ filename: filename('lorry.svg'), alt: 'A lorry' })).toMatch(
    /^<img [^>]*alt="" class="picture[^"]* card-grid-icon[^"]*" src="\/assets\/f\/1\/48x48\/ab12\/lorry\.svg"/,
  )
})

it('DATA-3 a picture of one of our icons is that icon', () => {
  expect(render({ filename: filename('clock.svg') })).toMatch(/^<svg class="icon card-grid-icon"/)
  expect(render('clock')).toBe(render({ filename: filename('clock.svg') }))
})

it.each([
  ['gantt', 'bars'],
  ['portfolio', 'briefcase'],
])('DATA-3 an icon stored as %s, a name of version 1.0.0, is %s', (stored, present) => {
  expect(render(present)).toMatch(/^<svg /)
  expect(render(stored)).toBe(render(present))
  expect(render({ filename: filename(`${stored}.svg`) })).toBe(render(present))
})
