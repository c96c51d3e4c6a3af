import { describe, expect, it } from 'vitest'
import { type Bundled, readBundled } from '../../../tools/content/lint/bundled.ts'
import { unbrokenFaults } from './unbroken.ts'

const bundled = await readBundled(`${import.meta.dirname}/../content`)
const [story] = bundled.stories.filter(({ full_slug }) => full_slug === 'pricing')

function faultsOfCell(text: string) {
  const cell = { type: 'tableCell', content: [{ type: 'text', text }] }
  const content = { body: [{ type: 'tableRow', content: [cell] }] }
  return unbrokenFaults({ ...bundled, stories: [{ ...story, content }] } as Bundled)
}

describe('cells of tables', () => {
  it.each(['EAC, £ million', 'Amount, $', '25 to 99', '11,7 Mio. €'])(
    'may not tear "%s"',
    (text) => {
      expect(faultsOfCell(text)).toHaveLength(1)
      expect(faultsOfCell(text.replaceAll(' ', '\u00a0'))).toEqual([])
    },
  )

  it('leave sentences as they are', () => {
    expect(faultsOfCell('It fell from 25 to 99 people, a third of all')).toEqual([])
  })
})
