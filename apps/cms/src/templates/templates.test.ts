import { readStory } from '@prospectus/content/reading/read-story'
import { expect, test } from 'vitest'
import { emptyWarnings } from '../warnings/empty-blocks.ts'
import { leftOutWarnings } from '../warnings/left-out.ts'
import { bundledTemplates } from './templates.ts'

const site = {
  pathOfUuid: () => '/',
  pathOfSlug: () => '/',
  siteUrl: 'https://www.vendor.example',
  assetHosts: [],
  embedHost: 'embeds.vendor.example',
  languages: [],
}

const ALL = (['en', 'de'] as const).flatMap((language) =>
  bundledTemplates(language).map((each) => [each.id, language, each] as const),
)

test.each(ALL)(
  'BLOCK-1 the site leaves out nothing of a page made from the template %s (%s)',
  (id, _language, { content }) => {
    expect(leftOutWarnings(readStory({ full_slug: 'a', uuid: 'u', content }, site))).toEqual([])
    const isBlank = id === 'blank-page'
    expect([...emptyWarnings(content)].map(({ kind }) => kind)).toEqual(
      isBlank ? ['empty-page'] : [],
    )
  },
)
