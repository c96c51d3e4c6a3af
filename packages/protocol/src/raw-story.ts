import { isRecord } from './values/is-record.ts'

/** A delivered story (delivery-protocol#story). `content` is whatever an editor saved. */
export interface RawStory {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  /** Without a leading slash; a folder's start page ends in one (`careers/`). */
  readonly full_slug: string
  readonly path: string | null
  readonly parent_id: number | null
  readonly position: number
  readonly is_startpage: boolean
  readonly tag_list: readonly string[]
  readonly lang: string
  readonly group_id: string
  readonly alternates: readonly RawAlternate[]
  readonly created_at: string
  readonly updated_at: string
  readonly published_at: string | null
  readonly first_published_at: string | null
  readonly content: unknown
}

export interface RawAlternate {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly published: boolean
  readonly full_slug: string
  readonly is_folder: boolean
  readonly parent_id: number
}

/** An entry of `cdn/links`: a story or folder of the space (delivery-protocol#links). */
export interface RawLink {
  readonly id: number
  readonly uuid: string
  /** The full slug. */
  readonly slug: string
  readonly path: string | null
  readonly real_path: string
  readonly name: string
  readonly published: boolean
  readonly parent_id: number | null
  readonly is_folder: boolean
  readonly is_startpage: boolean
  readonly position: number
  readonly published_at: string | null
}

/** An entry of a data source with its translations (delivery-protocol#data-sources). */
export interface RawDatasourceEntry {
  readonly id: number
  readonly name: string
  readonly value: string
  /** The `dimension_value` in each language's dimension, by language code. */
  readonly translations?: Readonly<Record<string, string>>
}

/** Reads a story, with defaults for invalid members. Undefined if it lacks a uuid or full slug. Never throws. */
export function readRawStory(raw: unknown): RawStory | undefined {
  if (!isRecord(raw)) return undefined
  const { uuid, full_slug } = raw
  const isComplete = typeof uuid === 'string' && uuid !== '' && typeof full_slug === 'string'
  return isComplete ? completeRawStory(raw) : undefined
}

/** Makes a story of any value, with defaults for invalid members; uuid and full slug may be empty. */
export function completeRawStory(raw: unknown): RawStory {
  const stored = isRecord(raw) ? raw : {}
  const full_slug = textOf(stored.full_slug) ?? textOf(stored.slug) ?? ''
  const slug = textOf(stored.slug) ?? full_slug.split('/').filter(Boolean).at(-1) ?? ''
  const uuid = textOf(stored.uuid) ?? ''
  return {
    id: numberOf(stored.id) ?? 0,
    uuid,
    name: textOf(stored.name) ?? (slug || 'Untitled'),
    slug,
    full_slug,
    path: textOf(stored.path) ?? null,
    parent_id: numberOf(stored.parent_id) ?? null,
    position: numberOf(stored.position) ?? 0,
    is_startpage: stored.is_startpage === true,
    tag_list: listOf(stored.tag_list).filter((tag) => typeof tag === 'string'),
    lang: textOf(stored.lang) ?? 'default',
    group_id: textOf(stored.group_id) ?? uuid,
    alternates: listOf(stored.alternates).filter(isRecord).map(completeAlternate),
    created_at: textOf(stored.created_at) ?? EPOCH,
    updated_at: textOf(stored.updated_at) ?? textOf(stored.created_at) ?? EPOCH,
    published_at: textOf(stored.published_at) ?? null,
    first_published_at: textOf(stored.first_published_at) ?? null,
    content: stored.content,
  }
}

const EPOCH = '1970-01-01T00:00:00.000Z'

type StoredMembers = Readonly<Record<string, unknown>>

function completeAlternate(stored: StoredMembers): RawAlternate {
  return {
    id: numberOf(stored.id) ?? 0,
    name: textOf(stored.name) ?? '',
    slug: textOf(stored.slug) ?? '',
    published: stored.published === true,
    full_slug: textOf(stored.full_slug) ?? '',
    is_folder: stored.is_folder === true,
    parent_id: numberOf(stored.parent_id) ?? 0,
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
