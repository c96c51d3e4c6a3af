import { iconNames } from '@prospectus/content/schema/blocks/icon'
import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../testing/render.tsx'
import { Icon } from './icon.tsx'
import { iconDrawings } from './icon-drawings.ts'

describe('icon', () => {
  it.each(iconNames)('draws %s from the editors’ list', (name) => {
    expect(Object.hasOwn(iconDrawings, name)).toBe(true)
    expect(renderMarkup(<Icon name={name} />)).toMatch(/<svg class="icon"[^>]*aria-hidden="true"/)
  })

  it('marks those that point forward, for text from right to left', () => {
    expect(renderMarkup(<Icon name="arrow" className="own" />)).toContain(
      'class="icon own icon-forward"',
    )
    expect(renderMarkup(<Icon name="download" />)).toContain('class="icon"')
  })

  it('DATA-4 draws nothing for an unknown name', () => {
    expect(renderMarkup(<Icon name="constructor" />)).toBe('')
    expect(renderMarkup(<Icon name={undefined} />)).toBe('')
  })
})
