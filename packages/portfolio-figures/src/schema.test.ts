import { componentDefinition } from '@prospectus/content/schema/blocks/component-definition'
import { allRootSchemas } from '@prospectus/content/schema/stories/all-root-schemas'
import { expect, it } from 'vitest'

it('DATA-4 editors choose a page’s dataset and its project from lists', () => {
  const { schema } = componentDefinition(allRootSchemas['modules/page'], 'root')
  expect(schema.world?.choices_from).toEqual({ kind: 'stories', below: 'worlds/' })
  expect(schema.world_project?.choices_from).toMatchObject({ kind: 'parts', namedBy: 'world' })
})
