import { type Stem, stems } from '@prospectus/content/schema/blocks/all-blocks'
import type { ReactNode } from 'react'
import type { GalleryView } from './gallery-view.ts'
import { grounds, schemaOf } from './specimens.ts'

/** Every block, by what editors call it. */
export function BlockList({ current }: { readonly current: Stem | undefined }): ReactNode {
  return (
    <nav className="gallery-blocks" aria-label="Blocks">
      <ol className="gallery-block-list">
        {stems.map((stem) => (
          <li key={stem}>
            <a
              className="gallery-block-link"
              href={`/dev/blocks/${stem}`}
              aria-current={stem === current ? 'page' : undefined}
            >
              {schemaOf(stem).label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The same page in one theme, or in each; nothing for a block without themes. */
export function GroundList({ view }: { readonly view: GalleryView }): ReactNode {
  if (view.stem !== undefined && !('theme' in schemaOf(view.stem).fields)) return null
  const path = view.stem === undefined ? '/dev/blocks' : `/dev/blocks/${view.stem}`
  const everything = view.stem === undefined ? 'usual' : 'every theme'
  return (
    <nav aria-label="Theme">
      <ul className="gallery-grounds">
        {[undefined, ...grounds].map((ground) => (
          <li key={ground ?? 'all'}>
            <a
              className="gallery-ground"
              href={ground === undefined ? path : `${path}?ground=${ground}`}
              aria-current={ground === view.ground ? 'true' : undefined}
            >
              {ground ?? everything}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The blocks before and after this one in the list. */
export function Neighbours({ stem }: { readonly stem: Stem }): ReactNode {
  const at = stems.indexOf(stem)
  const sides = [
    { name: 'Before', other: stems[at - 1] },
    { name: 'After', other: stems[at + 1] },
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
