import { allBlocks, type BlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { Field } from '@prospectus/content/schema/fields/field'
import { isFilled } from '@prospectus/content/schema/values/stored-value'
import type { FieldType } from '@prospectus/protocol/management/definition'
import type { Warning } from '@prospectus/protocol/management/story'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { storedBlocks, valuesOutsideBlocks } from './stored-fields.ts'
import { warning } from './warning.ts'

/** Warns about blocks that nobody has filled in, and a page without blocks. */
export function* emptyWarnings(content: unknown): Generator<Warning> {
  if (isRecord(content) && content.component === 'modules/page' && !isFilled(content.body)) {
    yield warning('empty-page', { component: 'modules/page', uid: '', field: 'body' })
  }
  for (const { component, uid, fields } of storedBlocks(content)) {
    const schema = Object.entries(schemas).find(([name]) => name === component)?.[1]
    if (schema === undefined || FILLED_BY_THE_SITE.has(component)) continue
    const contentFields = Object.entries(schema.fields).filter(([, { definition }]) =>
      CONTENT_TYPES.has(definition.type),
    )
    // A block without a required field is left out of the page; another warning says so.
    const isRequired = contentFields.some(([, { definition }]) => definition.required)
    if (isRequired || contentFields.some(([name]) => hasContent(fields[name]))) continue
    const [first] = contentFields
    yield warning('empty-block', { component, uid, ...(first && { field: first[0] }) })
  }
}

const schemas: Readonly<
  Record<string, { readonly fields: Readonly<Record<string, Field<unknown, unknown>>> }>
> = allBlocks

function hasContent(value: unknown): boolean {
  if (!isRecord(value) || value.type !== 'doc') return isFilled(value)
  return [...valuesOutsideBlocks(value)].some(
    (node) =>
      isRecord(node) &&
      ((typeof node.text === 'string' && node.text.trim() !== '') ||
        (typeof node.type === 'string' && ATOMS.has(node.type))),
  )
}

/** Types of fields that visitors read or see; others choose how a block looks. */
const CONTENT_TYPES = new Set<FieldType>([
  'text',
  'textarea',
  'richtext',
  'asset',
  'multiasset',
  'multilink',
  'table',
  'bloks',
  'options',
])

/** Nodes of a rich text that show something without text. */
const ATOMS = new Set(['image', 'blok', 'horizontal_rule', 'table'])

/** Blocks that show something without any input of an editor. */
const FILLED_BY_THE_SITE: ReadonlySet<string> = new Set<BlockType>([
  'assessment-tool',
  'consent-choices',
  'current-openings',
  'insights-slider',
  'loading-placeholder',
  'redirect',
  'resources-centre',
  'search-results',
  'sitemap',
  'team-listing',
])
