import { readBlock } from '@prospectus/content/reading/read-block'
import { type BlockType, blockTypes } from '@prospectus/content/schema/blocks/all-blocks'
import type { Theme } from '@prospectus/content/schema/blocks/block-settings'
import type { ReadContext } from '@prospectus/content/schema/context/read-context'
import type { Field, Fields } from '@prospectus/content/schema/fields/field'
import type { ReactNode } from 'react'
import { Blocks } from '../../layouts/blocks.tsx'
import { defaultSpecimens, type Specimen, schemaOf, specimensOf, themes } from './specimens.ts'

/**
 * What a page of the gallery shows: all examples of one block or of all blocks, in one theme or in every theme. With
 * both undefined, the usual example of each block.
 */
export interface GalleryView {
  readonly blockType: BlockType | undefined
  readonly theme: Theme | undefined
}

interface GalleryPageProps {
  readonly view: GalleryView
  /** One context for the whole page, so that heading ids are unique on it. */
  readonly context: ReadContext
}

export function GalleryPage({ view, context }: GalleryPageProps): ReactNode {
  const groups = groupsOf(view)
  return (
    <>
      <header className="gallery-bar">
        <div className="gallery-bar-line container">
          <a className="gallery-home" href="/dev/blocks">
            Block gallery
          </a>
          <ThemeList view={view} />
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
            caption={view.blockType === undefined ? 'block' : 'example'}
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
  const { blockType, theme } = view
  const themeText = theme === undefined ? 'in every theme' : `on ${theme}`
  if (blockType === undefined) {
    return (
      <div className="gallery-head container">
        <div className="gallery-title">
          <p className="gallery-label">{`${blockTypes.length} blocks`}</p>
          <h1>Blocks</h1>
          <p className="gallery-lede">
            {theme === undefined
              ? 'Each block once, by its usual example. A block’s own page has all of its examples.'
              : `All ${count} examples of all blocks, ${themeText}.`}
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
        <p className="gallery-lede">{`${count} examples${'theme' in schema.fields ? `, ${themeText}` : ''}.`}</p>
        <Neighbours blockType={blockType} />
      </div>
      <FieldTable fields={schema.fields} />
    </div>
  )
}

/** The specimens that the page shows, grouped by example. */
function groupsOf({ blockType, theme }: GalleryView): readonly (readonly Specimen[])[] {
  const shownThemes = theme === undefined ? themes : [theme]
  const shownTypes = blockType === undefined ? blockTypes : [blockType]
  const specimens =
    blockType === undefined && theme === undefined
      ? defaultSpecimens()
      : shownTypes.flatMap((type) => specimensOf(type, shownThemes))
  return [...Map.groupBy(specimens, ({ blockType, name }) => `${blockType} ${name}`).values()]
}

interface SpecimenGroupProps {
  readonly specimens: readonly Specimen[]
  readonly context: ReadContext
  /** `example` on the page of one block, where the example's name is enough. */
  readonly caption: 'block' | 'example'
}

/** One example under its name, in each theme. */
function SpecimenGroup({ specimens, context, caption }: SpecimenGroupProps): ReactNode {
  const [first] = specimens
  if (first === undefined) return null
  return (
    <div className="gallery-group" id={`example-${first.blockType}-${first.name}`}>
      <div className="gallery-caption container">
        <h2 className="gallery-name">
          {caption === 'example' ? (
            first.name
          ) : (
            <a className="gallery-name-link" href={`/dev/blocks/${first.blockType}`}>
              {schemaOf(first.blockType).label}
            </a>
          )}
        </h2>
        {caption === 'block' && <p className="gallery-example">{first.name}</p>}
      </div>
      {specimens.map((specimen) => (
        <div
          key={specimen.theme ?? 'own'}
          className="gallery-specimen"
          data-specimen={specimen.blockType}
          data-example={specimen.name}
          data-ground={specimen.theme}
        >
          {specimens.length > 1 && (
            <p className="gallery-specimen-theme container">{specimen.theme}</p>
          )}
          <div className="gallery-stage">
            <Blocks blocks={[readBlock(specimen.raw, context)]} />
          </div>
        </div>
      ))}
    </div>
  )
}

type AnyField = Field<unknown, unknown>

/** Fields of a block and its parts: how they are stored, and their labels for editors (DATA-4). */
function FieldTable({ fields }: { readonly fields: Fields }): ReactNode {
  return (
    <table className="gallery-fields">
      <caption className="visually-hidden">Fields</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">For editors</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(fields).map(({ path, field }) => (
          <tr key={path.join('.')}>
            <th scope="row">
              <code className="gallery-field-name">
                {path.length > 1 && <span className="gallery-field-of">{path[0]}.</span>}
                {path.at(-1)}
              </code>
              <span className="gallery-field-kind">{kindOf(field)}</span>
            </th>
            <td>
              <span className="gallery-field-label">{field.definition.display_name}</span>
              {field.definition.description !== undefined && (
                <span className="gallery-field-help"> {field.definition.description}</span>
              )}
              <Choices field={field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Row {
  /** The field's name, after the name of its list if it is a field of a part. */
  readonly path: readonly string[]
  readonly field: AnyField
}

function rowsOf(fields: Fields): readonly Row[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    { path: [name], field },
    ...Object.entries(field.itemSchema?.fields ?? {}).map(([part, inner]) => ({
      path: [name, part],
      field: inner,
    })),
  ])
}

function kindOf({ definition }: AnyField): string {
  const { type, required = false, maximum } = definition
  return [type, maximum !== undefined && `at most ${maximum}`, required && 'required']
    .filter(Boolean)
    .join(', ')
}

function Choices({ field }: { readonly field: AnyField }): ReactNode {
  const { options = [], datasource_slug: datasource } = field.definition
  const choices = datasource ?? options.slice(0, MAX_OPTIONS_NAMED).map(({ value }) => value)
  if (choices.length === 0) return null
  const furtherText =
    options.length > MAX_OPTIONS_NAMED ? ` and ${options.length - MAX_OPTIONS_NAMED} more` : ''
  return (
    <span className="gallery-field-choices">
      {(typeof choices === 'string' ? `from ${choices}` : choices.join(' · ')) + furtherText}
    </span>
  )
}

const MAX_OPTIONS_NAMED = 8

function BlockList({ current }: { readonly current: BlockType | undefined }): ReactNode {
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

/** Links to the current page in all themes and in each single one; nothing for a block without themes. */
function ThemeList({ view }: { readonly view: GalleryView }): ReactNode {
  if (view.blockType !== undefined && !('theme' in schemaOf(view.blockType).fields)) return null
  const path = view.blockType === undefined ? '/dev/blocks' : `/dev/blocks/${view.blockType}`
  const allLabel = view.blockType === undefined ? 'usual' : 'every theme'
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
              {theme ?? allLabel}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Neighbours({ blockType }: { readonly blockType: BlockType }): ReactNode {
  const index = blockTypes.indexOf(blockType)
  const neighbours = [
    { name: 'Before', other: blockTypes[index - 1] },
    { name: 'After', other: blockTypes[index + 1] },
  ]
  return (
    <ul className="gallery-neighbours">
      {neighbours.map(
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
