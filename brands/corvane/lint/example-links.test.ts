import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import { expect, test } from 'vitest'

const stories = join(import.meta.dirname, '..', 'content', 'stories')

test.each(Object.entries(allExamples))(
  'BLOCK-10 the examples of %s lead to stories of the seed content',
  (_, examples) => {
    const slugs = Object.values(examples).flatMap((raw) => [...slugsIn(raw)])
    expect(slugs.filter((slug) => !isBundled(slug))).toEqual([])
  },
)

function isBundled(slug: string): boolean {
  const bare = slug.replace(/\/$/, '')
  return [`${bare}.json`, `${bare}/_start.json`].some((file) => existsSync(join(stories, file)))
}

/** Full slugs of all story links in a stored value, except links that lead nowhere on purpose. */
function* slugsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('linktype' in value && value.linktype === 'story' && 'cached_url' in value) {
    if (typeof value.cached_url === 'string' && value.cached_url !== '') yield value.cached_url
    return
  }
  for (const part of Object.values(value)) yield* slugsIn(part)
}
