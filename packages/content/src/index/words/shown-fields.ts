import { componentOfContent } from '../../reading/component.ts'
import { createReadContext } from '../../reading/site-context.ts'
import { allBlocks, isBlockType } from '../../schema/blocks/all-blocks.ts'
import type { Field, Fields } from '../../schema/fields/field.ts'
import { allRoots } from '../../schema/stories/all-roots.ts'
import { page } from '../../schema/stories/page.ts'
import { isFilled } from '../../schema/values/stored-value.ts'
import { componentOf } from '../../schema/values/uid.ts'

/** The fields that the layout of a story reads (BLOCK-1); undefined for content without a layout. */
export function fieldsOfRoot(content: unknown): Fields | undefined {
  const component = componentOfContent(content)
  if (component !== 'other') return allRoots[`modules/${component}`].fields
  return Array.isArray(Object(content).body) ? page.fields : undefined
}

/** The fields of a stored block; undefined for one that the page leaves out (DATA-4). */
export function fieldsOfBlock(raw: unknown): Fields | undefined {
  const component = componentOf(raw)
  if (component === undefined || !isBlockType(component)) return undefined
  const { fields }: { readonly fields: Fields } = allBlocks[component]
  return hasRequired(fields, raw) ? fields : undefined
}

/** The stored parts of a list that its block shows, in order (DATA-4). */
export function shownItems(raw: unknown, { of, definition }: Field<unknown, unknown>): unknown[] {
  if (!Array.isArray(raw) || of === undefined) return []
  return raw.filter((item) => hasRequired(of.fields, item)).slice(0, definition.maximum)
}

/** Whether a root's layout shows a field: false for one that stands beside another that is empty. */
export function isShownField(name: string, raw: object): boolean {
  const others = SHOWN_BESIDE.get(name)
  return others === undefined || others.some((other) => isFilled(storedIn(raw, other)))
}

/** What is stored in a field. */
export function storedIn(raw: object, name: string): unknown {
  return Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined
}

function hasRequired(fields: Fields, raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false
  return Object.entries(fields).every(
    ([name, field]) => !field.definition.required || isUsable(storedIn(raw, name), field),
  )
}

/** A file or link only has to be there: whether it leads anywhere depends on other stories and the site. */
function isUsable(stored: unknown, field: Field<unknown, unknown>): boolean {
  if (field.of !== undefined) return shownItems(stored, field).length > 0
  if (POINTERS.has(field.definition.type)) return isFilled(stored)
  return field.read(stored, createReadContext(NO_SITE)) !== undefined
}

const POINTERS: ReadonlySet<string> = new Set(['asset', 'multiasset', 'multilink'])

/** Fields of a resource that show beside one of others only: a note on a recording, and where an event is. */
const SHOWN_BESIDE: ReadonlyMap<string, readonly string[]> = new Map([
  ['recording_note', ['audio', 'video_url']],
  ['location', ['starts_at']],
])

const NO_SITE = {
  pathOfUuid: () => undefined,
  pathOfSlug: () => undefined,
  siteUrl: '',
  assetHosts: [],
  embedHost: '',
  languages: [],
}
