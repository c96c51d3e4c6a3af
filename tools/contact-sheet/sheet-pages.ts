import { blockTypes } from '@prospectus/content/schema/blocks/all-blocks'
import { platformFolder } from '../run/project.ts'

export interface SheetPage {
  readonly name: string
  readonly path: string
  /** Selector at which the screenshot starts; by default the top. */
  readonly from?: string
}

export interface SheetPlan {
  readonly mode: 'production' | 'preview'
  readonly pages: readonly SheetPage[]
}

/** Stands for the first article of the sitemap. */
export const ARTICLE_PLACEHOLDER = '/blog/'

const DEFAULT_PAGES: readonly SheetPage[] = [
  { name: 'home', path: '/' },
  { name: 'article', path: ARTICLE_PLACEHOLDER },
  { name: 'platform', path: `/${platformFolder()}/data-hub` },
  { name: 'industry', path: '/industry/manufacturing' },
  { name: 'not-found', path: '/there-is-no-such-page' },
]

/** Plans a sheet of blocks, of some paths, or by default of `DEFAULT_PAGES`. */
export function sheetPlan(selected: readonly string[]): SheetPlan {
  if (selected[0] === 'blocks') return { mode: 'preview', pages: blockPages(selected.slice(1)) }
  if (selected.length === 0) return { mode: 'production', pages: DEFAULT_PAGES }
  return { mode: 'production', pages: selected.map((path) => ({ name: nameOf(path), path })) }
}

function blockPages(selected: readonly string[]): readonly SheetPage[] {
  const shown =
    selected.length === 0
      ? blockTypes
      : blockTypes.filter((blockType) => selected.includes(blockType))
  return shown.map((blockType) => ({
    name: `block-${blockType}`,
    path: `/dev/blocks/${blockType}`,
    from: '.gallery-group',
  }))
}

function nameOf(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
}
