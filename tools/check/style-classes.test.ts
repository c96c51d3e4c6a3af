import { expect, test } from 'vitest'
import { styleClasses } from './style-classes.ts'

const SHEET = 'apps/site/src/ui/card/card.css'

function findingsWith(path: string, className: string): readonly string[] {
  const files = [
    { path, text: '.card { color: red } .card-title { color: blue }' },
    { path: 'apps/site/src/ui/card/card.tsx', text: `<p className="${className}">` },
  ]
  return styleClasses.run(files).findings
}

test('reports a style sheet that no page would load, and a class without an element', () => {
  expect(findingsWith(SHEET, 'card card-title')).toEqual([])
  expect(findingsWith(SHEET, 'card-title')).toEqual([
    `${SHEET}: no element has the class card, so this style sheet is never loaded`,
  ])
  expect(findingsWith(SHEET, 'card')).toEqual([`${SHEET}: no element has the class card-title`])
})

test('does not report a style sheet that a script asks for', () => {
  expect(findingsWith('apps/site/src/ui/card/card.later.css', 'card-title')).toEqual([])
})
