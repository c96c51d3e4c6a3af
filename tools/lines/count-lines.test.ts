import { expect, test } from 'vitest'
import { countLines, kindOf } from './count-lines.ts'

test.each([
  ['apps/site/src/page/pages.ts', 'code'],
  ['apps/site/src/ui/card/card.css', 'styles'],
  ['apps/editor/src/leads/words.ts', 'messages'],
  ['packages/content/src/messages/en.json', 'messages'],
  ['packages/content/src/messages/lists/de.json', 'messages'],
  ['packages/content/src/messages/en-lists.ts', 'messages'],
  ['packages/content/src/messages/format-message.ts', 'code'],
  ['packages/content/src/schema/blocks/faqs.examples.ts', 'examples'],
  ['packages/content/src/schema/blocks/example-files.ts', 'examples'],
  ['apps/site/e2e/browser.ts', 'tests'],
  ['apps/cms/src/served-cms.fixture.ts', 'tests'],
  ['apps/site/src/page/pages.test.ts', 'tests'],
])('%s is counted as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test('lines are counted by folder, and comments among them', () => {
  const text = '/**\n * Why.\n */\nexport const a = 1 // one\n\n// two\nexport const b = 2\n'
  const counted = countLines([
    { path: 'apps/site/src/page/deep/a.ts', text },
    { path: 'apps/site/src/page/a.test.ts', text },
    { path: 'apps/site/src/main.ts', text: 'start()\n' },
    { path: 'packages/server/src/http/a.ts', text },
  ])
  const nothing = { code: 0, styles: 0, messages: 0, examples: 0, tests: 0 }
  expect(counted).toEqual([
    { folder: 'apps/site', fileCount: 1, lines: { ...nothing, code: 1 }, commentLines: 0 },
    {
      folder: 'apps/site/page',
      fileCount: 2,
      lines: { ...nothing, code: 7, tests: 7 },
      commentLines: 4,
    },
    { folder: 'packages/server', fileCount: 1, lines: { ...nothing, code: 7 }, commentLines: 4 },
  ])
})
