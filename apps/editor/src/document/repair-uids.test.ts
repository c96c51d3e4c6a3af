import { expect, it } from 'vitest'
import { everyBlock } from './blocks.ts'
import { type Block, reuseEqualParts } from './json.ts'
import { contentWithUids } from './repair-uids.ts'

it('missing and duplicate ids are replaced, by the same ones each time', () => {
  const content = {
    component: 'page',
    body: [
      { _uid: 'a', component: 'card' },
      { _uid: 'a', component: 'card', heading: 'Second' },
      { component: 'card' },
    ],
  }
  const repaired = contentWithUids(content, 'page')
  const uids = [...everyBlock(repaired)].map(({ _uid }) => _uid)
  expect(new Set(uids).size).toBe(4)
  expect(uids).toContain('a')
  expect(contentWithUids(structuredClone(content), 'page')).toEqual(repaired)
  expect(contentWithUids(repaired, 'page')).toBe(repaired)
})

it('content that is read again keeps equal parts identical', () => {
  const before: Block = contentWithUids(
    { component: 'page', body: [{ component: 'a' }, { component: 'b' }] },
    '',
  )
  const again = reuseEqualParts<Block>(before, { ...structuredClone(before), title: 'New' })
  expect(again.title).toBe('New')
  expect(again.body).toBe(before.body)
})
