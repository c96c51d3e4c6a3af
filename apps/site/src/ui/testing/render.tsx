import { NO_HITS } from '@prospectus/catalogue/snapshot/search-hits'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { messagesFor } from '@prospectus/content/messages/messages'
import { readBlock } from '@prospectus/content/reading/read-block'
import { readStory } from '@prospectus/content/reading/read-story'
import {
  createReadContext,
  noSettings,
  type SiteContext,
} from '@prospectus/content/reading/site-context'
import type { BlockOfType, BlockType } from '@prospectus/content/schema/blocks/all-blocks'
import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import type { BlockSchema } from '@prospectus/content/schema/blocks/block'
import type { Examples } from '@prospectus/content/schema/blocks/examples'
import type { Issue } from '@prospectus/content/schema/context/nested-block'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockView } from '../../rendering/block-view.ts'
import { PageProvider, type PageView } from '../../rendering/page-view.ts'
import { createRenderScope, RenderScopeProvider } from '../../rendering/render-scope.ts'

/** A site on which every story is published at its full slug, and none is found by its uuid. */
export const siteContext: SiteContext = {
  pathOfUuid: () => undefined,
  pathOfSlug: (fullSlug) => `/${fullSlug}`,
  siteUrl: 'https://www.vendor.example',
  assetHosts: ['assets.vendor.example'],
  embedHost: 'embeds.vendor.example',
  languages: ['de'],
}

/** An empty snapshot; tests fill in what they are about. */
export function emptySnapshot(parts: Partial<Snapshot> = {}): Snapshot {
  return {
    version: '1',
    languages: [],
    builtAt: new Date(0),
    size: 0,
    datasources: { 'theme-type': [], 'industry-type': [], 'resource-type': [] },
    tree: [],
    find: () => undefined,
    byUuid: () => undefined,
    read: () => {
      throw new Error('The empty snapshot has no stories; give the test a snapshot with `read`')
    },
    entries: () => [],
    resources: () => ({ total: 0, entries: [] }),
    select: () => ({ total: 0, entries: [] }),
    search: () => NO_HITS,
    nameScores: () => () => 0,
    nearestWord: () => undefined,
    close: () => undefined,
    ...parts,
  }
}

/**
 * A page in production, in English, whose settings have only an organisation; `parts` overrides what a test is about.
 */
export function examplePage(parts: Partial<PageView> = {}): PageView {
  const snapshot = parts.snapshot ?? emptySnapshot()
  const lang = parts.lang ?? 'en'
  return {
    mode: 'production',
    siteUrl: 'https://www.vendor.example',
    path: '/example',
    query: new URLSearchParams(),
    today: '2026-01-01',
    story: undefined,
    lang,
    messages: messagesFor(lang),
    settings: { ...noSettings, organisation: 'Exemplar' },
    snapshot,
    assetHosts: siteContext.assetHosts,
    read: (entry) => readStory(snapshot.read(entry), siteContext),
    ...parts,
  }
}

/** The markup that a visitor gets for a part of a page. */
export function renderMarkup(part: ReactNode, page: PageView = examplePage()): string {
  const issues: Issue[] = []
  return renderToStaticMarkup(
    <PageProvider value={page}>
      <RenderScopeProvider value={createRenderScope({ issues })}>{part}</RenderScopeProvider>
    </PageProvider>,
  )
}

/** A block read from raw content, or from its example of that name; throws if it is invalid. */
export function readExample<S extends BlockType>(
  schema: BlockSchema<S>,
  raw: Record<string, unknown> | string = 'usual',
): BlockOfType<S> {
  const examples: Examples = allExamples[schema.component]
  const stored = typeof raw === 'string' ? examples[raw] : raw
  const block = readBlock(
    { component: schema.component, ...stored },
    createReadContext(siteContext),
  )
  if (block.kind === 'faulty') throw new Error(`${block.component}: ${block.reason}`)
  return block as BlockOfType<S>
}

/** The markup inside a block's section. */
export function renderBlock<S extends BlockType, Data>(
  blockView: BlockView<S, Data>,
  block: BlockOfType<S>,
  options: { readonly page?: PageView; readonly headingLevel?: 1 | 2 } = {},
): string {
  const { page = examplePage(), headingLevel = 2 } = options
  const { View, load } = blockView
  return renderMarkup(
    <View block={block} data={load(block, page)} headingLevel={headingLevel} />,
    page,
  )
}

/** Returns a function that renders a block from the name of an example, or from raw content. */
export function exampleRenderer<S extends BlockType, Data>(
  blockView: BlockView<S, Data>,
  schema: BlockSchema<S>,
) {
  return (raw?: Parameters<typeof readExample>[1]) =>
    renderBlock(blockView, readExample(schema, raw))
}
