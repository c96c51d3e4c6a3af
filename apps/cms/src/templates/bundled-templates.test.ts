import { readStory } from '@prospectus/content/reading/read-story'
import { expect, test } from 'vitest'
import { emptyWarnings } from '../warnings/empty-blocks.ts'
import { leftOut } from '../warnings/left-out.ts'
import { BUNDLED_TEMPLATES } from './bundled-templates.ts'

const site = {
  pathOfUuid: () => '/',
  pathOfSlug: () => '/',
  siteUrl: 'https://www.vendor.example',
  assetHosts: [],
  embedHost: 'embeds.vendor.example',
  languages: [],
}

test.each(BUNDLED_TEMPLATES.map((each) => [each.id, each] as const))(
  'BLOCK-1 nothing of a page made of the template %s is left out by the site',
  (id, { content }) => {
    expect(leftOut(readStory({ full_slug: 'a', uuid: 'u', content }, site))).toEqual([])
    const isBlank = id === 'blank-page'
    expect([...emptyWarnings(content)].map(({ kind }) => kind)).toEqual(
      isBlank ? ['empty-page'] : [],
    )
  },
)
