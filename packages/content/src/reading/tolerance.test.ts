import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allExamples } from '../schema/blocks/all-examples.ts'
import { readStory } from './read-story.ts'
import { testSiteContext, testStory } from './test-context.fixture.ts'

test('DATA-4 nothing in content breaks a page: arbitrary content and envelopes', () => {
  const component = fc.constantFrom(
    'page',
    'resource',
    'redirect',
    'team-member',
    'testimonial',
    'partner',
    'job-vacancy',
    'settings',
    'form',
  )
  const keys = fc.constantFrom(
    'body',
    'seo',
    'schemas',
    'image',
    'theme',
    'download',
    'navigation',
    'facts',
    'link',
    'date',
    'sitemap_exclude',
  )
  const content = fc
    .tuple(component, fc.dictionary(keys, fc.jsonValue()))
    .map(([name, fields]) => ({ ...fields, component: `modules/${name}` }))
  const envelope = fc.dictionary(fc.constantFrom(...Object.keys(testStory)), fc.jsonValue())
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), content), envelope, (stored, keysOfStory) => {
      const story = readStory({ ...keysOfStory, content: stored }, testSiteContext)
      expect(story.path.startsWith('/')).toBe(true)
      expect(Number.isNaN(story.publishedAt.getTime())).toBe(false)
    }),
  )
})

test('DATA-4 nothing in content breaks a page: examples with one changed value', () => {
  const body = Object.values(allExamples).flatMap((examples) => Object.values(examples))
  const serialised = JSON.stringify({ ...testStory, content: { component: 'modules/page', body } })
  const paths = valuePaths(JSON.parse(serialised))
  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom({}, [], [null], '', null, -1, 'x'),
  )
  fc.assert(
    fc.property(fc.nat({ max: paths.length - 1 }), strange, (index, value) => {
      const mutant: unknown = JSON.parse(serialised)
      exchange(mutant, paths[index] ?? [], value)
      const { content } = readStory(mutant, testSiteContext)
      if (content.kind === 'page' && content.body.length > 1) {
        const broken = content.body.filter((block) => block.kind === 'faulty')
        expect(broken.length, 'one mistake costs one block at most').toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: process.env.EVERY_EXAMPLE ? 300 : 100 },
  )
})

type Place = readonly (string | number)[]

function valuePaths(value: unknown, here: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [here]
  const below = Object.entries(value).flatMap(([key, inner]) => valuePaths(inner, [...here, key]))
  return here.length === 0 ? below : [here, ...below]
}

function exchange(root: unknown, place: Place, value: unknown) {
  const parent = place.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), root)
  Reflect.set(Object(parent), place.at(-1) ?? '', value)
}
