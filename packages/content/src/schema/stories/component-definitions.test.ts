import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withLanguage } from '../../messages/catalogues.fixture.ts'
import { drawings } from '../blocks/graphic.ts'
import { extensions } from '../extensions.ts'
import { componentDefinitions, editorComponents } from './component-definitions.ts'

type Definitions = typeof import('./component-definitions.ts')

/** Components with a choice of drawings, or of screens of the product. */
const withChoice = (definitions: readonly { readonly name: string; readonly schema: object }[]) =>
  definitions
    .filter(({ schema }) => 'graphic' in schema || 'screen' in schema)
    .map(({ name }) => name)

test('BRAND-1 the editor offers no drawings and screens if the brand has none, but the definitions keep the fields', async () => {
  const copy = await withLanguage(`${import.meta.dirname}/../..`, {
    'schema/extensions.ts': 'export const extensions = []',
  })
  try {
    const module: Definitions = await import(
      /* @vite-ignore */ `${copy}/schema/stories/component-definitions.ts`
    )
    expect(withChoice(module.editorComponents())).toEqual([])
    expect(withChoice(module.componentDefinitions())).toEqual(
      expect.arrayContaining(['modules/page', 'figure-chart']),
    )
  } finally {
    await rm(copy, { recursive: true })
  }
})

const hasScreens = extensions.some(({ screens }) => screens.length > 0)

test.runIf(drawings.length > 1 && hasScreens)(
  'the editor offers drawings and screens where the brand has some',
  () => {
    expect(withChoice(editorComponents())).toEqual(withChoice(componentDefinitions()))
  },
)
