import { assetFile } from './asset-file.ts'
import type { AssetShelf } from './asset-shelf.ts'
import { compileStory } from './compile-story.ts'
import type { StoryFile } from './envelope.ts'
import { parseDraft } from './parse-draft.ts'
import { type Fault, placeOf } from './place.ts'

/** A shelf with one drawing of each kind, called `known`. */
export const testShelf: AssetShelf = {
  drawing: (kind, key) =>
    key === 'known' ? assetFile(`${kind}.svg`, kind, { width: 1280, height: 800 }) : undefined,
  keys: () => ['known'],
  cover: () => assetFile('cover.png', 'cover', { width: 1200, height: 800 }),
  pdf: () => assetFile('own.pdf', 'text'),
}

/** Compiles a draft's text on a site where `careers` has a start page and `blog` has none. */
export function compileText(
  fullSlug: string,
  source: string,
): { readonly story: StoryFile | undefined; readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const place = placeOf(fullSlug, faults)
  const kind = source.trimStart().startsWith('---') ? 'markdown' : 'yaml'
  const draft = parseDraft(source, kind, place)
  const links = {
    startFolders: new Set(['careers']),
    bareFolders: new Set(['blog']),
    ownFile: testShelf.pdf,
  }
  const story =
    draft === undefined ? undefined : compileStory(draft, place, { links, shelf: testShelf })
  return { story, faults }
}

/** The value at a dotted path inside anything, or undefined. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)
}
