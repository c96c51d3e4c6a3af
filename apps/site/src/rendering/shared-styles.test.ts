import { expect, it } from 'vitest'
import { SHARED_STEMS, sharedStyles } from './shared-styles.ts'
import { rulesOfStem } from './style-sheets.ts'

it('the shared styles name only existing sheets, and contain their rules', () => {
  expect(SHARED_STEMS.filter((stem) => !rulesOfStem.has(stem))).toEqual([])
  const css = sharedStyles('<main class="article">')
  const holds = (name: string) => css.includes(`.${name}{`)
  expect(['rich-text', 'breadcrumbs', 'price-calculator'].map(holds)).toEqual([true, true, false])
})
