import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extensions as views } from 'virtual:brand-extensions'
import { extensions as schemas } from '@prospectus/content/schema/extensions'
import { inTemporaryFolder } from '@prospectus/protocol/client/temporary-folder.fixture'
import { readBrand } from '@prospectus/server/brand'
import { describe, expect, it } from 'vitest'
import { root } from '../run/project.ts'
import { extensionModules } from './extension-modules.ts'

it('each block of an extension has a view and examples under its own name', () => {
  const shown = views.flatMap((extension) => Object.keys(extension.views))
  for (const { blocks, examples } of schemas) {
    expect(Object.values(blocks).map(({ component }) => component)).toEqual(Object.keys(blocks))
    expect(Object.keys(examples)).toEqual(expect.arrayContaining(Object.keys(blocks)))
    expect(shown).toEqual(expect.arrayContaining(Object.keys(blocks)))
  }
})

describe('DATA-9 the resource sections of a brand', () => {
  const withSections = (resource_sections: unknown, use: (folder: string) => Promise<void>) =>
    inTemporaryFolder(async (folder) => {
      const colours = { ground: '#ffffff', ink: '#000000', mark: '#123456' }
      const plain_pages = { font: 'Georgia', light: colours, dark: colours }
      const brand = { name: 'Acme', product_prefix: 'acme', plain_pages, resource_sections }
      writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand))
      await use(folder)
    })
  const builtInto = (folder: string) => {
    const module = join(root, 'packages/content/src/schema/resource-sections.ts')
    return (extensionModules(folder).load as (id: string) => string)(module)
  }

  it('are written into a build as its brand.json names them', () =>
    withSections({ recipes: 'article', lookbooks: 'document' }, async (folder) => {
      expect(builtInto(folder)).toBe(
        'export const resourceSections = new Map([["recipes","article"],["lookbooks","document"]])\nexport const hasSpecifiedSections = false',
      )
    }))

  it('are the twelve of the specification where it names none', () =>
    withSections(undefined, async (folder) => {
      expect(readBrand(folder).resourceSections).toBeUndefined()
      const source = builtInto(folder)
      expect(source.match(/\["[a-z-]+","[a-z]+"\]/g)).toHaveLength(12)
      expect(source).toContain('hasSpecifiedSections = true')
    }))

  it.each([
    [{ Recipes: 'article' }, /resource_sections.*(lower-case letters|key)/i],
    [{ recipes: 'cookbook' }, /resource_sections\.recipes/],
    [{}, /resource_sections: expected at least one section/],
    [
      { recipes: 'article', page: 'article' },
      /resource_sections: expected sections other than .*page/,
    ],
  ])('%j stops the start with the reason', (sections, message) =>
    withSections(sections, async (folder) => {
      expect(() => readBrand(folder)).toThrow(message)
    }),
  )
})
