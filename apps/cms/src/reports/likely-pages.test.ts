import { expect, test } from 'vitest'
import { nearestSlugs } from './missing-paths.ts'

const known = ['pricing', 'about', 'blog/earned-value-basics', 'blog/risk', 'de/preise', 'careers/']

test.each([
  ['pricng', 'pricing'],
  ['old/pricing', 'pricing'],
  ['2019/blog/earned-value-basics.html', 'blog/earned-value-basics'],
  ['blog/the-basics-of-earned-value', 'blog/earned-value-basics'],
  ['career', 'careers/'],
])('ROUTE-4 the page that was meant by %s is %s', (missing, page) => {
  expect(nearestSlugs(missing, known)[0]).toBe(page)
})

test('ROUTE-4 no dissimilar page is suggested', () => {
  expect(nearestSlugs('xyzzy', known)).toEqual([])
})
