import { expect, it } from 'vitest'
import { pagesOfAnchors } from './pages-of-anchors.ts'

/** Objects as Chromium writes them; pages stand in a tree, in another order than their numbers. */
const printed = [
  '%PDF-1.4',
  '7 0 obj\n<</Type /Page\n/Parent 4 0 R>>\nendobj',
  '2 0 obj\n<</Type /Page\n/Parent 3 0 R>>\nendobj',
  '9 0 obj\n<</Type /Page\n/Parent 4 0 R>>\nendobj',
  '3 0 obj\n<</Type /Pages\n/Count 1\n/Kids [2 0 R]>>\nendobj',
  '4 0 obj\n<</Type /Pages\n/Count 2\n/Kids [9 0 R 7 0 R]>>\nendobj',
  '5 0 obj\n<</Type /Pages\n/Count 3\n/Kids [3 0 R 4 0 R]>>\nendobj',
  '6 0 obj\n<</chapter-0 [9 0 R /XYZ 0 841 0]\n/chapter-1 [7 0 R /XYZ 0 12.5 0]>>\nendobj',
  '8 0 obj\n<</Title (One)\n/Dest [2 0 R /XYZ 63 724 0]>>\nendobj',
  '1 0 obj\n<</Type /Catalog\n/Pages 5 0 R>>\nendobj',
].join('\n')

it('finds the page of each anchor, in the order of the page tree', () => {
  expect([...pagesOfAnchors(Buffer.from(printed))]).toEqual([
    ['chapter-0', 2],
    ['chapter-1', 3],
  ])
})

it('throws an error for bytes that are no PDF of Chromium', () => {
  expect(() => pagesOfAnchors(Buffer.from('text'))).toThrow('expected a PDF printed by Chromium')
})
