import { stems } from '@prospectus/content/schema/blocks/all-blocks'
import type { ReadContext } from '@prospectus/content/schema/context/read-context'
import type { ReactNode } from 'react'
import { FieldTable } from './field-table.tsx'
import { BlockList, GroundList, Neighbours } from './gallery-navigation.tsx'
import type { GalleryView } from './gallery-view.ts'
import { SpecimenGroup } from './specimen-group.tsx'
import { grounds, type Specimen, schemaOf, specimensOf, usualSpecimens } from './specimens.ts'

interface GalleryPageProps {
  readonly view: GalleryView
  /** One for the page, so that ids of headings are unique on it. */
  readonly context: ReadContext
}

/** A specimen sheet: what is shown at its head, then each example across the whole window. */
export function GalleryPage({ view, context }: GalleryPageProps): ReactNode {
  const groups = groupsOf(view)
  return (
    <>
      <header className="gallery-bar">
        <div className="gallery-bar-line container">
          <a className="gallery-home" href="/dev/blocks">
            Block gallery
          </a>
          <GroundList view={view} />
        </div>
        <div className="gallery-scale" />
      </header>
      <main id="main" tabIndex={-1} className="gallery-sheet">
        <Head view={view} count={groups.length} />
        {groups.map((group) => (
          <SpecimenGroup
            key={`${group[0]?.stem} ${group[0]?.name}`}
            specimens={group}
            context={context}
            named={view.stem === undefined ? 'block' : 'example'}
          />
        ))}
      </main>
      {view.stem !== undefined && (
        <footer className="gallery-foot container">
          <BlockList current={view.stem} />
        </footer>
      )}
    </>
  )
}

function Head({ view, count }: { readonly view: GalleryView; readonly count: number }): ReactNode {
  const { stem, ground } = view
  const shown = ground === undefined ? 'in every theme' : `on ${ground}`
  if (stem === undefined) {
    return (
      <div className="gallery-head container">
        <div className="gallery-title">
          <p className="gallery-label">{`${stems.length} blocks`}</p>
          <h1>Blocks</h1>
          <p className="gallery-lede">
            {ground === undefined
              ? 'Each block once, by its usual example. A block’s own sheet has all of its examples.'
              : `All ${count} examples of all blocks, ${shown}.`}
          </p>
        </div>
        <BlockList current={undefined} />
      </div>
    )
  }
  const schema = schemaOf(stem)
  return (
    <div className="gallery-head container">
      <div className="gallery-title">
        <p className="gallery-label">
          <code>{stem}</code>
        </p>
        <h1>{schema.label}</h1>
        <p className="gallery-lede">{`${count} examples${'theme' in schema.fields ? `, ${shown}` : ''}.`}</p>
        <Neighbours stem={stem} />
      </div>
      <FieldTable fields={schema.fields} />
    </div>
  )
}

/** Specimens of the same example stand together. */
function groupsOf({ stem, ground }: GalleryView): readonly (readonly Specimen[])[] {
  const shown = ground === undefined ? grounds : [ground]
  const specimens =
    stem !== undefined
      ? specimensOf(stem, shown)
      : ground === undefined
        ? usualSpecimens()
        : stems.flatMap((each) => specimensOf(each, shown))
  return [...Map.groupBy(specimens, (each) => `${each.stem} ${each.name}`).values()]
}
