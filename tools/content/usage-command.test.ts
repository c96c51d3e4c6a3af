import { expect, onTestFinished, test } from 'vitest'
import { bundledStory, writeSeedContent } from '../../packages/content/src/seed/bundled.fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { usageCommand } from './usage-command.ts'

async function usage(...args: string[]) {
  const folder = temporaryFolder('prospectus-usage', onTestFinished)
  const chart = { component: 'figure-chart', _uid: 'c' }
  const blok = { type: 'blok', attrs: { body: [chart, chart] } }
  const body = { type: 'doc', content: [blok] }
  await writeSeedContent(folder, {
    'about.json': bundledStory(1, 'about', {
      content: { component: 'modules/page', body: [chart] },
    }),
    'blog/one.json': bundledStory(2, 'blog/one', {
      content: { component: 'modules/resource', body },
    }),
    'blog/two.json': bundledStory(3, 'blog/two', { content: { component: 'modules/resource' } }),
  })
  const lines: string[] = []
  const code = await usageCommand(args, folder, (line) => lines.push(line))
  return { code, lines }
}

test('the stories that use a block are listed, also for blocks inside texts', async () => {
  const lines = ['about', 'blog/one 2', 'figure-chart: in 2 of 3 stories']
  expect(await usage('figure-chart')).toEqual({ code: 0, lines })
})

test('an unused block is reported', async () => {
  expect(await usage('banner')).toEqual({ code: 1, lines: ['banner: in 0 of 3 stories'] })
})

test('without a name, the uses of all blocks are counted', async () => {
  const { lines } = await usage()
  expect(lines).toEqual(['figure-chart 2', 'modules/page 1', 'modules/resource 2'])
})
