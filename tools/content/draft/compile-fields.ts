import type {
  Field,
  FieldDefinition,
  Fields,
  PartSchema,
} from '@prospectus/content/schema/fields/field'
import { richTextDocument } from '../markdown/document.ts'
import { typographic } from '../markdown/typography.ts'
import { industries, industryUuid, themes } from '../structure/datasources.ts'
import type { AssetShelf } from './asset-shelf.ts'
import { pictureNode, readAssetDraft } from './draft-assets.ts'
import { type LinkSurroundings, markdownLinks, multilink } from './draft-links.ts'
import { languageOf } from './full-slug.ts'
import { linkLine } from './link-line.ts'
import { found, isMapping, type Place } from './place.ts'
import { uuidOf } from './stable-ids.ts'

/** What compiling a field needs to know of the story around it. */
export interface Compiling {
  readonly links: LinkSurroundings
  readonly shelf: AssetShelf
}

/**
 * The stored fields of a draft's mapping, in the schema's order. Unknown keys, values of the wrong
 * kind and missing required fields are faults. Keys in `apart` are somebody else's business.
 */
export function compileFields(
  fields: Fields,
  draft: Readonly<Record<string, unknown>>,
  place: Place,
  compiling: Compiling,
  apart: readonly string[] = ['component'],
): Record<string, unknown> {
  const names = Object.keys(fields)
  for (const key of Object.keys(draft)) {
    if (!names.includes(key) && !apart.includes(key)) {
      place.at(key).fault(`unknown field; expected one of ${names.join(', ')}`)
    }
  }
  const stored: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = draft[name]
    const here = place.at(name)
    if (field.definition.required && (value === undefined || value === null || value === '')) {
      here.fault('this field is required')
    } else if (value !== undefined) {
      stored[name] = value === null ? null : compileValue(field, value, here, compiling)
    }
  }
  return stored
}

/** A part or block with its component name and id. */
export function compilePart(
  schema: PartSchema,
  draft: unknown,
  place: Place,
  compiling: Compiling,
): Record<string, unknown> | undefined {
  if (!isMapping(draft)) {
    return place.fault(
      `expected a mapping with the fields of "${schema.component}", found ${found(draft)}`,
    )
  }
  return {
    _uid: uuidOf(`${place.story}#${place.path}`),
    component: schema.component,
    ...compileFields(schema.fields, draft, place, compiling),
  }
}

function compileValue(
  field: Field<unknown, unknown>,
  value: unknown,
  place: Place,
  compiling: Compiling,
): unknown {
  const { definition } = field
  switch (definition.type) {
    case 'text':
    case 'textarea':
      return textValue(value, place)
    case 'richtext':
      return richTextValue(value, place, compiling)
    case 'number':
      return typeof value === 'number'
        ? String(value)
        : place.fault(`expected a number, found ${found(value)}`)
    case 'boolean':
      return typeof value === 'boolean'
        ? value
        : place.fault(`expected true or false, found ${found(value)}`)
    case 'datetime':
      return dateValue(value, place)
    case 'option':
      return optionValue(value, definition, place)
    case 'options':
      return optionsValue(value, definition, place, compiling)
    case 'asset':
      return readAssetDraft(value, place, compiling.shelf)
    case 'multiasset':
      return listOf(value, place).map((item, index) =>
        readAssetDraft(item, place.at(index), compiling.shelf),
      )
    case 'multilink':
      return multilink(value, place, compiling.links)
    case 'bloks':
      return partsValue(field, value, place, compiling)
    case 'custom':
      return place.fault('this field has an editor of its own and cannot be drafted')
  }
}

function textValue(value: unknown, place: Place): string | undefined {
  if (typeof value === 'string')
    return verbatim(value, place)
      ? value.trim()
      : typographic(value.trim(), languageOf(place.story))
  if (typeof value === 'number') return String(value)
  if (place.path.endsWith('.code') && typeof value === 'object') return JSON.stringify(value)
  return place.fault(`expected text, found ${found(value)}`)
}

/** Addresses and code are no prose: their quotes stay straight. */
function verbatim(text: string, { path }: Place): boolean {
  return /(^|[._])(url|code|graphic)$/.test(path) || /:\/\//.test(text)
}

/** The stored document of a draft's Markdown. */
export function richTextValue(value: unknown, place: Place, compiling: Compiling): unknown {
  if (typeof value !== 'string') return place.fault(`expected Markdown text, found ${found(value)}`)
  const picture = pictureNode(place, compiling.shelf)
  return richTextDocument(
    value,
    place,
    markdownLinks(place, compiling.links, picture),
    languageOf(place.story),
  )
}

/** Stored as the content system does: `2021-03-04 09:00`, UTC. Empty stays empty (DATA-3). */
function dateValue(value: unknown, place: Place): string | undefined {
  const text = String(value)
  if (text === '') return ''
  const full = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text} 00:00` : text
  const isDate = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(full)
  if (isDate && !Number.isNaN(Date.parse(`${full.replace(' ', 'T')}Z`))) return full
  return place.fault(`expected a UTC date such as 2021-03-04 09:00, found ${found(value)}`)
}

function optionValue(
  value: unknown,
  definition: FieldDefinition,
  place: Place,
): string | undefined {
  const values = definition.options?.map((choice) => choice.value) ?? []
  if (values.includes(String(value))) return String(value)
  return place.fault(`expected one of ${values.join(', ')}, found ${found(value)}`)
}

function optionsValue(
  value: unknown,
  definition: FieldDefinition,
  place: Place,
  compiling: Compiling,
): unknown {
  if (value === '') return ''
  const one = (item: unknown, where: Place) => optionItem(item, definition, where, compiling)
  return Array.isArray(value)
    ? value.map((item, index) => one(item, place.at(index)))
    : one(value, place)
}

function optionItem(
  item: unknown,
  definition: FieldDefinition,
  place: Place,
  { links }: Compiling,
): string | undefined {
  if (typeof item !== 'string') return place.fault(`expected a slug, found ${found(item)}`)
  if (definition.source === 'internal_stories') {
    const bare = item.replace(/^\/|\/$/g, '')
    return uuidOf(links.startFolders.has(bare) ? `${bare}/` : bare || 'home')
  }
  if (definition.datasource_slug === 'industry-type') {
    if (Object.hasOwn(industries, item)) return industryUuid(item)
    return place.fault(
      `expected one of ${Object.keys(industries).join(', ')}, found ${found(item)}`,
    )
  }
  if (definition.datasource_slug === 'theme-type' && !Object.hasOwn(themes, item)) {
    return place.fault(`expected one of ${Object.keys(themes).join(', ')}, found ${found(item)}`)
  }
  return item
}

function partsValue(
  field: Field<unknown, unknown>,
  value: unknown,
  place: Place,
  compiling: Compiling,
): unknown {
  const schema = field.of
  if (schema === undefined) return place.fault('this field holds blocks and cannot be drafted')
  return listOf(value, place).flatMap((item, index) => {
    const here = place.at(index)
    const draft =
      schema.component === 'link' && typeof item === 'string' ? linkLine(item, here) : item
    return draft === undefined ? [] : (compilePart(schema, draft, here, compiling) ?? [])
  })
}

function listOf(value: unknown, place: Place): readonly unknown[] {
  if (Array.isArray(value)) return value
  place.fault(`expected a list, found ${found(value)}`)
  return []
}
