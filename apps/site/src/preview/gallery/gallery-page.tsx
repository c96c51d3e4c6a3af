import { blockTypes } from '@prospectus/content/schema/blocks/all-blocks'
import type { ReadContext } from '@prospectus/content/schema/context/read-context'
import type { ReactNode } from 'react'
import { FieldTable } from './field-table.tsx'
import { BlockList, ColourThemeList, Neighbours } from './gallery-navigation.tsx'
import type { GalleryView } from './gallery-view.ts'
import { SpecimenGroup } from './specimen-group.tsx'
import { colourThemes, type Specimen, schemaOf, specimensOf, usualSpecimens } from './specimens.ts'

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
          <ColourThemeList view={view} />
        </div>
        <div className="gallery-scale" />
      </header>
      <main id="main" tabIndex={-1} className="gallery-sheet">
        <Head view={view} count={groups.length} />
        {groups.map((group) => (
          <SpecimenGroup
            key={`${group[0]?.blockType} ${group[0]?.name}`}
            specimens={group}
            context={context}
            named={view.blockType === undefined ? 'block' : 'example'}
          />
        ))}
      </main>
      {view.blockType !== undefined && (
        <footer className="gallery-foot container">
          <BlockList current={view.blockType} />
        </footer>
      )}
    </>
  )
}

function Head({ view, count }: { readonly view: GalleryView; readonly count: number }): ReactNode {
  const { blockType, colourTheme } = view
  const shown = colourTheme === undefined ? 'in every theme' : `on ${colourTheme}`
  if (blockType === undefined) {
    return (
      <div className="gallery-head container">
        <div className="gallery-title">
          <p className="gallery-label">{`${blockTypes.length} blocks`}</p>
          <h1>Blocks</h1>
          <p className="gallery-lede">
            {colourTheme === undefined
              ? 'Each block once, by its usual example. A block’s own sheet has all of its examples.'
              : `All ${count} examples of all blocks, ${shown}.`}
          </p>
        </div>
        <BlockList current={undefined} />
      </div>
    )
  }
  const schema = schemaOf(blockType)
  return (
    <div className="gallery-head container">
      <div className="gallery-title">
        <p className="gallery-label">
          <code>{blockType}</code>
        </p>
        <h1>{schema.label}</h1>
        <p className="gallery-lede">{`${count} examples${'theme' in schema.fields ? `, ${shown}` : ''}.`}</p>
        <Neighbours blockType={blockType} />
      </div>
      <FieldTable fields={schema.fields} />
    </div>
  )
}

/** Specimens of the same example stand together. */
function groupsOf({ blockType, colourTheme }: GalleryView): readonly (readonly Specimen[])[] {
  const shown = colourTheme === undefined ? colourThemes : [colourTheme]
  const specimens =
    blockType !== undefined
      ? specimensOf(blockType, shown)
      : colourTheme === undefined
        ? usualSpecimens()
        : blockTypes.flatMap((each) => specimensOf(each, shown))
  return [...Map.groupBy(specimens, (each) => `${each.blockType} ${each.name}`).values()]
}
