import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorComponents } from '@prospectus/content/schema/stories/component-definitions'
import { expect, it } from 'vitest'
import { componentsOf } from '../../apps/editor/src/api/components.fixture.ts'
import { listAnchors } from '../../apps/editor/src/fields/link/anchors.ts'

/**
 * Tests of the product that go through all seed content pass with any brand's; with this one's they go through
 * enough to mean something.
 */
const STORIES = join(import.meta.dirname, 'content', 'stories')

type Json = Parameters<typeof listAnchors>[0]

const contents: readonly Json[] = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(STORIES, name), 'utf8')).content ?? null)

function richTextsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  if (Reflect.get(value, 'type') === 'doc') return 1
  return Object.values(value).reduce((sum: number, child) => sum + richTextsIn(child), 0)
}

it('BLOCK-7 the seed content has more than 500 places to link to', () => {
  const components = componentsOf(...editorComponents())
  const anchors = contents.flatMap((content) => listAnchors(content, components))
  expect(anchors.length).toBeGreaterThan(500)
})

it('BLOCK-11 the seed content has more than 1,000 rich texts', () => {
  expect(richTextsIn(contents)).toBeGreaterThan(1000)
})

it('RES-0 the seed content has more than 100 resources', () => {
  const resources = contents.filter((content) => Object(content).component === 'modules/resource')
  expect(resources.length).toBeGreaterThan(100)
})

const resources = contents.map(Object).filter(({ component }) => component === 'modules/resource')

it.each([
  ['a picture of a file name alone', ({ image }: Resource) => Object(image).id === undefined],
  ['one theme, not in a list', ({ theme }: Resource) => typeof theme === 'string'],
  ['one industry, not in a list', ({ industry }: Resource) => typeof industry === 'string'],
])('DATA-3 a resource of the seed content has %s, as in old spaces', (_, isOld) => {
  expect(resources.some(isOld)).toBe(true)
})

interface Resource {
  readonly image?: unknown
  readonly theme?: unknown
  readonly industry?: unknown
}
