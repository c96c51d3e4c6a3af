import type { SortableProperty, SortKey } from '../database/story-query.ts'
import { malformed } from './errors.ts'

/**
 * Reads `sort_by`: `property:asc|desc` or `content.field:asc|desc[:int|:float]`, several between commas,
 * each with an optional `:nulls_first` or `:nulls_last` (delivery-protocol#order). Without a direction it is
 * ascending. Throws a 400 for anything else, an unknown property included, and for more than 10 keys.
 */
export function readSortBy(text: string | undefined): readonly SortKey[] {
  const keys = (text ?? '').split(',').filter((key) => key.trim() !== '')
  if (keys.length > MAXIMUM_KEYS)
    throw malformed('sort_by', text ?? '', `at most ${MAXIMUM_KEYS} keys`)
  return keys.map((key) => readKey(key.trim()))
}

function readKey(key: string): SortKey {
  const [name = '', ...options] = key.split(':')
  const chosen = (one: string) => options.includes(one)
  const known = options.every((option) => OPTIONS.has(option))
  const contradicts = OPPOSITES.some(([one, other]) => chosen(one) && chosen(other))
  const by = known && !contradicts ? readName(name, options) : undefined
  if (by === undefined) throw malformed('sort_by', key, EXPECTED)
  return { by, descending: chosen('desc'), nullsFirst: chosen('nulls_first') }
}

function readName(name: string, options: readonly string[]): SortKey['by'] | undefined {
  const as = options.includes('int') ? 'int' : options.includes('float') ? 'float' : 'text'
  const path = /^content\.(.+)$/s.exec(name)?.[1]
  if (path !== undefined) return path.length <= MAXIMUM_PATH_CHARACTERS ? { path, as } : undefined
  const property = PROPERTIES.find((one) => one === name)
  return property === undefined || as !== 'text' ? undefined : { property }
}

const MAXIMUM_KEYS = 10
const MAXIMUM_PATH_CHARACTERS = 200
const OPPOSITES = [
  ['asc', 'desc'],
  ['int', 'float'],
  ['nulls_first', 'nulls_last'],
] as const
const OPTIONS = new Set<string>(OPPOSITES.flat())
const PROPERTIES: readonly SortableProperty[] = [
  'id',
  'uuid',
  'name',
  'slug',
  'full_slug',
  'position',
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
]
const EXPECTED = `content.<field>, ${PROPERTIES.join(', ')}; then :asc or :desc, :int or :float for content, :nulls_first or :nulls_last`
