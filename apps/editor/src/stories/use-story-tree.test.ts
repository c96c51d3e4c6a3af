import { expect, it } from 'vitest'
import type { Answer, Ask } from '../api/api.ts'
import { treeAsker } from './use-story-tree.ts'

const columns = (name: string) => ({
  id: [1],
  parent: [0],
  name: [name],
  slug: ['home'],
  state: ['p'],
  type: [0],
  types: ['page'],
})

function server() {
  const waiting: ((answer: Answer<unknown>) => void)[] = []
  const ask: Ask = async <Body>() =>
    (await new Promise<Answer<unknown>>((resolve) => waiting.push(resolve))) as Answer<Body>
  const answer = (at: number, status: number, name = '') =>
    waiting[at]?.({ status, body: columns(name), fault: '' })
  return { ask, answer }
}

it('a slow answer does not put an older tree of stories in the place of a newer one', async () => {
  const { ask, answer } = server()
  const shown: (string | undefined)[] = []
  const refresh = treeAsker(ask, ({ columns }) => shown.push(columns.name[0]))
  for (let times = 0; times < 3; times += 1) refresh()
  answer(1, 200, 'Renamed')
  answer(0, 200, 'Before')
  answer(2, 200, 'Moved')
  await expect.poll(() => shown).toEqual(['Renamed', 'Moved'])
})

it('a question that fails leaves the answer to the one before', async () => {
  const { ask, answer } = server()
  const shown: (string | undefined)[] = []
  const refresh = treeAsker(ask, ({ columns }) => shown.push(columns.name[0]))
  refresh()
  refresh()
  answer(1, 0)
  answer(0, 200, 'Home')
  await expect.poll(() => shown).toEqual(['Home'])
})
