import { readBlock } from '@prospectus/content/reading/read-block'
import type { ReadContext } from '@prospectus/content/schema/context/read-context'
import type { ReactNode } from 'react'
import { Blocks } from '../../layouts/blocks.tsx'
import { type Specimen, schemaOf } from './specimens.ts'

interface SpecimenGroupProps {
  /** Of one example. */
  readonly specimens: readonly Specimen[]
  readonly context: ReadContext
  /** What its heading says: on the sheet of one block, the example's name is enough. */
  readonly named: 'block' | 'example'
}

/** One example under its name, across the whole window as on a page, in each theme that is asked for. */
export function SpecimenGroup({ specimens, context, named }: SpecimenGroupProps): ReactNode {
  const [first] = specimens
  if (first === undefined) return null
  return (
    <div className="gallery-group" id={`example-${first.blockType}-${first.name}`}>
      <div className="gallery-caption container">
        <h2 className="gallery-name">
          {named === 'example' ? (
            first.name
          ) : (
            <a className="gallery-name-link" href={`/dev/blocks/${first.blockType}`}>
              {schemaOf(first.blockType).label}
            </a>
          )}
        </h2>
        {named === 'block' && <p className="gallery-example">{first.name}</p>}
      </div>
      {specimens.map((specimen) => (
        <div
          key={specimen.colourTheme ?? 'own'}
          className="gallery-specimen"
          data-specimen={specimen.blockType}
          data-example={specimen.name}
          data-ground={specimen.colourTheme}
        >
          {specimens.length > 1 && (
            <p className="gallery-specimen-ground container">{specimen.colourTheme}</p>
          )}
          <div className="gallery-stage">
            <Blocks blocks={[readBlock(specimen.raw, context)]} />
          </div>
        </div>
      ))}
    </div>
  )
}
