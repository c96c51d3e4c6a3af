import { isRecord } from '@prospectus/protocol/values/is-record'
import { componentDefinitions } from '../schema/stories/component-definitions.ts'
import type { StoredObject } from '../schema/values/stored-value.ts'

/** Maps components of foreign content to the site's own, by stored name (decision 0087). */
export type ContentMapping = Readonly<Record<string, ComponentMapping>>

export interface ComponentMapping {
  readonly component: string
  /** Keyed by the site's field names; unmapped stored fields keep their names. */
  readonly fields: Readonly<Record<string, FieldMapping>>
}

export type FieldMapping =
  /** Name of the stored field. */
  | string
  | { readonly constant: unknown }
  /** Joins the non-empty texts of several fields, with a separator. */
  | { readonly join: readonly string[]; readonly with: string }
  /** Concatenates several fields, and blocks built from fields of the same block. */
  | { readonly list: readonly (string | ComponentMapping)[] }

/** Converts mapped components to the site's own; returns the same object if there are none. Never throws. */
export function mapContent(content: unknown, mapping: ContentMapping, depth = 0): unknown {
  if (typeof content !== 'object' || content === null || depth > MAX_DEPTH) return content
  const mapNested = (value: unknown) => mapContent(value, mapping, depth + 1)
  if (Array.isArray(content)) {
    const mapped = content.map(mapNested)
    return mapped.every((value, index) => value === content[index]) ? content : mapped
  }
  const entries = Object.entries(content).map(([name, value]) => [name, mapNested(value)] as const)
  const isUnchanged = entries.every(([name, value]) => value === Reflect.get(content, name))
  const block: StoredObject = isUnchanged ? (content as StoredObject) : Object.fromEntries(entries)
  const { component } = block
  const rule =
    typeof component === 'string' && Object.hasOwn(mapping, component)
      ? mapping[component]
      : undefined
  return rule === undefined
    ? block
    : { ...unmappedFields(block, rule), ...mappedFields(block, rule) }
}

function unmappedFields(block: StoredObject, { fields }: ComponentMapping): StoredObject {
  const moved = new Set(Object.values(fields).flatMap(sourcesOf))
  return Object.fromEntries(Object.entries(block).filter(([name]) => !moved.has(name)))
}

function mappedFields(block: StoredObject, { component, fields }: ComponentMapping): StoredObject {
  const values = Object.entries(fields).map(([name, from]) => [name, fieldValue(block, from, name)])
  return {
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    component,
  }
}

function fieldValue(block: StoredObject, from: FieldMapping, field: string): unknown {
  if (typeof from === 'string') return block[from]
  if ('constant' in from) return from.constant
  if ('join' in from) {
    const texts = from.join.map((name) => block[name])
    const joined = texts.filter((text) => typeof text === 'string' && text.trim() !== '')
    return joined.length === 0 ? undefined : joined.join(from.with)
  }
  return from.list.flatMap((item, index) => {
    if (typeof item !== 'string') return buildBlock(block, item, `${field}-${index}`)
    const value = block[item]
    return value === undefined || value === null || value === '' ? [] : value
  })
}

/** Builds a block from another's fields. Its `_uid` is the same on every read. */
function buildBlock(block: StoredObject, rule: ComponentMapping, suffix: string): StoredObject {
  const { _uid: uid } = block
  return {
    ...(typeof uid === 'string' && { _uid: `${uid}-${suffix}` }),
    ...mappedFields(block, rule),
  }
}

function sourcesOf(from: FieldMapping): readonly string[] {
  if (typeof from === 'string') return [from]
  if ('join' in from) return from.join
  if (!('list' in from)) return []
  return from.list.flatMap((item) =>
    typeof item === 'string' ? [item] : Object.values(item.fields).flatMap(sourcesOf),
  )
}

/** Nesting depth beyond which nothing is mapped; the site cannot render such content either. */
const MAX_DEPTH = 500

/** Lists the errors of an invalid mapping: a sentence each, with its path in the file. */
export class ContentMappingError extends Error {
  override readonly name = 'ContentMappingError'
  readonly errors: readonly string[]

  constructor(errors: readonly string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

/** Parses a mapping; throws a `ContentMappingError` with every error. */
export function parseContentMapping(stored: unknown): ContentMapping {
  const errors: string[] = []
  const report = (path: string, expected: string, found: unknown) => {
    errors.push(`${path}: expected ${expected}, found ${JSON.stringify(found) ?? 'nothing'}`)
  }
  const schemas = fieldsByComponent()

  function parseComponent(value: unknown, path: string, stored?: string): ComponentMapping {
    if (!isRecord(value)) {
      report(path, 'an object with "component" and "fields"', value)
      return { component: '', fields: {} }
    }
    for (const name of Object.keys(value)) {
      if (name !== 'component' && name !== 'fields')
        report(`${path}.${name}`, 'only "component" and "fields"', value[name])
    }
    const { component = stored, fields = {} } = value
    const schema = typeof component === 'string' ? schemas.get(component) : undefined
    if (typeof component !== 'string' || schema === undefined) {
      report(`${path}.component`, 'the name of a component of the site', component)
    }
    if (!isRecord(fields)) report(`${path}.fields`, 'an object', fields)
    const mapped = Object.entries(isRecord(fields) ? fields : {}).map(([name, from]) => {
      const fieldPath = `${path}.fields.${name}`
      if (schema && !schema.has(name)) {
        errors.push(
          `${fieldPath}: ${component} has no field of this name; it has ${[...schema].join(', ')}`,
        )
      }
      return [name, parseField(from, fieldPath)] as const
    })
    return { component: String(component), fields: Object.fromEntries(mapped) }
  }

  function parseField(value: unknown, path: string): FieldMapping {
    if (isName(value)) return value
    const [kind, ...otherKinds] = isRecord(value)
      ? Object.keys(value).filter((key) => key !== 'with')
      : []
    if (isRecord(value) && kind !== undefined && otherKinds.length === 0) {
      if (kind === 'constant') return { constant: value.constant }
      if (kind === 'join' && isList(value.join) && value.join.every(isName)) {
        const { with: separator = ' ' } = value
        if (typeof separator === 'string') return { join: value.join, with: separator }
      }
      if (kind === 'list' && isList(value.list)) {
        return {
          list: value.list.map((item, index) =>
            isName(item) ? item : parseComponent(item, `${path}.list.${index}`),
          ),
        }
      }
    }
    report(
      path,
      'the name of a stored field, {"constant": …}, {"join": [names], "with": text} or {"list": [names and blocks]}',
      value,
    )
    return ''
  }

  if (!isRecord(stored)) {
    throw new ContentMappingError(['expected an object with a member for each stored component'])
  }
  const mapping = Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, parseComponent(value, name, name)]),
  )
  if (errors.length > 0) throw new ContentMappingError(errors)
  return mapping
}

/** Field names by component; a kind of story is listed with and without `modules/` (DATA-2). */
export function fieldsByComponent(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    componentDefinitions().flatMap(({ name, schema }) => {
      const fields = new Set(Object.keys(schema))
      const bare = name.replace(/^modules\//, '')
      const names = bare === name ? [name] : [name, bare]
      return names.map((component) => [component, fields] as const)
    }),
  )
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
