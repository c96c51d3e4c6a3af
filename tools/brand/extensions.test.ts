import { extensions as views } from 'virtual:brand-extensions'
import { extensions as schemas } from '@prospectus/content/schema/extensions'
import { expect, it } from 'vitest'

it('each block of an extension has a view and examples under its own name', () => {
  const shown = views.flatMap((extension) => Object.keys(extension.views))
  for (const { blocks, examples } of schemas) {
    expect(Object.values(blocks).map(({ component }) => component)).toEqual(Object.keys(blocks))
    expect(Object.keys(examples)).toEqual(expect.arrayContaining(Object.keys(blocks)))
    expect(shown).toEqual(expect.arrayContaining(Object.keys(blocks)))
  }
})
