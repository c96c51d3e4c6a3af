import { join } from 'node:path'
import { componentDefinitions } from '@prospectus/content/schema/stories/component-definitions'
import type { ComponentDefinition } from '@prospectus/protocol/management/definition'
import {
  defineFieldPlugin,
  type ValidationIssue,
  validateSchema,
  validateStory,
} from '@storyblok/schema'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contentFolder } from '../../run/project.ts'
import { readStoryFiles } from '../story-files.ts'

/** Our definitions of components, in the form that Storyblok's own validator takes. */
const definitions = componentDefinitions()
const schema = {
  blocks: definitions.map(({ name, schema }) => ({ name, fields: fieldsOf(schema) })),
  datasources: ['theme-type', 'industry-type', 'resource-type'].map((slug) => ({
    slug,
    name: slug,
  })),
  fieldPlugins: [
    defineFieldPlugin({
      fieldType: 'seo-metatags',
      value: z.object({ title: z.string(), description: z.string() }),
    }),
  ],
}

function fieldsOf(fields: ComponentDefinition['schema']) {
  return Object.entries(fields).map(([name, field]) => ({
    ...field,
    name,
    ...(field.component_whitelist === undefined ? {} : { allow: field.component_whitelist }),
    ...(field.datasource_slug === undefined ? {} : { datasource: field.datasource_slug }),
  }))
}

/** Old spaces store a picture as a mere file name, or one theme or industry outside a list (DATA-3). */
const OLD_SHAPES = ['image.id', 'image.alt', 'theme', 'industry'].map((path) => `content.${path}`)

function isOldShape({ entity, path }: ValidationIssue): boolean {
  return entity === 'block:modules/resource' && OLD_SHAPES.includes(path.join('.'))
}

describe("Storyblok's own validator, @storyblok/schema,", async () => {
  const stories = await readStoryFiles(join(contentFolder(), 'stories'))
  const issues = stories.flatMap((story) =>
    validateStory(story, schema)
      .issues.filter(({ severity }) => severity === 'error')
      .map((issue) => ({ ...issue, story: story.full_slug })),
  )

  test('DATA-4 accepts the definitions of our components', () => {
    expect(validateSchema(schema).issues).toEqual([])
  })

  test('DATA-3 accepts every bundled story, except for shapes that are old on purpose', () => {
    const others = issues.filter((issue) => !isOldShape(issue))
    const lines = others.map(({ story, path, message }) => `${story} ${path.join('.')}: ${message}`)
    expect(lines).toEqual([])
  })
})
