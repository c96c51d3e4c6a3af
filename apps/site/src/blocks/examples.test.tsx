import { readBlock } from '@prospectus/content/reading/read-block'
import { createReadContext } from '@prospectus/content/reading/site-context'
import { allBlocks, blockTypes } from '@prospectus/content/schema/blocks/all-blocks'
import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import type { BlockSchema } from '@prospectus/content/schema/blocks/block'
import { theme } from '@prospectus/content/schema/blocks/block-settings'
import type { Examples } from '@prospectus/content/schema/blocks/examples'
import type { Issue } from '@prospectus/content/schema/context/nested-block'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { someCases } from '../../../../tools/testing/some-cases.ts'
import { Blocks } from '../layouts/blocks.tsx'
import { PageBlocks } from '../layouts/page-blocks.tsx'
import { PageProvider } from '../rendering/page-view.ts'
import { createRenderScope, RenderScopeProvider } from '../rendering/render-scope.ts'
import { markupIssues } from '../ui/testing/markup-issues.ts'
import { examplePage, siteContext } from '../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'
import { viewOf } from './views.ts'

const snapshot = snapshotOf([
  rawStory('about', { component: 'modules/page' }),
  rawStory('podcast/one', { component: 'modules/resource', description: 'About float.' }),
  rawStory('blog/two', { component: 'modules/resource', theme: 'pmo', date: '2021-03-04 00:00' }),
])

/**
 * Every example of every block with a view; the first one in every theme, since a theme is a class on the section. `npm
 * run audit` takes each in every theme.
 */
const cases = blockTypes
  .filter((blockType) => viewOf(blockType) !== undefined)
  .flatMap((blockType) => {
    const { fields }: BlockSchema = allBlocks[blockType]
    const examples: Examples = allExamples[blockType]
    const themes = 'theme' in fields ? theme.definition.options?.map(({ value }) => value) : ['']
    return Object.entries(examples).flatMap(([name, raw], index) => {
      const [usual = '', ...others] = themes ?? []
      const taken = index === 0 ? [usual, ...others] : someCases(usual, ...others)
      return taken.map((theme) => ({
        blockType,
        name,
        theme,
        raw: theme === '' ? raw : { ...raw, theme },
      }))
    })
  })

function render(raw: unknown, titled: boolean) {
  const issues: Issue[] = []
  const block = readBlock(raw, createReadContext(siteContext))
  const html = renderToStaticMarkup(
    <PageProvider value={examplePage({ snapshot })}>
      <RenderScopeProvider value={createRenderScope({ issues })}>
        {titled ? (
          <PageBlocks blocks={[block]} name="Example" graphic={undefined} />
        ) : (
          <Blocks blocks={[block]} />
        )}
      </RenderScopeProvider>
    </PageProvider>,
  )
  return { html, issues }
}

describe.each(cases)('DATA-4 ROLE-1 $blockType, $name $theme', ({ raw }) => {
  it('renders valid, complete markup without a sign-in', () => {
    const { html, issues } = render(raw, false)
    expect(issues.filter(({ only }) => only === undefined)).toEqual([])
    expect(markupIssues(html)).toEqual([])
    expect(html).not.toMatch(/\bundefined\b|\bNaN\b|\[object /)
    expect(html).not.toContain('<h1')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('type="password"')
  })
})

const titling = cases.filter(({ blockType }) => viewOf(blockType)?.titlesPage === true)
describe.each(titling)('HEAD-1 $blockType, $name $theme', ({ raw }) => {
  it('brings the one h1 of its page', () => {
    const { html } = render(raw, true)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('>Example</h1>')
    expect(markupIssues(html)).toEqual([])
  })
})
