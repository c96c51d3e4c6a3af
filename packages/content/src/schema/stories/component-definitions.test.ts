import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withLanguage } from '../../messages/catalogues.fixture.ts'
import { drawings } from '../blocks/graphic.ts'
import { componentDefinitions, editorComponents } from './component-definitions.ts'

type Definitions = typeof import('./component-definitions.ts')

const withDrawing = (definitions: readonly { readonly name: string; readonly schema: object }[]) =>
  definitions.filter(({ schema }) => 'graphic' in schema).map(({ name }) => name)

test('BRAND-1 the editor offers no drawing where the brand has none, and the definitions keep the field', async () => {
  const copy = await withLanguage(`${import.meta.dirname}/../..`, {
    'schema/extensions.ts': 'export const extensions = []',
  })
  try {
    const module: Definitions = await import(
      /* @vite-ignore */ `${copy}/schema/stories/component-definitions.ts`
    )
    expect(withDrawing(module.editorComponents())).toEqual([])
    expect(withDrawing(module.componentDefinitions())).toContain('modules/page')
  } finally {
    await rm(copy, { recursive: true })
  }
})

test.runIf(drawings.length > 1)('a brand with drawings is offered them', () => {
  expect(withDrawing(editorComponents())).toEqual(withDrawing(componentDefinitions()))
})
