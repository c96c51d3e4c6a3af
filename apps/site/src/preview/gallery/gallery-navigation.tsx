import { type BlockType, blockTypes } from '@prospectus/content/schema/blocks/all-blocks'
import type { ReactNode } from 'react'
import type { GalleryView } from './gallery-view.ts'
import { schemaOf, themes } from './specimens.ts'

export function BlockList({ current }: { readonly current: BlockType | undefined }): ReactNode {
  return (
    <nav className="gallery-blocks" aria-label="Blocks">
      <ol className="gallery-block-list">
        {blockTypes.map((blockType) => (
          <li key={blockType}>
            <a
              className="gallery-block-link"
              href={`/dev/blocks/${blockType}`}
              aria-current={blockType === current ? 'page' : undefined}
            >
              {schemaOf(blockType).label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The same page in one theme, or in each; nothing for a block without themes. */
export function ThemeList({ view }: { readonly view: GalleryView }): ReactNode {
  if (view.blockType !== undefined && !('theme' in schemaOf(view.blockType).fields)) return null
  const path = view.blockType === undefined ? '/dev/blocks' : `/dev/blocks/${view.blockType}`
  const everything = view.blockType === undefined ? 'usual' : 'every theme'
  return (
    <nav aria-label="Theme">
      <ul className="gallery-themes">
        {[undefined, ...themes].map((theme) => (
          <li key={theme ?? 'all'}>
            <a
              className="gallery-theme"
              href={theme === undefined ? path : `${path}?ground=${theme}`}
              aria-current={theme === view.theme ? 'true' : undefined}
            >
              {theme ?? everything}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Neighbours({ blockType }: { readonly blockType: BlockType }): ReactNode {
  const at = blockTypes.indexOf(blockType)
  const sides = [
    { name: 'Before', other: blockTypes[at - 1] },
    { name: 'After', other: blockTypes[at + 1] },
  ]
  return (
    <ul className="gallery-neighbours">
      {sides.map(
        ({ name, other }) =>
          other !== undefined && (
            <li key={name}>
              <span className="gallery-side">{name}</span>{' '}
              <a className="gallery-neighbour" href={`/dev/blocks/${other}`}>
                {schemaOf(other).label}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
