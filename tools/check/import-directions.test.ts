import { expect, test } from 'vitest'
import { importDirections } from './import-directions.ts'

const site = 'apps/site/src'
const cms = 'apps/cms/src'

test.each([
  ['a lower layer', `${cms}/stories/a.ts`, '../database/b.ts', []],
  ['its own folder', `${cms}/tokens/a.ts`, './b.ts', []],
  ['a higher layer', `${cms}/database/a.ts`, '../stories/b.ts', ['is above']],
  ['a folder in the same layer', `${cms}/delivery/a.ts`, '../embeds/b.ts', ['in the same layer']],
  ['another application', `${site}/http/a.ts`, '../../../cms/src/http/b.ts', ['may not use']],
  ['what tests need', 'tools/run/a.ts', '../testing/b.ts', ['what tests need']],
  ['the preview (ROUTE-5)', `${site}/main.ts`, './preview/b.ts', ['loaded dynamically']],
])('the check judges an import from %s', async (_what, path, specifier, reasons) => {
  const imported = new URL(specifier, `file:///${path}`).pathname.slice(1)
  const { findings } = await importDirections.run([
    { path, text: `import { b } from '${specifier}'` },
    { path: imported, text: 'export const b = 1' },
  ])
  expect(findings).toEqual(reasons.map((reason) => expect.stringContaining(reason)))
})
